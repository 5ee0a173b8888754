import { loadEngine } from 'tensu';

const engine = await loadEngine();

console.log(engine.parseLine('234m55s (<1 123m) [7777z] 5s win=ron from=3 flags=rinshan dora=3m rules=tenhou'));
console.log(engine.parseLine('234m (55'));

import { loadEngine } from 'tensu';

const engine = await loadEngine();

const records = engine.pack([engine.parseLine('234m345p5678s666z5s win=tsumo rules=tenhou')]);
console.log(records.length);

import { loadEngine } from 'tensu';

const engine = await loadEngine();
const hands = ['234m345p5678s666z5s win=tsumo rules=tenhou', '19m19p19s1234567z1m win=ron from=1 rules=tenhou'];
const worths = engine.scoreMany(hands.map(engine.parseLine));
for (let i = 0; i < worths.length; i += 5) {
  const [code, han, fu, base, delta] = worths.subarray(i, i + 5);
  console.log(code === 0 ? { han, fu, base, delta } : engine.refusals[code - 1]);
}

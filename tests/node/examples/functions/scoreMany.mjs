import { loadEngine } from 'tensu';

const engine = await loadEngine();

const lines = ['234m345p5678s666z5s win=tsumo rules=tenhou', '19m19p19s1234567z2z win=tsumo rules=tenhou'];
const worths = engine.scoreMany(lines.map(engine.parseLine));
for (let at = 0; at < worths.length; at += 5) {
  const [code, han, fu, base, delta] = worths.subarray(at, at + 5);
  console.log(code === 0 ? { han, fu, base, delta } : engine.refusals[code - 1]);
}

import { loadEngine } from 'tensu';

const engine = await loadEngine();

for (const { id, family, players, variantOf } of engine.rules()) console.log(id, family, players, variantOf ?? '');

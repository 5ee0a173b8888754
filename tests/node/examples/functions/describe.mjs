import { loadEngine } from 'tensu';

const engine = await loadEngine();

const { options } = engine.describe({ base: 'makopi-house', set: { kiriage: false } });
console.log(options.find(({ key }) => key === 'kiriage'));

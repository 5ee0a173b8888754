import { loadEngine } from 'tensu';

const engine = await loadEngine();

console.log(engine.points('makopi-house', { han: 4, fu: 30, dealer: false, by: 'tsumo' }));

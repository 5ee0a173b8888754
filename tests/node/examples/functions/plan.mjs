import { loadEngine } from 'tensu';

const engine = await loadEngine();

const tournament = engine.plan(10, 'wcoom-riichi');
if (tournament.ok) console.table(tournament.rounds);

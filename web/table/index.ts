import { TensuBattle } from './battle/tensu-battle.ts';
import { TensuSheet } from './sheet/tensu-sheet.ts';
import { TensuTournament } from './tournament/tensu-tournament.ts';

const ELEMENTS = { 'tensu-battle': TensuBattle, 'tensu-sheet': TensuSheet, 'tensu-tournament': TensuTournament };

for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

declare global {
  interface HTMLElementTagNameMap {
    'tensu-battle': TensuBattle;
    'tensu-sheet': TensuSheet;
    'tensu-tournament': TensuTournament;
  }
}

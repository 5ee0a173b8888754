import { TensuCalculator } from './tensu-calculator.ts';
import { TensuHand } from './tensu-hand.ts';
import { TensuTable } from './tensu-table.ts';

const ELEMENTS = { 'tensu-calculator': TensuCalculator, 'tensu-hand': TensuHand, 'tensu-table': TensuTable };

for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

declare global {
  interface HTMLElementTagNameMap {
    'tensu-calculator': TensuCalculator;
    'tensu-hand': TensuHand;
    'tensu-table': TensuTable;
  }
}

export { TensuCalculator, TensuHand, TensuTable };

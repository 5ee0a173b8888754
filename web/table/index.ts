import '../widget/index.ts';
import { TensuSheet } from './sheet/tensu-sheet.ts';

const ELEMENTS = { 'tensu-sheet': TensuSheet };

for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

declare global {
  interface HTMLElementTagNameMap {
    'tensu-sheet': TensuSheet;
  }
}

import { TensuCalculator } from './tensu-calculator.ts';

if (!customElements.get('tensu-calculator')) customElements.define('tensu-calculator', TensuCalculator);

declare global {
  interface HTMLElementTagNameMap {
    'tensu-calculator': TensuCalculator;
  }
}

export { TensuCalculator };

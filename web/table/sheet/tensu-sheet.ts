import { html, LitElement, type TemplateResult } from 'lit';
import { theme } from '../../widget/styles/theme.ts';

/** A score sheet of a riichi game. */
export class TensuSheet extends LitElement {
  static override styles = [theme];

  protected override render(): TemplateResult {
    return html``;
  }
}

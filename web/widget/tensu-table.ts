import { css, html, LitElement, nothing } from 'lit';
import type { HandEngine } from 'tensu/hand';
import { wordsIn } from '../text/languages.ts';
import { sharedEngine } from './engine.ts';
import { adopt } from './parts.ts';
import { FIRST_RULES } from './state/house.ts';
import { tables } from './styles/tables.ts';
import { theme } from './styles/theme.ts';
import { Vocabulary } from './vocabulary.ts';

const waiting = css`
  .wait {
    min-block-size: 3rem;
    color: var(--soft);
  }
`;

/**
 * The yaku of a rule set or what it pays, as the engine has them. It appears when it comes into view.
 *
 * @attribute rules - the rule set, also with changed options: `makopi-house;kiriage=false`
 * @attribute show - `yaku` or `payments`; of Sichuan there is only the list of hands
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 * @csspart table - every table
 */
export class TensuTable extends LitElement {
  static override styles = [theme, tables, waiting];
  static override properties = { rules: {}, show: {}, lang: {} };

  rules = FIRST_RULES;
  show = 'yaku';
  override lang = '';
  private readonly vocabulary = new Vocabulary(this, wordsIn);
  private engine?: HandEngine;
  private charts?: typeof import('./parts/charts.ts');
  private failed = false;
  private watcher?: IntersectionObserver;

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.start());
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  private async start(): Promise<void> {
    this.watcher?.disconnect();
    const coming = Promise.all([sharedEngine(), import('./parts/charts.ts')]);
    [this.engine, this.charts] = (await coming.catch(() => undefined)) ?? [];
    this.failed = !this.engine;
    if (this.charts) adopt(this, this.charts.styles);
    this.requestUpdate();
  }

  protected override render() {
    const { engine, charts } = this;
    const words = this.vocabulary.phrases()?.words;
    if (!words) return nothing;
    if (!engine || !charts) return html`<p class="wait">${this.failed ? words.ui.tableFailed : words.ui.loading}</p>`;
    return charts.chart(this.vocabulary, engine, this.rules, this.show);
  }
}

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { wordsIn } from '../text/languages.ts';
import { sharedEngine } from './engine.ts';
import { Explanations } from './explanations.ts';
import { Parts } from './parts.ts';
import type { Permalink } from './permalink.ts';
import type { Phrases } from './phrases.ts';
import { plainText } from './plain-text.ts';
import { keep, recall } from './state/device.ts';
import type { Shared } from './state/fragment.ts';
import { Session } from './state/session.ts';
import { styles } from './styles/index.ts';
import { summary } from './summary.ts';
import { type Context, contextOf } from './view/context.ts';
import { handTray } from './view/hand.ts';
import { pressKey } from './view/keys.ts';
import { notationField } from './view/notation.ts';
import { options } from './view/options.ts';
import { picker } from './view/picker.ts';
import { result } from './view/result.ts';
import { rulesSwitch } from './view/rules.ts';
import { scope } from './view/scope.ts';
import { situation } from './view/situation.ts';
import { addCorners, sprite } from './view/sprite.ts';
import { Vocabulary } from './vocabulary.ts';

/** In practice the result is not said before the guess. */
const said = ({ phrases, hidden, house, outcome, fitted, parts }: Context): string => {
  if (!hidden) return summary(phrases, outcome, fitted);
  const play = parts.practiceWords.known?.value;
  return (house.sichuan ? play?.askSichuan : play?.ask) ?? '';
};

const CORNERS = { type: Boolean, reflect: true };
/** Set again to the same text it is taken again: what was entered meanwhile is another hand, under other rules. */
const AGAIN = { hasChanged: () => true };

/**
 * A calculator of mahjong hands.
 *
 * @attribute rules - the rule set, such as `makopi-house`, also with changed options: `makopi-house;kiriage=false`
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 * @attribute hand - a hand on one line, such as `123m456p789s11z (555z) 1z win=tsumo`
 * @attribute corners - shows an index in the corner of every tile, as the reader may choose too
 * @attribute compare - unfolds what the hand is worth under the other rule sets
 * @attribute fixed - leaves out the choice of rules: those of `rules` or `hand` hold
 * @attribute guide - the address of a page that has an anchor for every yaku by its id, to which explanations lead
 * @attribute permalink - keeps the hand in the fragment of the page's address and follows it; for one element of a page
 * @fires tensu-change - when something was entered; `detail.hand` is the hand on one line
 * @fires tensu-score - when the hand is scored or refused; `detail` is the engine's result
 * @csspart hand - the tiles on the felt
 * @csspart picker - the tiles to choose from
 * @csspart situation - how the hand was won
 * @csspart result - what the hand is worth
 * @csspart options - the house rules
 * @csspart scope - what the numbers are and what they are not
 * @csspart bar - the line that stays in sight on a phone
 * @cssproperty --tensu-felt - the table the tiles lie on
 * @cssproperty --tensu-sheet - the ground of fields and results
 * @cssproperty --tensu-ink - text
 * @cssproperty --tensu-soft - text that stands back
 * @cssproperty --tensu-line - rules between rows
 * @cssproperty --tensu-edge - the outline of what can be touched
 */
export class TensuCalculator extends LitElement {
  static override styles = styles;
  static override properties = {
    ...{ rules: AGAIN, lang: {}, hand: AGAIN, corners: CORNERS, guide: {} },
    ...{ compare: { type: Boolean }, fixed: { type: Boolean }, permalink: { type: Boolean } },
  };

  rules = '';
  override lang = '';
  hand = '';
  compare = false;
  fixed = false;
  guide = '';
  permalink = false;
  corners = recall('corners') === 'true';
  private address?: Permalink;
  private readonly vocabulary = new Vocabulary(this, wordsIn);
  private readonly parts = new Parts(this, this.vocabulary);
  private readonly explanations = new Explanations(this, () => this.vocabulary.lang);
  private readonly session = new Session((entered) => this.follow(entered));
  private watcher?: IntersectionObserver;
  private started = false;
  private entered = false;
  private told: unknown;
  private focused?: Element;
  private group?: Element;
  private offered?: string;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('focusin', this.start);
    for (const used of ['focusin', 'pointerdown']) this.addEventListener(used, this.parts.fetchAll, { once: true });
    this.addEventListener('pointerdown', this.start);
    this.watcher = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.start());
    this.watcher.observe(this);
    if (this.hasUpdated && this.permalink) this.openAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
    this.address?.close();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.prepend(sprite());
    return root;
  }

  /** What follows the address comes where it is asked for; if it does not, it is asked for again with the next entry. */
  private async openAddress(): Promise<void> {
    const part = await this.parts.need(this.parts.permalink);
    this.address ??= part && new part.Permalink((shared) => this.arrive(shared));
    if (this.isConnected && this.permalink) this.address?.open(this.entered);
    if (this.entered) this.writeAddress();
    this.requestUpdate();
  }

  private writeAddress(line = this.session.line): void {
    if (this.permalink) this.address?.write(line, this.vocabulary.lang);
  }

  private arrive({ hand = '', lang }: Shared): void {
    if (lang) this.lang = lang;
    this.session.setLine(hand);
  }

  /** The engine comes when the calculator is seen or touched, once for all of a page. */
  private readonly start = async (): Promise<void> => {
    this.requestUpdate();
    if (this.started) return;
    this.started = true;
    const engine = await sharedEngine().catch(() => undefined);
    if (engine) {
      this.watcher?.disconnect();
      // Compiling the engine has taken its time: whatever waits for the page goes before.
      await new Promise((next) => setTimeout(next));
      this.session.start(engine);
    } else {
      this.started = false;
      this.session.fail();
    }
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('rules') && this.rules) this.session.setRules(String(this.rules));
    if (changed.has('hand') && (this.hand || changed.get('hand'))) this.session.setLine(String(this.hand ?? ''));
    if (changed.has('permalink')) {
      if (this.permalink) this.openAddress();
      else this.address?.close();
    }
    if (changed.has('compare')) this.session.place.setComparing(this.compare);
    if (this.session.derived.house.changedKeys.length > 0) this.parts.wordsNeeded = true;
    this.focused = this.shadowRoot?.activeElement ?? undefined;
    this.group = this.focused?.closest('[role="group"], section') ?? undefined;
  }

  private readonly setCorners = (corners: boolean): void => {
    this.corners = corners;
    keep('corners', String(corners));
  };

  private follow(entered: boolean): void {
    this.requestUpdate();
    if (entered) {
      this.entered = true;
      const { line } = this.session;
      this.tell('tensu-change', { hand: line });
      if (this.permalink && !this.address) this.openAddress();
      this.writeAddress(line);
    }
    const { outcome } = this.session.derived;
    // In practice it is told when it may be seen.
    if (outcome === this.told || this.session.practising.hidden) return;
    this.told = outcome;
    if (outcome.kind === 'score') this.tell('tensu-score', outcome.score);
    if (outcome.kind === 'refused')
      this.tell('tensu-score', { ok: false, problems: outcome.problems, checks: outcome.checks });
  }

  private tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private makeContext(phrases: Phrases): Context {
    const { session, parts, explanations, guide, corners, setCorners } = this;
    const plain = () => plainText(phrases, session.derived, session.line);
    const address = this.permalink ? this.address : undefined;
    const link = address && (() => address.linkTo(session.line, phrases.lang));
    const ctx = contextOf(session, { phrases, parts, explanations, guide, corners, setCorners, plain, link });
    if (!parts.permalink.failed || ctx.notice) return ctx;
    return { ...ctx, notice: { place: 'share', text: phrases.words.ui.partFailed } };
  }

  protected override render(): TemplateResult | typeof nothing {
    const phrases = this.vocabulary.phrases(this.session.derived.house.sichuan, this.parts.optionWords.known?.value);
    if (!phrases) return nothing;
    const ctx = this.makeContext(phrases);
    return html`
      <div class="calculator" lang=${ctx.phrases.lang} @keydown=${(event: KeyboardEvent) => pressKey(event, ctx)}>
        <div class="entry">
          ${this.fixed ? nothing : rulesSwitch(ctx)} ${handTray(ctx)} ${picker(ctx)} ${notationField(ctx)} ${situation(ctx)}
        </div>
        ${result(ctx)} ${this.fixed ? nothing : options(ctx)} ${scope(ctx)}
        <p class="bar" part="bar" role="status">${ctx.notice?.text ?? said(ctx)}</p>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Without the indexes the tiles can still be told apart.
    if (changed.has('corners') && this.corners) addCorners(this.renderRoot).catch(() => undefined);
    const sets = this.renderRoot.querySelector('.candidates');
    const offered = sets ? this.session.place.offered : undefined;
    if (offered !== this.offered) {
      this.offered = offered;
      sets?.querySelector('button')?.focus({ preventScroll: true });
      sets?.scrollIntoView({ block: 'nearest' });
    }
    if (this.focused && !this.focused.isConnected) this.handOn();
  }

  /**
   * The focus of a tile that was touched away goes to its neighbour, that of a set to the tile it was offered for,
   * any other to the field where the hand is written.
   */
  private handOn(): void {
    const near = this.group?.isConnected ? [...this.group.querySelectorAll('button')].at(-1) : undefined;
    const key = this.group?.matches('.candidates') ? '.key[tabindex="0"]' : '.notation input';
    const next = near ?? this.renderRoot.querySelector<HTMLElement>(key);
    next?.focus({ preventScroll: true });
  }
}

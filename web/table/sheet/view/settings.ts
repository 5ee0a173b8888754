import { html, nothing, type TemplateResult } from 'lit';
import { OWN, ownRulesInForce, recallOwnRules } from '../../../widget/state/own-rules.ts';
import { numberField } from '../../../widget/view/controls.ts';
import { fits, placesOf, startPoints } from '../state/game.ts';
import { LONGEST_NAME, MOST_POINTS } from '../state/saved-game.ts';
import type { SheetContext } from './context.ts';

/** Rules, names, points at the start, uma and oka. */
export function settings(ctx: SheetContext): TemplateResult {
  const { session, words, speech, phrases } = ctx;
  const { game } = session.entered;
  const { house } = session.played;
  const changed = speech.changedOptions();
  return html`
    <details class="settings">
      <summary>${words.settings.title}${words.colon}<span>${speech.rules()}</span></summary>
      ${rulesSelect(ctx)}
      ${changed ? html`<p class="hint">${phrases.fill(words.settings.changed, { list: changed })}</p>` : nothing}
      <fieldset class="names">
        <legend>${words.settings.names}</legend>
        ${placesOf(house).map((place) => nameField(ctx, place))}
      </fieldset>
      <div class="fields">
        ${numberField(
          {
            label: words.settings.start,
            value: game.start,
            step: 100,
            placeholder: String(startPoints({ ...game, start: undefined }, house)),
            judged: true,
          },
          (start) => isPoints(start) && session.arrange({ start }, 'start'),
        )}
      </div>
      <div class="fields">${umaFields(ctx)}</div>
    </details>
    <p class="on-paper">${rulesOnPaper(ctx)}</p>
  `;
}

/** By what the points of a printed sheet came about. */
function rulesOnPaper({ session, words, speech, phrases }: SheetContext): string {
  const { game } = session.entered;
  const changed = speech.changedOptions();
  const start = phrases.number(startPoints(game, session.played.house));
  const rules = [speech.rules(), ...(changed ? [phrases.fill(words.settings.changed, { list: changed })] : [])];
  return phrases.list([...rules, `${words.settings.start}${words.colon}${start}`]);
}

function nameField({ session, words, phrases }: SheetContext, place: number): TemplateResult {
  const { game } = session.entered;
  const label = phrases.fill(words.settings.nameOf, { count: place + 1 });
  const write = (event: Event) => {
    const names = game.names.with(place, (event.target as HTMLInputElement).value);
    session.arrange({ names }, `name-${place}`);
  };
  return html`
    <input
      type="text"
      aria-label=${label}
      placeholder=${phrases.fill(words.player, { count: place + 1 })}
      maxlength=${LONGEST_NAME}
      autocomplete="off"
      .value=${game.names[place] ?? ''}
      @input=${write}
    />
  `;
}

function umaFields({ session, words, phrases }: SheetContext): TemplateResult[] {
  const { game } = session.entered;
  const set = (rank: number, value: number | undefined) => {
    const uma = placesOf(session.played.house).map((at) => (at === rank ? (value ?? 0) : (game.uma[at] ?? 0)));
    session.arrange({ uma: uma.every((points) => points === 0) ? [] : uma }, `uma-${rank}`);
  };
  return [
    ...placesOf(session.played.house).map((rank) =>
      numberField(
        {
          label: phrases.fill(words.settings.umaOf, { rank: rank + 1 }),
          value: game.uma[rank],
          step: 100,
          placeholder: '0',
          judged: true,
        },
        (value) => isPoints(value) && set(rank, value),
      ),
    ),
    numberField(
      { label: words.settings.oka, value: game.oka || undefined, step: 100, placeholder: '0', judged: true },
      (value) => isPoints(value) && session.arrange({ oka: value ?? 0 }, 'oka'),
    ),
  ];
}

/** What no game comes near to is not taken; an empty field is. */
const isPoints = (value = 0): boolean => Number.isInteger(value) && Math.abs(value) <= MOST_POINTS;

/** The rule sets of the riichi family and the reader's own; a changed one that has no name stands by itself. */
function rulesSelect({ session, phrases, words, speech }: SheetContext): TemplateResult {
  const { engine } = session;
  const { game } = session.entered;
  const riichi = engine.rules().filter(({ family }) => family === 'riichi');
  const own = recallOwnRules().filter(({ base }) => riichi.some(({ id }) => id === base));
  const plain = Object.keys(game.set).length === 0;
  const named = ownRulesInForce(own, { rules: game.rules, changed: { [game.rules]: game.set } });
  const option = (value: string, base: string, name: string, selected: boolean) =>
    html`<option value=${value} ?disabled=${!fits(engine, game, base)} .selected=${selected}>${name}</option>`;
  const pick = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    const chosen = own.find(({ name }) => OWN + name === value);
    session.arrange(chosen ? { rules: chosen.base, set: chosen.set } : { rules: value, set: {} });
  };
  return html`
    <label class="rules">
      <span>${phrases.words.ui.rules}</span>
      <select @change=${pick}>
        ${riichi.map(({ id }) => option(id, id, phrases.name(phrases.words.rules, id), plain && id === game.rules))}
        ${own.map(({ name, base }) => option(OWN + name, base, name, !plain && name === named?.name))}
        ${plain || named ? nothing : html`<option value="" disabled .selected=${true}>${speech.rules()}</option>`}
      </select>
    </label>
    <p class="hint">${game.hands.length > 0 ? words.settings.otherPlayers : nothing}</p>
  `;
}

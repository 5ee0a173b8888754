import { html, nothing, type TemplateResult } from 'lit';
import type { OptionWords } from '../../text/options/words.ts';
import { hasChanges } from '../state/entry.ts';
import { chosenText, download } from '../state/files.ts';
import { knownOwnRules, withOwnRules } from '../state/own-changes.ts';
import { LONGEST_NAME, type OwnRules, writeOwnRules } from '../state/own-rules.ts';
import type { Context } from './context.ts';

type PanelWords = OptionWords['panel'];

/** What was forgotten last: a slip of the finger must not cost it. */
let forgotten: OwnRules | undefined;

/** Keeps the changed options under a name, and takes such rules from and to a file. */
export function ownRules(ctx: Context, { panel }: OptionWords): TemplateResult {
  const { phrases, own } = ctx;
  const lost = forgotten;
  const notice = ctx.notice?.place === 'own-rules' ? ctx.notice.text : '';
  return html`
    <fieldset class="option-group own-rules">
      <legend>${phrases.words.ui.ownRules}</legend>
      <form @submit=${(event: SubmitEvent) => keep(event, ctx, panel)}>
        <label><span>${panel.ownName}</span><input type="text" name="own-name" maxlength=${LONGEST_NAME} autocomplete="off" required /></label>
        <button type="submit" class="quiet" ?disabled=${!hasChanges(ctx.entry)}>${panel.keepOwn}</button>
      </form>
      <ul class="chips">
        ${own.map((one) => {
          const label = phrases.fill(panel.dropOwn, { name: one.name });
          return html`
            <li>
              <button type="button" class="chip" aria-label=${label} title=${label} @click=${() => drop(ctx, panel, one)}>
                ${one.name} <span aria-hidden="true">×</span>
              </button>
            </li>
          `;
        })}
      </ul>
      <div class="share">
        <button type="button" class="quiet" ?disabled=${own.length === 0} @click=${() => download('tensu-rules.json', 'application/json', writeOwnRules(own))}>${panel.exportOwn}</button>
        <label class="file">
          <span>${panel.importOwn}</span>
          <input type="file" accept="application/json,.json" @change=${(event: Event) => read(event, ctx, panel)} />
        </label>
      </div>
      <p class="hint">${notice}</p>
      ${notice && lost ? html`<button type="button" class="quiet" @click=${() => add(ctx, panel, lost)}>${panel.bringOwnBack}</button>` : nothing}
    </fieldset>
  `;
}

function keep(event: SubmitEvent, ctx: Context, panel: PanelWords): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const name = String(new FormData(form).get('own-name')).trim();
  if (!name) return;
  const { rules, changed } = ctx.entry;
  add(ctx, panel, { name, base: rules, set: changed[rules] ?? {} });
  form.reset();
}

function add({ phrases, changeOwn, say }: Context, panel: PanelWords, one: OwnRules): void {
  forgotten = undefined;
  const kept = changeOwn((own) => withOwnRules(own, one));
  say('own-rules', phrases.fill(kept ? panel.ownKept : panel.ownNotKept, { name: one.name }));
}

function drop({ phrases, changeOwn, say }: Context, panel: PanelWords, one: OwnRules): void {
  forgotten = one;
  changeOwn((own) => own.filter(({ name }) => name !== one.name));
  say('own-rules', phrases.fill(panel.ownForgotten, { name: one.name }));
}

async function read(event: Event, { phrases, changeOwn, ask, say }: Context, panel: PanelWords): Promise<void> {
  const text = await chosenText(event);
  if (text === undefined) return;
  const known = ask((engine) => knownOwnRules(engine, text)) ?? [];
  forgotten = undefined;
  if (known.length > 0) changeOwn((own) => known.reduce(withOwnRules, own));
  say('own-rules', known.length > 0 ? phrases.fill(panel.ownImported, { count: known.length }) : panel.ownNotRead);
}

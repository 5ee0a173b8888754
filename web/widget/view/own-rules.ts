import { html, type TemplateResult } from 'lit';
import type { OptionWords } from '../../text/options/words.ts';
import { hasChanges } from '../state/entry.ts';
import { knownOwnRules, withOwnRules } from '../state/own-changes.ts';
import { writeOwnRules } from '../state/own-rules.ts';
import type { Context } from './context.ts';

type PanelWords = OptionWords['panel'];

/** Keeps the changed options under a name, and takes such rules from and to a file. */
export function ownRules(ctx: Context, { panel }: OptionWords): TemplateResult {
  const { phrases, own } = ctx;
  const notice = ctx.notice?.place === 'own-rules' ? ctx.notice.text : '';
  return html`
    <fieldset class="option-group own-rules">
      <legend>${phrases.words.ui.ownRules}</legend>
      <form @submit=${(event: SubmitEvent) => keep(event, ctx, panel)}>
        <label><span>${panel.ownName}</span><input type="text" name="own-name" maxlength="60" autocomplete="off" required /></label>
        <button type="submit" class="quiet" ?disabled=${!hasChanges(ctx.entry)}>${panel.keepOwn}</button>
      </form>
      <ul class="chips">
        ${own.map(({ name }) => {
          const label = phrases.fill(panel.dropOwn, { name });
          return html`
            <li>
              <button type="button" class="chip" aria-label=${label} title=${label} @click=${() => drop(ctx, name)}>
                ${name} <span aria-hidden="true">×</span>
              </button>
            </li>
          `;
        })}
      </ul>
      <div class="share">
        <button type="button" class="quiet" ?disabled=${own.length === 0} @click=${() => download(ctx)}>${panel.exportOwn}</button>
        <label class="file">
          <span>${panel.importOwn}</span>
          <input type="file" accept="application/json,.json" @change=${(event: Event) => read(event, ctx, panel)} />
        </label>
      </div>
      <p class="hint">${notice}</p>
    </fieldset>
  `;
}

function keep(event: SubmitEvent, { phrases, own, setOwn, entry, say }: Context, panel: PanelWords): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const name = String(new FormData(form).get('own-name')).trim();
  if (!name) return;
  const { rules, changed } = entry;
  const kept = setOwn(withOwnRules(own, { name, base: rules, set: changed[rules] ?? {} }));
  say('own-rules', phrases.fill(kept ? panel.ownKept : panel.ownNotKept, { name }));
  form.reset();
}

const drop = ({ own, setOwn }: Context, name: string): boolean => setOwn(own.filter((one) => one.name !== name));

function download({ own }: Context): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeOwnRules(own)], { type: 'application/json' }));
  link.download = 'tensu-rules.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function read(event: Event, { phrases, own, setOwn, ask, say }: Context, panel: PanelWords): Promise<void> {
  const input = event.target as HTMLInputElement;
  const text = (await input.files?.[0]?.text()) ?? '';
  const known = ask((engine) => knownOwnRules(engine, text)) ?? [];
  if (known.length > 0) setOwn(known.reduce(withOwnRules, own));
  say('own-rules', known.length > 0 ? phrases.fill(panel.ownImported, { count: known.length }) : panel.ownNotRead);
  input.value = '';
}

import { html, type TemplateResult } from 'lit';
import { hasChanges } from '../state/entry.ts';
import { writeOwnRules } from '../state/own-rules.ts';
import type { Context } from './context.ts';

/** Keeps the changed options under a name, and takes such rules from and to a file. */
export function ownRules(ctx: Context): TemplateResult {
  const { phrases, own } = ctx;
  const { ui } = phrases.words;
  const notice = ctx.notice?.place === 'own-rules' ? ctx.notice.text : '';
  return html`
    <fieldset class="option-group own-rules">
      <legend>${ui.ownRules}</legend>
      <form @submit=${(event: SubmitEvent) => keep(event, ctx)}>
        <label><span>${ui.ownName}</span><input type="text" name="own-name" maxlength="60" autocomplete="off" required /></label>
        <button type="submit" class="quiet" ?disabled=${!hasChanges(ctx.entry)}>${ui.keepOwn}</button>
      </form>
      <ul class="chips">
        ${own.map(({ name }) => {
          const label = phrases.fill(ui.dropOwn, { name });
          return html`
            <li>
              <button type="button" class="chip" aria-label=${label} title=${label} @click=${() => ctx.dropOwn(name)}>
                ${name} <span aria-hidden="true">×</span>
              </button>
            </li>
          `;
        })}
      </ul>
      <div class="share">
        <button type="button" class="quiet" ?disabled=${own.length === 0} @click=${() => download(ctx)}>${ui.exportOwn}</button>
        <label class="file">
          <span>${ui.importOwn}</span>
          <input type="file" accept="application/json,.json" @change=${(event: Event) => read(event, ctx)} />
        </label>
      </div>
      <p class="hint">${notice}</p>
    </fieldset>
  `;
}

function keep(event: SubmitEvent, { phrases, keepOwn, say }: Context): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const name = String(new FormData(form).get('own-name')).trim();
  if (!name) return;
  const { ui } = phrases.words;
  say('own-rules', phrases.fill(keepOwn(name) ? ui.ownKept : ui.ownNotKept, { name }));
  form.reset();
}

function download({ own }: Context): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeOwnRules(own)], { type: 'application/json' }));
  link.download = 'tensu-rules.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function read(event: Event, { phrases, importOwn, say }: Context): Promise<void> {
  const input = event.target as HTMLInputElement;
  const count = importOwn((await input.files?.[0]?.text()) ?? '');
  const { ui } = phrases.words;
  say('own-rules', count > 0 ? phrases.fill(ui.ownImported, { count }) : ui.ownNotRead);
  input.value = '';
}

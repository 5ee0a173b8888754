import { html, type TemplateResult } from 'lit';
import type { Term, TermGroup } from '../../text/glossary/term.ts';
import type { Language } from '../../text/languages.ts';

/** The tag of each language and what it calls itself. */
type Tongues = Record<Language, { tag: string; name: string }>;

/** The terms by subject: named in the language of the page, then in the other two, then explained. */
export function glossary(groups: TermGroup[], tongues: Tongues, lang: Language): TemplateResult {
  return html`
    ${groups.map(
      ({ id, name, terms }) => html`
        <h2 id=${id}>${name[lang]}</h2>
        ${terms.map((term) => entry(term, tongues, lang))}
      `,
    )}
  `;
}

/** A section of its own for every term, so that the search leads to it. */
function entry(term: Term, tongues: Tongues, lang: Language): TemplateResult {
  const others = (Object.keys(tongues) as Language[]).filter((other) => other !== lang);
  return html`
    <section class="term" id=${term.id}>
      <h3>${named(term, lang)}</h3>
      <p class="names">
        ${others.map(
          (other) => html`
            <span><small>${tongues[other].name}</small> <span lang=${tongues[other].tag}>${named(term, other)}</span></span>
          `,
        )}
      </p>
      <p>${term.meaning[lang]}</p>
    </section>
  `;
}

/** A Japanese name has its reading beside it, unless it is written as it is read. */
function named({ ja, en, zh }: Term, lang: Language): string | TemplateResult {
  if (lang !== 'ja') return lang === 'en' ? en : zh;
  return ja.kana === ja.name ? ja.name : html`${ja.name} <small>${ja.kana}</small>`;
}

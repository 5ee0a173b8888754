import { html, type TemplateResult } from 'lit';
import type { Speaker } from './teller.ts';

/** An example of a program above what it prints. */
export function programFigure({ guide }: Speaker, { code, output }: { code: string; output: string }): TemplateResult {
  return html`
    <figure class="program">
      <pre tabindex="0"><code>${code}</code></pre>
      <figcaption>${guide.programs.output}</figcaption>
      <pre tabindex="0"><samp>${output}</samp></pre>
    </figure>
  `;
}

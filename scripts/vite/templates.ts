import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Template extends Node {
  tag: Node & { name?: string };
  quasi: { quasis: Node[] };
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Every tagged template in a syntax tree. */
function templatesIn(node: Node): Template[] {
  const below = Object.values(node).flat().filter(isNode).flatMap(templatesIn);
  return node.type === 'TaggedTemplateExpression' ? [node as Template, ...below] : below;
}

/** A line break and the space around it are one space to HTML. */
const shortHtml = (text: string) => text.replace(/\s*\n\s*/g, ' ');

const shortCss = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/ > /g, '>')
    .replace(/(?<![\w.])0(?=\.\d)/g, '')
    .replaceAll(';}', '}');

const SHORT: Record<string, (text: string) => string> = { html: shortHtml, svg: shortHtml, css: shortCss };

/** Takes out of Lit's templates the space that only their source needs. */
export const shortTemplates: Plugin = {
  name: 'short-templates',
  enforce: 'post',
  transform(code, id) {
    if (!/\/web\/(widget|table)\/.*\.ts$/.test(id)) return undefined;
    const parts = templatesIn(this.parse(code) as Node).flatMap(({ tag, quasi }) => {
      const short = SHORT[tag.name ?? ''];
      return short ? quasi.quasis.map((part) => ({ ...part, short })) : [];
    });
    // From the end, so that the places before stay right.
    const shortened = parts
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, short }) => text.slice(0, start) + short(text.slice(start, end)) + text.slice(end),
        code,
      );
    return { code: shortened, map: null };
  },
};

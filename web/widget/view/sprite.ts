import source from '../../tiles/generated/faces.svg?raw';

const parsed = new Map<string, SVGElement>();

function drawings(text: string): SVGElement {
  const known = parsed.get(text);
  if (known) return known;
  const holder = document.createElement('template');
  holder.innerHTML = text;
  const svg = holder.content.querySelector('svg') as SVGElement;
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  parsed.set(text, svg);
  return svg;
}

/** The drawings that tiles refer to; a shadow root needs its own, all of them or those of some tiles. */
export function sprite(tiles?: ReadonlySet<string>, text = source): SVGElement {
  const all = drawings(text);
  if (!tiles) return all.cloneNode(true) as SVGElement;
  const some = all.cloneNode(false) as SVGElement;
  for (const symbol of all.children) if (tiles.has(symbol.id)) some.append(symbol.cloneNode(true));
  return some;
}

/**
 * Puts the drawings of the corner indexes, which few look at, into a shadow root that has none yet. They go before what
 * Lit renders, which takes all that comes after its beginning for its own.
 */
export async function addCorners(root: ParentNode): Promise<void> {
  const { default: text } = await import('../../tiles/generated/corners.svg?raw');
  if (!root.querySelector('.sprite > [id^="i-"]')) root.prepend(sprite(undefined, text));
}

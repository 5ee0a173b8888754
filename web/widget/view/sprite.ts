import source from '../../tiles/generated/sprite.svg?raw';

let parsed: SVGElement | undefined;

function drawings(): SVGElement {
  if (parsed) return parsed;
  const holder = document.createElement('template');
  holder.innerHTML = source;
  parsed = holder.content.querySelector('svg') as SVGElement;
  parsed.setAttribute('class', 'sprite');
  parsed.setAttribute('aria-hidden', 'true');
  return parsed;
}

/** The drawings that tiles refer to; a shadow root needs its own, all of them or those of some tiles. */
export function sprite(tiles?: ReadonlySet<string>): SVGElement {
  if (!tiles) return drawings().cloneNode(true) as SVGElement;
  const some = drawings().cloneNode(false) as SVGElement;
  for (const symbol of drawings().children) if (tiles.has(symbol.id)) some.append(symbol.cloneNode(true));
  return some;
}

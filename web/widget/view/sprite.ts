import source from '../../tiles/generated/sprite.svg?raw';

/** The drawings that every tile refers to; a shadow root needs them once. */
export function sprite(): SVGElement {
  const holder = document.createElement('template');
  holder.innerHTML = source;
  const drawings = holder.content.querySelector('svg') as SVGElement;
  drawings.setAttribute('class', 'sprite');
  drawings.setAttribute('aria-hidden', 'true');
  return drawings;
}

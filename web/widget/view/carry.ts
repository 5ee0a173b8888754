/** How near to the place a tile may be let go. */
const NEAR_PX = 16;
/** How far a finger that means the place may point past it; any other wants to scroll. */
const MOST_ASIDE = Math.PI / 5;
const RETURN_MS = 150;

/** A tile that follows the pointer to a place where it can be let go. */
export class Carry {
  private along = false;

  constructor(
    private readonly down: PointerEvent,
    private readonly tile: HTMLElement,
    private readonly place: Element,
  ) {}

  get begun(): boolean {
    return this.along;
  }

  move(event: PointerEvent): void {
    this.along ||= event.pointerType !== 'touch' || this.isTowards(event);
    if (!this.along) return;
    this.tile.classList.add('carried');
    this.tile.style.translate = `${event.clientX - this.down.clientX}px ${event.clientY - this.down.clientY}px`;
  }

  /** Whether it was let go at the place; elsewhere the tile goes back. */
  end({ type, clientX, clientY }: PointerEvent): boolean {
    const { tile } = this;
    const from = tile.style.translate;
    tile.classList.remove('carried');
    tile.style.translate = '';
    const { left, right, top, bottom } = this.place.getBoundingClientRect();
    const across = clientX > left - NEAR_PX && clientX < right + NEAR_PX;
    const arrived = type === 'pointerup' && across && clientY > top - NEAR_PX && clientY < bottom + NEAR_PX;
    if (!arrived && this.along && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      tile.animate([{ translate: from }, { translate: '0 0' }], { duration: RETURN_MS, easing: 'ease-out' });
    return arrived && this.along;
  }

  private isTowards({ clientX, clientY }: PointerEvent): boolean {
    const { left, top, width, height } = this.place.getBoundingClientRect();
    const { clientX: x, clientY: y } = this.down;
    const aside = Math.atan2(clientY - y, clientX - x) - Math.atan2(top + height / 2 - y, left + width / 2 - x);
    return Math.cos(aside) > Math.cos(MOST_ASIDE);
  }
}

/** Keeps the page from scrolling under a tile that is carried; it must listen before the finger comes. */
export const keepStill = {
  passive: false,
  handleEvent: (event: TouchEvent): void => {
    if ((event.currentTarget as Element).matches('.carried')) event.preventDefault();
  },
};

const HOLD_MS = 450;
const FLICK_PX = 24;
const STILL_PX = 10;

interface Answers {
  /** Held, or flicked upwards. */
  held?: () => void;
  /** Dragged with a mouse or pen and let go over this element. */
  dropped?: (over: Element) => void;
}

/** Answers a press that is more than a click; a click does not follow then. */
export function watchPress(down: PointerEvent, { held, dropped }: Answers): void {
  if (down.button !== 0) return;
  const tile = down.currentTarget as HTMLElement;
  const listening = new AbortController();
  let done = false;
  const hold = () => {
    done = true;
    clearTimeout(timer);
    held?.();
  };
  const timer = held && setTimeout(hold, HOLD_MS);
  const move = ({ clientX, clientY }: PointerEvent) => {
    const [across, along] = [clientX - down.clientX, clientY - down.clientY];
    if (done || Math.hypot(across, along) < STILL_PX) return;
    clearTimeout(timer);
    // A finger that moves may want to scroll.
    if (dropped && down.pointerType !== 'touch') tile.style.translate = `${across}px ${along}px`;
    else if (held && -along > FLICK_PX) hold();
  };
  const end = ({ type, clientX, clientY }: PointerEvent) => {
    clearTimeout(timer);
    listening.abort();
    const dragged = tile.style.translate !== '';
    if (dragged) {
      tile.style.pointerEvents = 'none';
      const over = (tile.getRootNode() as ShadowRoot).elementFromPoint(clientX, clientY);
      tile.style.pointerEvents = tile.style.translate = '';
      if (over && type === 'pointerup') dropped?.(over);
    }
    if (done || dragged) swallowClick(tile);
  };
  const { signal } = listening;
  tile.setPointerCapture(down.pointerId);
  tile.addEventListener('pointermove', move, { signal });
  tile.addEventListener('pointerup', end, { signal });
  tile.addEventListener('pointercancel', end, { signal });
  tile.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** The click that belongs to a press comes right after its end, or not at all. */
function swallowClick(tile: HTMLElement): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  tile.addEventListener('click', stop, { capture: true });
  setTimeout(() => tile.removeEventListener('click', stop, { capture: true }));
}

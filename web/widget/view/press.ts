import { Carry } from './carry.ts';

const HOLD_MS = 450;
const CLICK_MS = 500;
const FLICK_PX = 24;
const STILL_PX = 10;

interface Answers {
  /** Held, or flicked upwards where it is not carried. */
  held?: () => void;
  /** Carried to a place and let go there. */
  carried?: { to: Element; dropped: () => void };
}

/** Answers a press that is more than a click; a click does not follow then. */
export function watchPress(down: PointerEvent, { held, carried }: Answers): void {
  if (down.button !== 0) return;
  const tile = down.currentTarget as HTMLElement;
  const carry = carried && new Carry(down, tile, carried.to);
  const listening = new AbortController();
  let done = false;
  const hold = () => {
    done = true;
    clearTimeout(timer);
    held?.();
  };
  const timer = held && setTimeout(hold, HOLD_MS);
  const move = (event: PointerEvent) => {
    const up = down.clientY - event.clientY;
    if (done || Math.hypot(event.clientX - down.clientX, up) < STILL_PX) return;
    clearTimeout(timer);
    if (carry) carry.move(event);
    else if (held && up > FLICK_PX) hold();
  };
  const end = (event: PointerEvent) => {
    clearTimeout(timer);
    listening.abort();
    if (carry?.end(event)) carried?.dropped();
    if (done || carry?.begun) swallowClick();
  };
  const { signal } = listening;
  tile.setPointerCapture(down.pointerId);
  tile.addEventListener('pointermove', move, { signal });
  tile.addEventListener('pointerup', end, { signal });
  tile.addEventListener('pointercancel', end, { signal });
  tile.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/**
 * The click that belongs to a press comes soon after its end or not at all, and to whatever lies under the finger by
 * then.
 */
function swallowClick(): void {
  const listening = new AbortController();
  const over = () => listening.abort();
  const once = { capture: true, once: true, signal: listening.signal };
  addEventListener('click', (event) => event.stopImmediatePropagation(), once);
  addEventListener('pointerdown', over, once);
  setTimeout(over, CLICK_MS);
}

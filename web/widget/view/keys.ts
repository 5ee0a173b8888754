import { rowOf } from '../state/entry.ts';
import type { Context } from './context.ts';
import { put } from './put.ts';

/** Keys that work wherever the focus is in the calculator, but where something is written or chosen by letters. */
export function pressKey(event: KeyboardEvent, ctx: Context): void {
  if (takesLetters(event.target as HTMLElement)) return;
  if (actOf(event, ctx)?.() !== undefined) event.preventDefault();
}

/** Each act answers with something, so that a key that does nothing is left to the browser. */
function actOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent, ctx: Context) {
  const letter = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (letter === 'y' || (letter === 'z' && shiftKey)) return () => ctx.redo() ?? true;
    return letter === 'z' ? () => ctx.undo() ?? true : undefined;
  }
  if (/^\d$/.test(key)) return () => ctx.spell(ctx.digits + key) ?? true;
  if (/^[mpsz]$/.test(letter) && ctx.digits) return () => spellOut(ctx, letter);
  if (key === 'Escape' && ctx.digits) return () => ctx.spell('') ?? true;
  if (key === 'Backspace') return () => backspace(ctx, target as HTMLElement);
  const at = placeOf(target as HTMLElement);
  return letter === 'w' && at !== undefined ? () => ctx.crown(at) ?? true : undefined;
}

const takesLetters = (element: HTMLElement): boolean =>
  element.matches('select, textarea, input:not([type="radio"], [type="checkbox"])');

/** The place in the hand of the tile that has the focus. */
function placeOf({ dataset }: HTMLElement): number | undefined {
  return dataset.at === undefined ? undefined : Number(dataset.at);
}

function spellOut(ctx: Context, suit: string): boolean {
  ctx.spell('');
  put(
    ctx,
    [...ctx.digits].map((rank) => rank + suit),
  );
  return true;
}

/** Takes back a digit, or the tile that has the focus, or the last one. */
function backspace(ctx: Context, target: HTMLElement): boolean {
  if (ctx.digits) ctx.spell(ctx.digits.slice(0, -1));
  else {
    const row = rowOf(ctx.target);
    const at = placeOf(target);
    const held = at ?? ctx.entry[row].length - 1;
    if (held >= 0) ctx.remove(at === undefined ? row : 'hand', held);
  }
  return true;
}

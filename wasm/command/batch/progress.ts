// How far a batch is, on one line of the terminal.
import { fill } from '../../../web/text/fill.ts';
import type { Context } from '../context.ts';

const EVERY_MS = 250;
const BAR = 24;
const CLEAR_LINE = '\r\x1b[K';

export class Progress {
  private readonly start = performance.now();
  private readonly timer: NodeJS.Timeout;
  private lines = 0;
  private bytes = 0;

  /** `size` in bytes, where it is known. */
  constructor(
    private readonly ctx: Context,
    private readonly size: number | undefined,
  ) {
    this.timer = setInterval(() => ctx.warn(CLEAR_LINE + this.text()), EVERY_MS);
    this.timer.unref();
  }

  add(lines: number, bytes: number): void {
    this.lines += lines;
    this.bytes += bytes;
  }

  /** A text as it must be written to stand above the line, not on it. */
  above(text: string): string {
    return CLEAR_LINE + text;
  }

  end(): void {
    clearInterval(this.timer);
    this.ctx.warn(`${CLEAR_LINE}${this.text()}\n`);
  }

  private text(): string {
    const { text, lang } = this.ctx;
    const seconds = (performance.now() - this.start) / 1000;
    const number = (value: number) => Math.round(value).toLocaleString(lang);
    const rate = number(this.lines / seconds);
    const done = fill(text.batch.progress, { count: number(this.lines), n: this.lines, rate });
    if (!this.size || this.bytes === 0) return done;
    const share = Math.min(1, this.bytes / this.size);
    const filled = Math.round(share * BAR);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${Math.floor(share * 100)}%  ${done}`;
    if (share === 1) return bar;
    return `${bar}  ${fill(text.batch.left, { time: clock((seconds * (1 - share)) / share) })}`;
  }
}

/** Seconds as 1:05 or 2:03:45. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

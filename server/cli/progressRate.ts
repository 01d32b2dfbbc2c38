/** Measures the rate of a long task over its last seconds: items already there are skipped quickly, others are not. */
export class ProgressRate {
  readonly #window: number;
  readonly #marks: { at: number; done: number }[] = [];

  /** @param window length of the measured period in milliseconds */
  constructor(window = 20_000) {
    this.#window = window;
  }

  /** @param at milliseconds; @param done items completed by then */
  mark(at: number, done: number): void {
    this.#marks.push({ at, done });
    while (this.#marks.length > 2 && at - (this.#marks[1]?.at ?? at) >= this.#window) this.#marks.shift();
  }

  /** Per second; 0 while unknown. */
  rate(): number {
    const first = this.#marks[0];
    const last = this.#marks.at(-1);
    if (!first || !last || last.at <= first.at) return 0;
    return ((last.done - first.done) * 1000) / (last.at - first.at);
  }

  /** Seconds until `total`; null while unknown. */
  secondsLeft(total: number): number | null {
    const rate = this.rate();
    const done = this.#marks.at(-1)?.done ?? 0;
    return rate > 0 ? Math.ceil((total - done) / rate) : null;
  }
}

/** 75 gives "1 min 15 s". */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}

/** Returns the text after a bar: "120/2000, 7.9/s, reste 3 min 58 s". */
export function progressRateText(progress: ProgressRate, done: number, total: number): string {
  const left = progress.secondsLeft(total);
  const rate = progress.rate();
  const speed = rate > 0 ? `, ${rate < 100 ? rate.toFixed(1) : Math.round(rate)}/s` : "";
  return `${done}/${total}${speed}${left === null || done >= total ? "" : `, reste ${durationText(left)}`}`;
}

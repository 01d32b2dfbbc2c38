import type { Figures } from "./audit.ts";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (figure: number) => `${Math.round(figure)}`;

export interface Column {
  name: string;
  of: (figures: Figures) => number;
  tell: (figure: number) => string;
  /** Whether the goal is reached. Absent: no goal. */
  reached?: (figure: number) => boolean;
}

/** The printed columns, with the goals of every page. */
export const columns: Column[] = [
  { name: "performance", of: (run) => run.performance, tell: whole, reached: (score) => score >= 98 },
  { name: "accessibility", of: (run) => run.accessibility, tell: whole, reached: (score) => score === 100 },
  { name: "best practices", of: (run) => run.bestPractices, tell: whole, reached: (score) => score === 100 },
  { name: "SEO", of: (run) => run.seo, tell: whole, reached: (score) => score === 100 },
  {
    name: "CLS",
    of: (run) => run.shift,
    tell: (shift) => shift.toFixed(3),
    reached: (shift) => shift < 0.02,
  },
  { name: "FCP", of: (run) => run.firstPaint, tell: seconds },
  { name: "LCP", of: (run) => run.largestPaint, tell: seconds },
  { name: "speed index", of: (run) => run.speedIndex, tell: seconds },
  { name: "TBT", of: (run) => run.blocked, tell: (ms) => `${whole(ms)} ms` },
  { name: "loaded", of: (run) => run.weight, tell: (bytes) => `${whole(bytes / 1024)} KiB` },
  { name: "machine", of: (run) => run.machine, tell: whole },
];

/** Returns the run with the median performance. */
export function median(runs: readonly Figures[]): Figures {
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error("No run was made");
  return middle;
}

/** Returns the faults of all runs, without duplicates. */
export const faults = (runs: readonly Figures[]) => [...new Set(runs.flatMap((run) => run.faults))];

/** Returns the columns whose goal is missed. */
export const behind = (figures: Figures) =>
  columns.filter(({ of, reached }) => reached && !reached(of(figures))).map(({ name }) => name);

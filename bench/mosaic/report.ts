import type { Figures } from "./measure.ts";

/** In every column, smaller is better. */
export const columns: { key: keyof Figures; title: string; digits: number }[] = [
  { key: "firstPicture", title: "first picture, ms", digits: 0 },
  { key: "elements", title: "elements", digits: 0 },
  { key: "heap", title: "heap, MB", digits: 1 },
  { key: "blocked", title: "blocked, ms", digits: 0 },
  { key: "longFrames", title: "frames > 50 ms", digits: 0 },
  { key: "tick", title: "tick, ms", digits: 1 },
  { key: "jumpFrames", title: "frames to a full screen", digits: 0 },
];

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Returns each gallery's medians over its rounds. */
export function medians(rounds: ReadonlyMap<string, readonly Figures[]>): Map<string, Figures> {
  return new Map(
    [...rounds].map(([name, measured]) => {
      const of = (key: keyof Figures) => median(measured.map((figures) => figures[key]));
      return [
        name,
        {
          firstPicture: of("firstPicture"),
          elements: of("elements"),
          heap: of("heap"),
          blocked: of("blocked"),
          longFrames: of("longFrames"),
          tick: of("tick"),
          jumpFrames: of("jumpFrames"),
        },
      ];
    }),
  );
}

/** Returns a figure's ratio to the best; 1 for the best itself, and if both are 0. */
export function ratioToBest(value: number, best: number): number {
  if (value === best) return 1;
  return best === 0 ? Number.POSITIVE_INFINITY : value / best;
}

/** Returns the table in Markdown: each figure with its ratio to the best of its column. */
export function table(figures: ReadonlyMap<string, Figures>): string {
  const rows = [...figures].map(([name, own]) => {
    const cells = columns.map(({ key, digits }) => {
      const best = Math.min(...[...figures.values()].map((other) => other[key]));
      const ratio = ratioToBest(own[key], best);
      const told =
        ratio === 1 ? "best" : Number.isFinite(ratio) ? `${ratio.toFixed(ratio < 10 ? 2 : 0)}×` : "–";
      return `${own[key].toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })} (${told})`;
    });
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [
    `| gallery | ${columns.map(({ title }) => title).join(" | ")} |`,
    `|---|${columns.map(() => "---:|").join("")}`,
    ...rows,
  ].join("\n");
}

/** Returns the titles of the columns in which a gallery is more than a tenth behind the best. */
export function behind(figures: ReadonlyMap<string, Figures>, name: string): string[] {
  const own = figures.get(name);
  if (!own) return columns.map(({ title }) => title);
  return columns
    .filter(({ key }) => {
      const best = Math.min(...[...figures.values()].map((other) => other[key]));
      return ratioToBest(own[key], best) > 1.1;
    })
    .map(({ title }) => title);
}

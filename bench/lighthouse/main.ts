// `npm run lighthouse`: Lighthouse scores of an event of fifty thousand pictures on a phone, in a separate shop on a free
// port. Prints one line per run, then the median. `-- --runs 5 --pictures 20000 --path /search`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { tableLines } from "../../server/cli/table.ts";
import { audit, type Figures } from "./audit.ts";
import { columns, faults, median } from "./report.ts";
import { openShop } from "./shop.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    pictures: { type: "string", default: "50000" },
    path: { type: "string", default: `/search?event=${largeEventUuid}&mode=pictures` },
  },
});
const folder = join(import.meta.dirname, "../../.cache/lighthouse");
const tell = (line: string) => process.stdout.write(`${line}\n`);

await mkdir(folder, { recursive: true });
const shop = await openShop(join(folder, "data"), Number(values.pictures));
try {
  const address = `${shop.url}${values.path}`;
  // Previews are made on first request: no real shopper is an event's first visitor.
  await audit(address, join(folder, "first.json"));
  const runs: Figures[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const figures = await audit(address, join(folder, `run${run}.json`));
    runs.push(figures);
    tell(`run ${run}: performance ${figures.performance}`);
  }
  const middle = median(runs);
  tell(`\n${values.path}, Lighthouse ${middle.version}, mobile, reports in .cache/lighthouse\n`);
  const lines = [
    ...runs.map((figures, run) => [`run ${run + 1}`, figures] as const),
    ["median", middle] as const,
  ];
  const cells = lines.map(([name, figures]) => [name, ...columns.map(({ of, tell: as }) => as(of(figures)))]);
  for (const line of tableLines(["", ...columns.map(({ name }) => name)], cells)) tell(line);
  const behind = columns.filter(({ of, reached }) => reached && !reached(of(middle)));
  tell(
    behind.length === 0
      ? "\nEvery target is reached."
      : `\nBehind: ${behind.map(({ name }) => name).join(", ")}.`,
  );
  for (const fault of faults(runs)) tell(`  ${fault}`);
} finally {
  await shop.stop();
}

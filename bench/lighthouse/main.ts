// `npm run lighthouse`: Lighthouse scores of the shop's pages on a phone, with an event of fifty thousand pictures and a cart with
// items, in a separate shop on a free port. Prints a line per run, then each page's median, and fails behind a goal.
// `-- --runs 5 --pictures 20000 --path /search --path /cart`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readOptions } from "../../scripts/readOptions.ts";
import { tableLines } from "../../server/cli/table.ts";
import { audit, type Figures } from "./audit.ts";
import { awaitAvif } from "./awaitAvif.ts";
import { cookieOfCart, goalPaths } from "./pages.ts";
import { behind, columns, faults, median } from "./report.ts";
import { openShop } from "./shop.ts";

const { values } = readOptions({
  options: {
    runs: { type: "string", default: "3" },
    pictures: { type: "string", default: "50000" },
    path: { type: "string", multiple: true, default: goalPaths },
  },
});
const folder = join(import.meta.dirname, "../../.cache/lighthouse");
const tell = (line: string) => process.stdout.write(`${line}\n`);

await mkdir(folder, { recursive: true });
const shop = await openShop(join(folder, "data"), Number(values.pictures));
try {
  const cookie = await cookieOfCart(shop.url);
  const pages: { path: string; runs: Figures[] }[] = [];
  for (const [place, path] of values.path.entries()) {
    const fileOf = (run: string) => join(folder, `page${place + 1}-${run}.json`);
    const auditTo = (run: string) => audit(shop.url + path, cookie, fileOf(run));
    // Previews are made on first request, their AVIFs after the second: no real shopper is an event's first visitor.
    await auditTo("first");
    await awaitAvif(fileOf("first"));
    const runs: Figures[] = [];
    for (let run = 1; run <= Number(values.runs); run += 1) {
      const figures = await auditTo(`run${run}`);
      runs.push(figures);
      const { performance, largestPaint, blocked } = figures;
      tell(
        `${path}, run ${run}: performance ${performance}, LCP ${Math.round(largestPaint)} ms, TBT ${Math.round(blocked)} ms`,
      );
    }
    pages.push({ path, runs });
  }
  const medians = pages.map(({ path, runs }) => ({ path, figures: median(runs) }));
  tell(`\nMedians, Lighthouse ${medians[0]?.figures.version}, mobile, reports in .cache/lighthouse\n`);
  const cells = medians.map(({ path, figures }) => [
    path,
    ...columns.map(({ of, tell: as }) => as(of(figures))),
  ]);
  for (const line of tableLines(["", ...columns.map(({ name }) => name)], cells)) tell(line);
  const late = medians.flatMap(({ path, figures }) => behind(figures).map((name) => `${path}: ${name}`));
  tell(late.length === 0 ? "\nEvery goal is reached." : `\nBehind:\n  ${late.join("\n  ")}`);
  for (const fault of faults(pages.flatMap(({ runs }) => runs))) tell(`  ${fault}`);
  if (late.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
}

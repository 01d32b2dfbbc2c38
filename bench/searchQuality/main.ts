/**
 * Tries the search of names with planted slips: `npm run search-quality`. Imports generated start lists into a shop of its own, asks
 * the shop's call for each kind of slip, and prints how many are among the first ten; then the call's times at 300,000 names beside a
 * plain look-up of the same names. Exits with 1 below 95 %. `-- SEED` draws other lists; `-- SEED 0` leaves the times out.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServices, type OpenServices } from "../../server/app/createServices.ts";
import { createApp } from "../../server/app/http/app.ts";
import { listen } from "../../server/app/http/listen.ts";
import { tableLines } from "../../server/cli/table.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { quantile, type Times } from "../api/measure.ts";
import { askSlips, type SlipCount } from "./askSlips.ts";
import { fillShop, type Starter, startersOf } from "./fillShop.ts";

const seed = process.argv[2] ?? "1";
const target = 95;
const small = { starters: 2_000, each: 100 };
const large = { starters: Number(process.argv[3] ?? 110_000), each: 10 };
const print = (line: string) => process.stdout.write(`${line}\n`);
const share = (found: number, asked: number) => ((found / asked) * 100).toFixed(1);

interface Asked {
  counts: SlipCount[];
  call: Times;
  plain: Times;
}

/** Fills a shop of its own, and asks it for its starters. */
async function tryShop(starters: readonly Starter[], each: number): Promise<Asked> {
  const dataDir = await mkdtemp(join(tmpdir(), "dossard-search-"));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "error" });
  const services = await createServices(settings);
  const listening = await listen("127.0.0.1", 0, async () => createApp(services, join(dataDir, "shop")));
  try {
    const eventUuid = await fillShop(services.db, starters);
    const [call, plain]: [Times, Times] = [[], []];
    const counts = await askSlips(starters, seed, each, async (text) => {
      plain.push(await timed(() => lookUp(services, text)));
      let found: { value: string }[] = [];
      const query = new URLSearchParams({ eventUuids: eventUuid, limit: "10", tagSearch: text });
      const ask = async () => {
        const response = await fetch(`${listening.url}/api/anonymous/filterValues?${query}`);
        found = (await response.json()) as { value: string }[];
      };
      call.push(await timed(ask));
      return found.map(({ value }) => value);
    });
    return { counts, call, plain };
  } finally {
    await listening.stop();
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The plainest search: names that begin with the text as typed. */
const lookUp = ({ db }: OpenServices, text: string) =>
  db
    .selectFrom("filterValue")
    .selectAll()
    .where("searchKey", "like", `${searchKey(text)}%`)
    .limit(10)
    .execute();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const { counts } = await tryShop(startersOf(seed, small.starters), small.each);
const total = (key: "asked" | "found") => counts.reduce((sum, count) => sum + count[key], 0);
const rows = counts.map(({ kind, asked, found }) => [kind, asked, found, share(found, asked)]);
const all = share(total("found"), total("asked"));
print(
  `\nSearches among ${small.starters * 3} names of riders, horses and bibs, seed ${seed} (target: ${target} %)\n`,
);
for (const line of tableLines(["slip", "asked", "in the first ten", "%"], rows)) print(line);
print(`\nAll: ${total("found")} of ${total("asked")}, ${all} %`);
for (const missed of counts.flatMap((count) => count.missed)) print(`missed: ${missed}`);

if (large.starters > 0) {
  const { call, plain } = await tryShop(startersOf(seed, large.starters), large.each);
  const times = (
    [
      ["p50", 0.5],
      ["p95", 0.95],
    ] as const
  ).map(([name, part]) => {
    const [ours, rival] = [quantile(call, part), quantile(plain, part)];
    return [name, `${ours.toFixed(1)} ms`, `${rival.toFixed(1)} ms`, (ours / rival).toFixed(2)];
  });
  print(`\nThe same slips among the names of ${large.starters} starters\n`);
  for (const line of tableLines(["", "call", "plain look-up", "ratio"], times)) print(line);
}
if (Number(all) < target) process.exitCode = 1;

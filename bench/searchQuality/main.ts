/**
 * Tries the search of names with planted slips: `npm run search-quality`. Imports start lists into a shop of its own, asks the shop's
 * call for each kind of slip, half of them in one event, and prints how many are first and among the first ten, beside pg_trgm alone,
 * and how many taps lead to the starter's own picture; then the call's times at 300,000 names beside the bare query. Exits with 1 if
 * less than 95 % are among the first ten, a picture is more than two taps away, or one call in twenty takes 50 ms or more.
 * `-- FILE …`: your start lists in place of generated ones. `--seed 7`: other lists and slips. `--starters 0`: without the times.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../../scripts/readOptions.ts";
import { createServices, type OpenServices } from "../../server/app/createServices.ts";
import { createApp } from "../../server/app/http/app.ts";
import { listen } from "../../server/app/http/listen.ts";
import { tableLines } from "../../server/cli/table.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { quantile, type Times } from "../api/measure.ts";
import { askShop, findByTrigrams, tapsTo } from "./askShop.ts";
import { askSlips, placeOf, type SlipCount, type SlipSearch, slipSearches } from "./askSlips.ts";
import { fillShop, readStarters, type Starter, startersOf } from "./fillShop.ts";

const { values: options, positionals: files } = readOptions({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, starters: { type: "string", default: "110000" } },
});
const target = { percent: 95, taps: 2, milliseconds: 50 };
const small = { starters: 2_000, each: 100 };
const large = { starters: Number(options.starters), each: 10 };
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (found: number, asked: number) => ((found / asked) * 100).toFixed(1);

interface Asked {
  counts: SlipCount[];
  /** Found among the first ten by pg_trgm alone, by kind. */
  byTrigrams: Map<string, number>;
  /** The most taps that lead to a starter's own picture, by kind. */
  taps: Map<string, number>;
  call: Times;
  bare: Times;
}

/** Fills a shop of its own with starters, and asks it for them. */
async function tryShop(starters: readonly Starter[], each: number): Promise<Asked> {
  const dataDir = await mkdtemp(join(tmpdir(), "dossard-search-"));
  const services = await createServices(readSettings({ DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "error" }));
  const listening = await listen("127.0.0.1", 0, async () => createApp(services, join(dataDir, "shop")));
  try {
    return await askAll(services, listening.url, starters, each);
  } finally {
    await listening.stop();
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function askAll(
  { db }: OpenServices,
  url: string,
  starters: readonly Starter[],
  each: number,
): Promise<Asked> {
  const shop = await fillShop(db, starters);
  const searches = slipSearches(starters, options.seed, each);
  const asked = { byTrigrams: new Map<string, number>(), taps: new Map<string, number>() };
  const [call, bare]: [Times, Times] = [[], []];
  const isWithin = (search: SlipSearch) => searches.indexOf(search) % 2 === 1;
  for (const { text } of searches.slice(0, 50)) await askShop(url, text, []);
  const counts = await askSlips(searches, async (search) => {
    const { kind, text, starter } = search;
    const place = shop.placeOf(starter);
    const rival = await timed(bare, () => findByTrigrams(db, text));
    if (placeOf(search, rival) >= 0) asked.byTrigrams.set(kind, (asked.byTrigrams.get(kind) ?? 0) + 1);
    const found = await timed(call, () => askShop(url, text, isWithin(search) ? [place.eventUuid] : []));
    const meant = found[placeOf(search, found)];
    const taps = meant ? await tapsTo(url, meant, place) : 0;
    asked.taps.set(kind, Math.max(taps, asked.taps.get(kind) ?? 0));
    return found;
  });
  return { counts, ...asked, call, bare };
}

async function timed<Result>(times: Times, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const total = (counts: readonly SlipCount[], key: "asked" | "first" | "firstTen") =>
  counts.reduce((sum, count) => sum + count[key], 0);

/** Prints what was found. Returns whether it is enough. */
function report({ counts, byTrigrams, taps }: Asked, names: number): boolean {
  const row = (kind: string, of: readonly SlipCount[], most: number, rival: number) => {
    const [asked, first, firstTen] = [total(of, "asked"), total(of, "first"), total(of, "firstTen")];
    return [kind, asked, first, firstTen, percent(firstTen, asked), percent(rival, asked), most];
  };
  const allTaps = Math.max(...taps.values());
  const allByTrigrams = [...byTrigrams.values()].reduce((sum, found) => sum + found, 0);
  const rows = [
    ...counts.map((count) =>
      row(count.kind, [count], taps.get(count.kind) ?? 0, byTrigrams.get(count.kind) ?? 0),
    ),
    row("all", counts, allTaps, allByTrigrams),
  ];
  print(
    `\nSearches among ${names} names, seed ${options.seed} (target: ${target.percent} %, ${target.taps} taps)\n`,
  );
  const header = ["slip", "asked", "first", "in the first ten", "%", "pg_trgm alone, %", "taps"];
  for (const line of tableLines(header, rows)) print(line);
  for (const missed of counts.flatMap((count) => count.missed)) print(`missed: ${missed}`);
  return Number(rows.at(-1)?.[4]) >= target.percent && allTaps <= target.taps;
}

/** Prints the times of the same searches among many names. Returns whether they are short enough. */
function reportTimes({ counts, call, bare }: Asked, names: number): boolean {
  const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
  const rows = (
    [
      ["p50", 0.5],
      ["p95", 0.95],
    ] as const
  ).map(([name, part]) => {
    const [ours, rival] = [quantile(call, part), quantile(bare, part)];
    return [name, ms(ours), ms(rival), (ours / rival).toFixed(2)];
  });
  print(`\nThe same slips among ${names} names (target: p95 under ${target.milliseconds} ms)\n`);
  for (const line of tableLines(["", "call", "pg_trgm alone", "ratio"], rows)) print(line);
  print(`\nIn the first ten: ${percent(total(counts, "firstTen"), total(counts, "asked"))} %`);
  return quantile(call, 0.95) < target.milliseconds;
}

/** Returns the starters of start lists; says which rows are left out. */
async function readFiles(): Promise<Starter[]> {
  const lists = files.map(async (file) =>
    readStarters(await readFile(file), ({ line, reason }) => print(`${file}, line ${line}: ${reason}`)),
  );
  return (await Promise.all(lists)).flat();
}

const namesOf = (starters: readonly Starter[]) =>
  new Set(starters.flatMap(({ rider, horse, bib }) => [`r ${rider}`, `h ${horse}`, `b ${bib}`])).size;

const own = files.length > 0 ? await readFiles() : startersOf(options.seed, small.starters);
let isEnough = report(await tryShop(own, small.each), namesOf(own));
if (large.starters > 0) {
  // Real names among as many generated ones as a large shop has.
  const many = [...own, ...startersOf(`${options.seed} many`, large.starters)];
  const starters = files.length > 0 ? many : many.slice(own.length);
  const isFast = reportTimes(await tryShop(starters, large.each), namesOf(starters));
  isEnough &&= isFast;
}
if (!isEnough) process.exitCode = 1;

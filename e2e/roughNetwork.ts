// `npm run rough-network -- 20`: twenty walks (default: a thousand) from the search to a paid order in Chromium, whose network is cut at random
// for 1 to 30 s, with a tap each 250 ms from the first paint. Fails if a walk is not finished, something is doubled or a tap on a link is
// dead. `--seed 7` begins with another walk, `--speed 1` keeps the cuts at full length (default: 5 times as fast).
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { readOptions } from "../scripts/readOptions.ts";
import { countFilledOrders, doublesOf } from "./support/roughNetwork/outcomes.ts";
import { type Walk, walk } from "./support/roughNetwork/walk.ts";
import { startShop } from "./support/shop.ts";
import { inDatabase } from "./support/shopDatabase.ts";

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    speed: { type: "string", default: "5" },
    together: { type: "string", default: "3" },
  },
});
const count = Number(positionals[0] ?? 1000);
const [seed, speed, together] = [values.seed, values.speed, values.together].map(Number) as [
  number,
  number,
  number,
];
if (![count, seed, together].every(Number.isInteger) || count < 1 || together < 1 || !(speed >= 1)) {
  process.stderr.write("npm run rough-network -- 1000 [--seed 1] [--speed 5] [--together 3]\n");
  process.exit(1);
}
const print = (line: string) => process.stdout.write(`${line}\n`);
const traces = join(import.meta.dirname, "../.cache/rough-network");
await rm(traces, { recursive: true, force: true });
await mkdir(traces, { recursive: true });
const keepTrace = ({ seed, trace }: Walk) => writeFile(join(traces, `${seed}.txt`), `${trace.join("\n")}\n`);
const middleOf = (times: number[], share = 0.5) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const shop = await startShop({
  place: "main",
  env: { TRUSTED_PROXIES: "1", SANDBOX_BANK: "1", LOG_LEVEL: "warn", NEW_CARTS_PER_ADDRESS: "1000000" },
});
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  const quiet: Walk[] = [];
  for (let number = 0; number < 2; number++)
    quiet.push(await walk(browser, { url: shop.url, seed: -1 - number - seed, speed, isRough: false }));
  const filledBefore = await inDatabase(shop, countFilledOrders);
  const walks: Walk[] = [];
  let next = seed;
  const wrong: string[] = [];
  const lane = async () => {
    while (next < seed + count) {
      const walked = await walk(browser, { url: shop.url, seed: next++, speed, isRough: true });
      walks.push(walked);
      const faults = [
        ...(walked.isFinished ? [] : ["not finished"]),
        ...walked.deadTaps.map((tap) => `dead tap: ${tap}`),
      ];
      if (faults.length > 0) {
        await keepTrace(walked);
        if (walked.screenshot) await writeFile(join(traces, `${walked.seed}.png`), walked.screenshot);
      }
      for (const fault of faults) {
        wrong.push(`seed ${walked.seed}: ${fault}`);
        print(`WRONG: seed ${walked.seed}: ${fault}`);
      }
      if (walks.length % 10 === 0) print(`${walks.length} of ${count} walks`);
    }
  };
  await Promise.all(Array.from({ length: together }, lane));
  const doubles = await inDatabase(shop, (db) => doublesOf(db, walks, filledBefore));
  for (const line of doubles) {
    print(`WRONG: doubled: ${line}`);
    const doubled = walks.find(({ seed }) => line.startsWith(`seed ${seed}:`));
    if (doubled) await keepTrace(doubled);
  }
  const sum = (of: (walked: Walk) => number) => walks.reduce((total, walked) => total + of(walked), 0);
  const alone = middleOf(quiet.map(({ milliseconds }) => milliseconds));
  const ratio = (share: number) =>
    (
      middleOf(
        walks.map(({ milliseconds }) => milliseconds),
        share,
      ) / alone
    ).toFixed(1);
  print(
    `${walks.length} walks, ${sum(({ isFinished }) => Number(isFinished))} finished; ${sum(({ cuts }) => cuts)} cuts, ${sum(({ taps }) => taps)} taps; ` +
      `${sum(({ deadTaps }) => deadTaps.length)} dead, ${doubles.length} doubled`,
  );
  print(
    `A walk took ${ratio(0.5)} times as long as without cuts (one in ten over ${ratio(0.9)}), cuts ${speed} times as fast`,
  );
  if (quiet.some(({ isFinished }) => !isFinished)) wrong.push("a walk without cuts was not finished");
  for (const { isFinished, seed: own, trace } of quiet)
    if (!isFinished) await writeFile(join(traces, `${own}.txt`), trace.join("\n"));
  if (wrong.length + doubles.length > 0) {
    print(`Traces: ${traces}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.stop();
}

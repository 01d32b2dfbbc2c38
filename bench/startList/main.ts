/**
 * Measures a shopper's calls while an operator applies a start list of 62,000 rows to the same event: `npm run bench:start-list`. The
 * shop runs in a separate process; the list is applied beside it as `dossard import --start-list` does. Exits with 1 if a call took
 * over half a second.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { Browser, choices, itemOf } from "../../e2e/support/browser.ts";
import { startShop } from "../../e2e/support/shop.ts";
import { inDatabase } from "../../e2e/support/shopDatabase.ts";
import { commandLine } from "../../server/core/author.ts";
import { splitExtension } from "../../server/import/fileName.ts";
import { findEvent } from "../../server/import/findEvent.ts";
import { nameByNewList } from "../../server/import/nameByList.ts";
import { parseStartList } from "../../server/import/parseStartList.ts";
import { quantile, type Times } from "../api/measure.ts";

const rows = Number(process.argv[2] ?? 62_000);
const longestMs = 500;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Returns a list that names each picture: a horse for every five, a rider for every nine. */
function startListOf(names: readonly string[]): Buffer {
  const lines = names.map(
    (name, index) => `Cheval ${Math.floor(index / 5)};Cavalier ${Math.floor(index / 9)};${name}`,
  );
  return Buffer.from(`cheval;cavalier;photos\n${lines.join("\n")}\n`);
}

if (process.argv[3] !== undefined) await apply(process.argv[3]);
else await measure();

/** Runs as the operator's process. */
async function apply(dataDir: string): Promise<void> {
  await inDatabase({ dataDir }, async (db) => {
    const event = await findEvent(db, largeEventUuid, null);
    if (!event) throw new Error("no large event");
    const pictures = await db
      .selectFrom("picture")
      .select("rawFileName")
      .where("eventUuid", "=", event.uuid)
      .orderBy("rawFileName")
      .execute();
    const names = pictures.map(({ rawFileName }) => splitExtension(rawFileName).stem);
    const began = performance.now();
    const { rows: read } = parseStartList(startListOf(names));
    const { newNames } = await nameByNewList(commandLine(db), db, event, {
      fileName: "bench.csv",
      contentHash: "bench",
      rows: read,
      ...{ contestSlugs: null, windowSeconds: 120, bibPlace: null },
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(`${read.length} rows gave ${newNames} names to pictures in ${seconds} s`);
  });
}

async function measure(): Promise<void> {
  const shop = await startShop({ place: "main" });
  try {
    await inDatabase(shop, (db) => growLargeEvent({ db, now: () => new Date() }, { pictures: rows }));
    const browser = new Browser(shop.url);
    const [choice] = await choices(browser, "20_30", 12, largeEventUuid);
    if (!choice) throw new Error("nothing is sold of it");
    const add = async () => {
      const start = performance.now();
      await browser.call("POST", "/anonymous/orderItems", itemOf(choice));
      return performance.now() - start;
    };
    const alone: Times = [];
    for (let call = 0; call < 100; call++) alone.push(await add());
    const operator = fork(import.meta.filename, [String(rows), shop.dataDir]);
    const applied = once(operator, "exit");
    const beside: Times = [];
    while (operator.exitCode === null) beside.push(await add());
    await applied;
    const shown = (times: Times) =>
      `${quantile(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`;
    print(`Adding to the cart, ${alone.length} calls alone: ${shown(alone)}`);
    print(`Adding to the cart, ${beside.length} calls meanwhile: ${shown(beside)}`);
    if (operator.exitCode !== 0 || Math.max(...beside) > longestMs) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

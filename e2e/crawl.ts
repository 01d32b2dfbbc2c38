// `npm run crawl`: presses each control of each screen, three presses deep, each time from a fresh state, and fails where one leads to an error,
// a dead end or nowhere. `-- --place truck --width 1080x1920 --stock demo` a part, `--depth 1` less deep, `--only pictures` one screen,
// `--seed 7` other pictures and rows, `--path 'cart => button « Valider la commande »'` one path again, `--together 3` three shops side by side.
import type { Browser } from "playwright";
import { readOptions } from "../scripts/readOptions.ts";
import { parsePath } from "./crawl/actions.ts";
import { launchBrowser, openVisitor } from "./crawl/browser.ts";
import { openCopies } from "./crawl/freshState.ts";
import { createLane, type Lane } from "./crawl/lane.ts";
import { findRoots, type Stock, shopOptions, stocks } from "./crawl/roots.ts";
import { createSearch, type Result } from "./crawl/search.ts";
import { startShop } from "./support/shop.ts";
import { connectTo } from "./support/shopDatabase.ts";

const { values } = readOptions({
  options: {
    place: { type: "string", multiple: true, default: ["main", "truck"] },
    width: { type: "string", multiple: true },
    stock: { type: "string", multiple: true, default: [...stocks] },
    depth: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    path: { type: "string", multiple: true, default: [] },
    together: { type: "string", default: "2" },
  },
});
const [depth, seed, together] = [values.depth, values.seed, values.together].map(Number) as [
  number,
  number,
  number,
];
const places = values.place.filter((place) => place === "main" || place === "truck");
const stock = values.stock.filter((one): one is Stock => stocks.includes(one as Stock));
const usualWidths = { main: ["390", "1440"], truck: ["1080x1920", "390"] };
const isUsable =
  [depth, seed, together].every(Number.isInteger) && places.length * stock.length * together > 0;
if (!isUsable || values.width?.some((width) => !/^\d+(x\d+)?$/.test(width))) {
  process.stderr.write(
    "npm run crawl -- [--place main|truck] [--width 390] [--stock demo|empty|event] [--depth 3] [--seed 1] [--together 2]\n",
  );
  process.exit(1);
}
const began = performance.now();
const minutes = () => ((performance.now() - began) / 60_000).toFixed(1).padStart(5);
const tell = (line: string) => process.stdout.write(`${minutes()} min  ${line}\n`);

let isStopped = false;
// Ctrl-C once: the report of what has been found so far.
process.once("SIGINT", () => {
  isStopped = true;
});

interface Part {
  place: "main" | "truck";
  stock: Stock;
  width: string;
}

/** Opens a shop with a visitor until the stack ends, and walks to each of its screens. */
async function openLane(
  browser: Browser,
  stack: AsyncDisposableStack,
  { place, stock, width }: Part,
): Promise<Lane> {
  const shop = stack.adopt(await startShop(shopOptions(place, stock)), (opened) => opened.stop());
  const { db } = stack.adopt(await connectTo(shop), (connection) => connection.close());
  const { context, hand } = await openVisitor(browser, place, width);
  stack.defer(() => context.close());
  const copies = await openCopies(db);
  const page = await context.newPage();
  const roots = await findRoots(page, shop, copies, { place, stock });
  await page.close();
  return createLane({ context, shopUrl: shop.url, copies, roots, hand });
}

async function crawl(browser: Browser, part: Part): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const open = () => openLane(browser, stack, part);
  // The first builds the shop.
  const lanes = [await open(), ...(await Promise.all(Array.from({ length: together - 1 }, open)))];
  const search = createSearch({ lanes, depth, seed, tell, isStopped: () => isStopped });
  if (values.path.length === 0)
    return await search.run((screen) => values.only === undefined || screen === values.only);
  for (const { screen, actions } of values.path.map(parsePath)) await search.repeat(screen, actions);
  return search.result;
}

function summarize(what: string, { states, presses, lost, left, findings }: Result): void {
  const gone = lost > 0 ? `, ${lost} presses on what had gone` : "";
  const rest = left > 0 ? `, ${left} states deeper` : "";
  tell(`${what}: ${states} states, ${presses} presses${gone}${rest}, ${findings.size} findings`);
  for (const [finding, paths] of findings)
    tell(`  ${finding} (${paths.length} times)\n    --path '${paths[0]}'`);
  if (findings.size > 0) process.exitCode = 1;
}

const browser = await launchBrowser();
try {
  for (const place of places)
    for (const kind of stock)
      for (const width of values.width ?? usualWidths[place]) {
        const what = `${place} ${width} ${kind}`;
        tell(`${what}: depth ${depth}, seed ${seed}`);
        summarize(what, await crawl(browser, { place, stock: kind, width }));
      }
} finally {
  await browser.close();
}

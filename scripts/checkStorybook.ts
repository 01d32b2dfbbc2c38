// `npm run check-storybook`: builds Storybook as it is published, fails on any warning, then opens it in a browser on plain http and
// another host name, as designers do: no service worker, no clipboard. Every docs page must open and the first story of each
// file play (`-- --all`: every story) without a word on the console; the search must find French words, and a component's first story be light.
// `-- --only ui/Button` checks the files whose titles match.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { readOptions } from "./readOptions.ts";
import { buildStorybook } from "./storybook/build.ts";
import { docsFaults, type Entry } from "./storybook/docsPages.ts";
import { framePages, playFaults } from "./storybook/plays.ts";
import { searchFaults } from "./storybook/search.ts";
import { serve } from "./storybook/serve.ts";
import { firstStoryWeight } from "./storybook/weight.ts";

const { values } = readOptions({
  options: { all: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
const root = join(import.meta.dirname, "..");
const built = join(root, "dist", "storybook");
const pages = 4;

const warnings = await buildStorybook(root, built);
const faults = warnings ? [`The build says: ${warnings}`] : [];
const { server, port } = await serve(built, framePages);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumFlags, "--host-resolver-rules=MAP dossard.test 127.0.0.1"],
  ...(executablePath && { executablePath }),
});
const origin = `http://dossard.test:${port}`;
const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
  entries: Record<string, Entry>;
};
const checked = Object.values(entries).filter(({ title }) => new RegExp(values.only).test(title));
const docs = checked.filter(({ type }) => type === "docs");
const files = Object.values(
  Object.groupBy(
    checked.filter(({ type }) => type === "story"),
    ({ title }) => title,
  ),
).map((stories = []) => (values.all ? stories : stories.slice(0, 1)).map(({ id }) => id));

/** Runs the checks several at once, each in a browser profile of its own. */
async function inTurn(checks: ((context: BrowserContext) => Promise<string[]>)[]): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
        locale: "fr-FR",
        timezoneId: "Europe/Paris",
      });
      faults.push(...(await check(context)));
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
}

await inTurn([(context) => searchFaults(context, origin)]);
await inTurn(docs.map((entry) => (context) => docsFaults(context, origin, entry)));
await inTurn(files.map((ids) => (context) => playFaults(context, origin, ids)));
// Storybook loads a story's neighbours too: those of a component are components.
const first = files.flat().find((id) => id.startsWith("ui-"));
const weight = first ? await firstStoryWeight(browser, origin, first) : null;
if (weight?.fault) faults.push(weight.fault);
await browser.close();
server.close();

if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
} else {
  const light = weight ? `; a component's first story transfers ${weight.words}` : "";
  process.stdout.write(
    `${docs.length} docs pages open and ${files.flat().length} stories play on plain http without a word on the console${light}.\n`,
  );
}

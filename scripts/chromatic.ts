// `npm run chromatic`: sends the stories to Chromatic in the modes of our own pictures (.storybook/visual/modes.ts); of stories whose
// files have not changed since the last build it takes over the snapshots (TurboSnap: chromatic.config.json). Without a token, or with
// `-- --dry-run`, it sends nothing, and prints what a build costs.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { buildStorybook } from "./storybook/build.ts";
import { serve } from "./storybook/serve.ts";

const root = join(import.meta.dirname, "..");

interface StoryParameters {
  title: string;
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, object> } };
}

/** Returns what Chromatic reads of a built Storybook: the parameters of all stories. */
async function readStories(): Promise<StoryParameters[]> {
  const folder = join(root, "dist", "chromatic");
  await buildStorybook(root, folder, ["--stats-json"]);
  const { server, port } = await serve(folder, {});
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/iframe.html`);
  await page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue");
  const stories = await page.evaluate<StoryParameters[]>(
    `window.__STORYBOOK_PREVIEW__.extract().then((all) =>
      Object.values(all).map(({ title, parameters: { chromatic } }) => ({ title, parameters: { chromatic } })))`,
  );
  await browser.close();
  server.close();
  return stories;
}

const figure = (count: number, what: string) => `${String(count).padStart(6)} ${what}\n`;

function cost(stories: readonly StoryParameters[]): string {
  const modes = stories.flatMap(({ parameters: { chromatic } }) => Object.keys(chromatic?.modes ?? {}));
  const files = Map.groupBy(
    stories.flatMap(({ title, parameters }) =>
      Object.keys(parameters.chromatic?.modes ?? {}).map(() => title),
    ),
    String,
  );
  const sizes = [...files.values()].map(({ length }) => length).sort((one, two) => one - two);
  return [
    ...[...Map.groupBy(modes, String)].map(([mode, { length }]) => figure(length, `in ${mode}`)),
    figure(modes.length, `snapshots of ${stories.length} stories in a build of all`),
    figure(
      stories.filter(({ parameters }) => parameters.chromatic?.disableSnapshot).length,
      "stories are not sent",
    ),
    figure(sizes[Math.floor(sizes.length / 2)] ?? 0, "snapshots for a change of one story file (median)"),
  ].join("");
}

const options = process.argv.slice(2);
if (process.env.CHROMATIC_PROJECT_TOKEN && !options.includes("--dry-run")) {
  spawn(join(root, "node_modules/.bin/chromatic"), options, {
    stdio: "inherit",
  }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.stdout.write(
    `Nothing sent to Chromatic${process.env.CHROMATIC_PROJECT_TOKEN ? "" : ": no CHROMATIC_PROJECT_TOKEN"}. A build costs\n`,
  );
  process.stdout.write(cost(await readStories()));
}

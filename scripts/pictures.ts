// `npm run pictures`: plays the stories and serves a page on this machine, where what has changed is accepted or refused by its
// cause. Accepted pictures and texts become the baselines; a refused or undecided group fails the command. `-- FILE`: the stories
// of a file. `-- --last`: what the last run has found, without playing anything.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContactSheets } from "../.storybook/visual/contactSheet.ts";
import { changesPath, picturesFolder, reportFolder } from "../.storybook/visual/paths.ts";
import { Baselines } from "../.storybook/visual/review/baselines.ts";
import { nameOfColour } from "../.storybook/visual/review/colourNames.ts";
import { groupChanges, type Run } from "../.storybook/visual/review/groups.ts";
import { serveReview } from "../.storybook/visual/review/server.ts";

const given = process.argv.slice(2);

/** Returns whether all stories passed, apart from what has changed. */
function play(files: readonly string[]): boolean {
  const { status } = spawnSync("vitest", ["run", "--project", "stories", "--update=none", ...files], {
    stdio: "inherit",
    env: { ...process.env, REVIEW_STORIES: "true" },
  });
  return status === 0;
}

/** Opens a page in the browser, where there is one. */
function open(url: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };
  spawn(openers[process.platform] ?? "xdg-open", [url], { stdio: "ignore" }).on("error", () => undefined);
}

const passed = given.includes("--last") || play(given);
if (!passed) process.exitCode = 1;

const run = JSON.parse(readFileSync(changesPath, "utf8")) as Run;
if (run.changes.length === 0) process.stdout.write("No change of looks or words.\n");
else {
  const groups = groupChanges(run, nameOfColour);
  const baselines = new Baselines(
    process.cwd(),
    new ContactSheets(picturesFolder),
    join(reportFolder, "actual"),
  );
  const review = await serveReview(groups, run.changes, baselines, reportFolder);
  process.once("SIGINT", review.end);
  process.stdout.write(
    `${run.changes.length} changes in ${groups.length} groups: review them at ${review.url} (Ctrl-C ends the review)\n`,
  );
  open(review.url);
  const { accepted, refused, undecided } = await review.ended;
  process.stdout.write(
    `${accepted} groups accepted (${(baselines.bytes / 1e6).toFixed(2)} MB more in the repository), ${refused} refused, ${undecided} undecided\n`,
  );
  if (refused + undecided > 0) process.exitCode = 1;
}

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { TestProject } from "vitest/node";
import { toPng } from "./comparePictures.ts";
import { ContactSheets } from "./contactSheet.ts";
import {
  changesPath,
  countsPath,
  looksFolder,
  picturesFolder,
  reportFolder,
  transcriptsFolder,
} from "./paths.ts";
import { reviewing } from "./reviewing.ts";
import { clearResults, type RunResults, runResults } from "./runResults.ts";

const contactSheets = new ContactSheets(picturesFolder);

/** Whether the run includes every story: neither some files only nor some names. */
async function isWhole(project: TestProject): Promise<boolean> {
  if (project.vitest.config.testNamePattern) return false;
  const { testFiles } = await project.globTestFiles();
  const played = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return testFiles.every((file) => played.has(file));
}

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function unusedIn(folder: string, used: ReadonlySet<string>): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => !used.has(file)).map((file) => join(folder, file));
}

const unusedTexts = async (transcripts: ReadonlySet<string>, looks: ReadonlySet<string>) => [
  ...(await unusedIn(transcriptsFolder, transcripts)),
  ...(await unusedIn(looksFolder, looks)),
];

/** Returns the sheets without a story, and the pictures without one on other sheets. */
async function unusedPictures(
  played: RunResults["pictures"],
): Promise<{ sheets: string[]; single: { sheet: string; name: string }[] }> {
  const files = await filesIn(picturesFolder);
  const all = files.filter((file) => file.endsWith(".webp")).map((file) => file.replace(/\.webp$/, ""));
  return {
    sheets: all.filter((sheet) => !played.has(sheet)),
    single: [...played].flatMap(([sheet, names]) =>
      Object.keys(contactSheets.index(sheet)).flatMap((name) => (names.has(name) ? [] : [{ sheet, name }])),
    ),
  };
}

const goneReason = "its story is gone";

/** Adds baselines without a story to the changes. */
async function reviewOrphans({ pictures, transcripts, looks, changes }: RunResults): Promise<void> {
  const { sheets, single } = await unusedPictures(pictures);
  const whole = sheets.flatMap((sheet) =>
    Object.keys(contactSheets.index(sheet)).map((name) => ({ sheet, name })),
  );
  for (const { sheet, name } of [...whole, ...single]) {
    const file = `${sheet}--${name}.png`;
    const story = `${sheet.split(".")[0]}--${name.split(".")[0]}`;
    await mkdir(join(reportFolder, "expected"), { recursive: true });
    await writeFile(join(reportFolder, "expected", file), await toPng(await contactSheets.read(sheet, name)));
    changes.push({ kind: "picture", story, sheet, name, file, reason: goneReason, gone: true, regions: [] });
  }
  for (const path of await unusedTexts(transcripts, looks)) {
    const before = await readFile(path, "utf8");
    const story = basename(path, ".txt");
    changes.push({ kind: "text", story, path: relative("", path), reason: goneReason, before, now: "" });
  }
}

/** Returns baselines without a story; with `-u`, removes them. */
async function orphans(project: TestProject, results: RunResults): Promise<string[]> {
  const texts = await unusedTexts(results.transcripts, results.looks);
  const { sheets, single } = await unusedPictures(results.pictures);
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all") {
    return [...texts, ...sheets, ...single.map(({ sheet, name }) => `${sheet} ${name}`)];
  }
  await Promise.all(texts.map((path) => rm(path)));
  await Promise.all(sheets.map((sheet) => contactSheets.remove(sheet)));
  return [];
}

const writeCounts = async ({ stories, pictures, transcripts, axeViolations }: RunResults, failed: number) => {
  const counts = {
    stories: stories.size,
    pictures: [...pictures.values()].reduce((sum, names) => sum + names.size, 0),
    transcripts: transcripts.size,
    axeViolations,
    failed,
  };
  await mkdir(dirname(countsPath), { recursive: true });
  await writeFile(countsPath, `${JSON.stringify(counts, null, 2)}\n`);
};

/** Returns what to say of baselines without a story. */
async function tellOrphans(project: TestProject): Promise<string> {
  const left = await orphans(project, runResults());
  if (left.length === 0) return "";
  process.exitCode = 1;
  return `\nBaselines without a story (npm run pictures removes them):\n${left.join("\n")}\n`;
}

async function writeChanges({ changes, stories }: RunResults): Promise<void> {
  await mkdir(reportFolder, { recursive: true });
  await writeFile(changesPath, JSON.stringify({ changes, stories: [...stories] }));
}

/** Clears the report before the stories; after them, writes their counts if all of them ran, and what has changed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearResults();
  await rm(reportFolder, { recursive: true, force: true });

  return async () => {
    const results = runResults();
    const failed = project.vitest.state.getCountOfFailedTests();
    const whole = await isWhole(project);
    if (whole) await writeCounts(results, failed);
    // A story whose play function failed took no picture: its baselines are not orphans.
    const knowsOrphans = whole && results.stories.size > 0 && failed === 0;
    if (knowsOrphans && reviewing) await reviewOrphans(results);
    else if (knowsOrphans) process.stderr.write(await tellOrphans(project));
    await writeChanges(results);
    const { length } = results.changes;
    if (length > 0 && !reviewing) {
      process.stderr.write(`\n${length} changes of looks or words: npm run pictures -- --last shows them\n`);
    }
  };
}

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { ContactSheets } from "./contactSheet.ts";
import { countsPath, picturesFolder, reportFolder, transcriptsFolder } from "./paths.ts";
import { reportPage } from "./reportPage.ts";
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

async function unusedTranscripts(used: Set<string>): Promise<string[]> {
  const files = await filesIn(transcriptsFolder);
  return files.filter((file) => !used.has(file)).map((file) => join(transcriptsFolder, file));
}

/** Returns the sheets without a story, and the pictures without one on other sheets. */
async function unusedPictures(
  played: RunResults["pictures"],
): Promise<{ sheets: string[]; single: string[] }> {
  const files = await filesIn(picturesFolder);
  const all = files.filter((file) => file.endsWith(".webp")).map((file) => file.replace(/\.webp$/, ""));
  return {
    sheets: all.filter((sheet) => !played.has(sheet)),
    single: [...played].flatMap(([sheet, names]) =>
      Object.keys(contactSheets.index(sheet)).flatMap((name) =>
        names.has(name) ? [] : [`${sheet} ${name}`],
      ),
    ),
  };
}

/** Returns baselines without a story; with `-u`, removes them. */
async function orphans(project: TestProject, { pictures, transcripts }: RunResults): Promise<string[]> {
  const texts = await unusedTranscripts(transcripts);
  const { sheets, single } = await unusedPictures(pictures);
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all") return [...texts, ...sheets, ...single];
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

/** Clears the report before the stories; after them, writes their counts if all of them ran, and a page that shows the changes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearResults();
  await rm(reportFolder, { recursive: true, force: true });

  return async () => {
    const { stories, changes } = runResults();
    const failed = project.vitest.state.getCountOfFailedTests();
    const whole = await isWhole(project);
    if (whole) await writeCounts(runResults(), failed);
    // A story whose play function failed took no picture: its baselines are not orphans.
    const left = whole && stories.size > 0 && failed === 0 ? await orphans(project, runResults()) : [];
    if (changes.length > 0) {
      await mkdir(reportFolder, { recursive: true });
      await writeFile(join(reportFolder, "index.html"), reportPage(changes));
      process.stderr.write(`\n${changes.length} changes of looks or words: open .cache/stories/index.html\n`);
    }
    if (left.length > 0) {
      process.stderr.write(
        `\nBaselines without a story (npm run pictures removes them):\n${left.join("\n")}\n`,
      );
      process.exitCode = 1;
    }
  };
}

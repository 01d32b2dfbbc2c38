import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { countsPath, picturesFolder, reportFolder, transcriptsFolder } from "./paths.ts";
import { reportPage } from "./reportPage.ts";
import { clearResults, type RunResults, runResults } from "./runResults.ts";

/** Whether the run includes every story: neither some files only nor some names. */
async function isWhole(project: TestProject): Promise<boolean> {
  if (project.vitest.config.testNamePattern) return false;
  const { testFiles } = await project.globTestFiles();
  const played = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return testFiles.every((file) => played.has(file));
}

const unused = async (folder: string, used: Set<string>): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => !used.has(file));

/** Returns baselines without a story; with `-u`, removes them. */
async function orphans(project: TestProject, { pictures, transcripts }: RunResults): Promise<string[]> {
  const left = [
    ...(await unused(picturesFolder, pictures)).map((file) => join(picturesFolder, file)),
    ...(await unused(transcriptsFolder, transcripts)).map((file) => join(transcriptsFolder, file)),
  ];
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all") return left;
  await Promise.all(left.map((path) => rm(path)));
  return [];
}

const writeCounts = async ({ stories, pictures, transcripts, axeViolations }: RunResults, failed: number) => {
  const counts = {
    stories: stories.size,
    pictures: pictures.size,
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

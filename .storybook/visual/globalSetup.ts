import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { clearLedger, type Ledger, ledger } from "./ledger.ts";
import { countsPath, picturesFolder, reportFolder, spokenFolder } from "./paths.ts";
import { reportPage } from "./reportPage.ts";

/** A run of some files only, or of some names, has not seen every story. */
async function isWhole(project: TestProject): Promise<boolean> {
  if (project.vitest.config.testNamePattern) return false;
  const { testFiles } = await project.globTestFiles();
  const played = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return testFiles.every((file) => played.has(file));
}

const unused = async (folder: string, used: Set<string>): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((file) => !used.has(file));

/** Baselines of stories that are no more: removed with `-u`, else a fault. */
async function sweep(project: TestProject, { pictures, transcripts }: Ledger): Promise<string[]> {
  const left = [
    ...(await unused(picturesFolder, pictures)).map((file) => join(picturesFolder, file)),
    ...(await unused(spokenFolder, transcripts)).map((file) => join(spokenFolder, file)),
  ];
  if (project.vitest.config.snapshotOptions.updateSnapshot !== "all") return left;
  await Promise.all(left.map((path) => rm(path)));
  return [];
}

const writeCounts = async ({ stories, pictures, transcripts, axeViolations }: Ledger, failed: number) => {
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

/** Before the stories: an empty report. After them: their counts if it was all of them, and a page that shows whatever changed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearLedger();
  await rm(reportFolder, { recursive: true, force: true });

  return async () => {
    const { stories, changes } = ledger();
    const failed = project.vitest.state.getCountOfFailedTests();
    const whole = await isWhole(project);
    if (whole) await writeCounts(ledger(), failed);
    // A story that failed in its play took no picture: its baselines are not left over.
    const left = whole && stories.size > 0 && failed === 0 ? await sweep(project, ledger()) : [];
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

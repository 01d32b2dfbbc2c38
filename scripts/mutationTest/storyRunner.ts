import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { storyNameFromExport } from "storybook/internal/csf";

interface StoryRunner {
  /** Makes the next run read this file again. */
  reload(path: string): Promise<void>;
  /**
   * Runs one story, given by the name of its export, or a whole file of stories or tests, without writing baselines.
   * @returns its first fault, or null if it passes
   * @throws {Error} where the file does not load, or has no such story
   */
  run(file: string, story?: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Vitest's and vanilla-extract's watchers wait for the end of a write. */
const watchersMs = 400;

/**
 * One browser for all runs: starting it takes longer than most stories.
 * @param baselines whether pictures and transcripts are compared
 */
export async function startStories(
  root: string,
  { baselines }: { baselines: boolean },
): Promise<StoryRunner> {
  // Storybook's plugin reads the first; with the second, Vitest writes no baseline.
  Object.assign(process.env, { VITEST: "true", CI: "true", STORIES_WITHOUT_BASELINES: String(!baselines) });
  const { createVitest } = await import("vitest/node");
  const vitest = await createVitest("test", {
    root,
    watch: true,
    project: ["stories", "unit"],
    reporters: [{}],
  });
  // Disables automatic runs.
  vitest.onFilterWatchedSpecification(() => false);
  await vitest.standalone();

  return {
    async reload(path) {
      await wait(watchersMs);
      vitest.invalidateFile(path);
      // Style sheets are compiled from modules outside Vite's graph.
      for (const { browser } of vitest.projects) {
        const graph = browser?.vite.moduleGraph;
        for (const module of graph?.idToModuleMap.values() ?? []) {
          if (/\.css\.ts|vanilla/.test(module.id ?? "")) graph?.invalidateModule(module);
        }
      }
    },
    async run(file, story) {
      if (story) vitest.setGlobalTestNamePattern(namePattern(story));
      else vitest.resetGlobalTestNamePattern();
      const specifications = await vitest.globTestSpecifications([join(root, file)]);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      // Includes modules of earlier runs.
      const modules = testModules.filter(({ moduleId }) => moduleId === join(root, file));
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const played = tests.filter((test) => test.result().state !== "skipped");
      if (story ? played.length !== 1 : played.length === 0) {
        throw new Error(`${file}: ${played.length} tests are called ${story ?? "anything"}`);
      }
      // What a whole file looks like is compared after its stories.
      const [error] = [
        ...played.flatMap((test) => test.result().errors ?? []),
        ...modules.flatMap((module) => module.errors()),
      ];
      return error ? faultIn(error) : null;
    },
    close: () => vitest.close(),
  };
}

/** Returns a pattern for the name that Storybook gives an export: `WithHint` is « With Hint ». */
const namePattern = (story: string) => new RegExp(`^${storyNameFromExport(story)}$`);

/** Returns the first line that differs from the expected text, or the first line of the message. */
function faultIn({ message, diff = "" }: { message: string; diff?: string }): string {
  const lines = stripVTControlCharacters(diff).split("\n");
  const unexpected = lines.find((line) => /^\+ {3}"/.test(line));
  const [told = "failed"] = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => /\S/.test(line) && !/Click to debug|127\.0\.0\.1|localhost/.test(line));
  return unexpected?.replace(/^\+ {3}"(.*)",$/, "$1") ?? told.trim();
}

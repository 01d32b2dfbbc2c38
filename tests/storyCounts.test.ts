import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TestProject } from "vitest/node";

type Counting = typeof import("../.storybook/visual/globalSetup.ts") &
  typeof import("../.storybook/visual/runResults.ts");

let folder = "";
let counting: Counting;

const all = ["Badge", "Button", "Card"];

/** A test run as Vitest reports it. */
const runOf = (files: readonly string[], testNamePattern?: RegExp) =>
  ({
    globTestFiles: async () => ({ testFiles: all }),
    vitest: {
      config: { testNamePattern, snapshotOptions: { updateSnapshot: "none" } },
      state: {
        getCountOfFailedTests: () => 0,
        getTestModules: () => files.map((moduleId) => ({ moduleId })),
      },
    },
  }) as unknown as TestProject;

/** Plays one story per file, for the files in `looked`. */
async function play(files: readonly string[], testNamePattern?: RegExp, looked = files) {
  const end = await counting.default(runOf(files, testNamePattern));
  for (const file of looked) counting.runResults().stories.add(file);
  await end();
}

const kept = () => join(folder, ".cache/stories.json");
const storiesKept = () => JSON.parse(readFileSync(kept(), "utf8")).stories;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dossard-story-counts-"));
  // Picture and report paths are resolved when these modules load.
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  counting = {
    ...(await import("../.storybook/visual/globalSetup.ts")),
    ...(await import("../.storybook/visual/runResults.ts")),
  };
  vi.mocked(process.cwd).mockRestore();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("are those of the last run of all stories, whatever was run of them since", async () => {
  await play(["Button"]);
  expect(existsSync(kept())).toBe(false);

  await play(all);
  expect(storiesKept()).toBe(3);

  await play(["Button"]);
  await play(all, /Default/, ["Button"]);
  expect(storiesKept()).toBe(3);

  await play(all, undefined, ["Badge", "Card"]);
  expect(storiesKept()).toBe(2);
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { BrowserCommandContext, TestProject } from "vitest/node";

type Counting = typeof import("../.storybook/visual/globalSetup.ts") &
  typeof import("../.storybook/visual/runResults.ts") &
  typeof import("../.storybook/visual/takePicture.ts");

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
    ...(await import("../.storybook/visual/takePicture.ts")),
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

it("include the pictures that a brief run leaves out, and no others", async () => {
  const pictures = join(folder, "stories/__pictures__");
  mkdirSync(pictures, { recursive: true });
  for (const sheet of ["ui-badge", "ui-badge.stand", "ui-gone.stand"]) {
    writeFileSync(join(pictures, `${sheet}.webp`), "");
    writeFileSync(join(pictures, `${sheet}.json`), '{ "default": {}, "former": {} }');
  }
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const end = await counting.default(runOf(all));
  for (const file of all) counting.runResults().stories.add(file);
  await counting.countPictures({} as BrowserCommandContext, "ui-badge--default", [
    { theme: "boutique", window: "desktop" },
    { theme: "stand", window: "desktop" },
  ]);
  await end();
  const [message] = told.mock.lastCall ?? [];
  told.mockRestore();
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(String(message).trim().split("\n").slice(1)).toEqual([
    "ui-gone.stand",
    "ui-badge former",
    "ui-badge.stand former",
  ]);
});

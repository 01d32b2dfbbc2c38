import { configure } from "storybook/test";
import type { RunnerTestFile } from "vitest";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { commands } from "vitest/browser";
import { applyTheme, type ThemeName, themeInEffect } from "../src/ui/theme/themes.ts";
import {
  coveredLayers,
  darkFaults,
  nestedLiveRegions,
  sidewaysScrollOfLargeText,
  smallStandTargets,
  standFaults,
} from "./visual/checks.ts";
import { beginStory, endStory, holdStill } from "./visual/cleanup.ts";
import { consoleErrors } from "./visual/consoleErrors.ts";
import { expected } from "./visual/expected.ts";
import { sweep } from "./visual/layout/sweep.ts";
import { gap, windows } from "./visual/layout/windows.ts";
import { clearLooks, looksText, noteLayout, noteLooks } from "./visual/looks/looks.ts";
import { type Mode, modesOf, pictureName, sizes } from "./visual/modes.ts";
import { listen } from "./visual/probes/announcements.ts";
import { faultsInUse, faultsOfTheme, faultsOnPhone } from "./visual/probes/inStory.ts";
import { markupFaults } from "./visual/probes/probes.ts";
import "./visual/review/componentBoxes.ts";
import { transcriptOf } from "./visual/transcript.ts";
import { briefly, underTest, withoutBaselines } from "./visual/underTest.ts";
import { renderAll } from "./visual/unmountAll.ts";
import { frameOf, hide, resize, whileShown } from "./visual/viewport.ts";

interface ComposedStory {
  id: string;
  tags: string[];
}

interface A11yReport {
  type: string;
  result?: { violations?: unknown[] };
}

declare module "vitest" {
  interface TestContext {
    story?: ComposedStory;
  }
  interface TaskMeta {
    reports?: A11yReport[];
  }
}

// Four pages share two cores, maybe with others: the default of one second is too short.
configure({
  asyncUtilTimeout: 15_000,
  // Without the markup of the whole page: a query that waits for an element fails many times before it succeeds.
  getElementError: (message) => new Error(message ?? ""),
});

if (!underTest) throw new Error("STORIES_UNDER_TEST is not set: see vite.config.ts");

applyTheme("boutique");
hide();

beforeEach(() => {
  consoleErrors.length = 0;
  waits = waitsMs.length;
  beginStory();
  listen();
});

/** The story file's part of a story's id. */
const componentOf = ({ id }: ComposedStory) => id.split("--")[0] ?? "";

/** Returns the story's own element, or the body if something lies outside it: a dialog, a tooltip, a toast. */
function subject(story: ComposedStory): Element {
  if (story.tags.includes("whole-page")) return document.body;
  const outside = document.querySelector("[data-dossard-dialog], body > [data-radix-popper-content-wrapper]");
  return outside ? document.body : (document.querySelector("[data-story-root]") ?? document.body);
}

const tallest = 2400;

/** Milliseconds between two comparisons: ten seconds in all, enough for late content on a busy machine. */
const waitsMs = [30, 60, 120, 240, 480, 1000, 2000, 3000, 3000];
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Remaining comparisons of a story. After a fault the time is used up: only changes after a resize are waited for. */
let waits = waitsMs.length;
const waitsAfterFault = 4;

/** @returns faults */
async function inTime(look: (passing: boolean) => Promise<string | null>): Promise<string[]> {
  for (const ms of waitsMs.slice(0, waits)) {
    if (!(await look(true))) return [];
    await wait(ms);
  }
  const fault = await look(false);
  if (fault) waits = waitsAfterFault;
  return fault ? [fault] : [];
}

async function picture(story: ComposedStory, mode: Mode): Promise<string[]> {
  if (withoutBaselines) return [];
  const { theme } = mode;
  const name = pictureName(mode);
  return inTime(async (passing) => {
    const element = subject(story);
    if (element !== document.body) {
      // Content below the edge of the window is not painted: the window grows with the story.
      const height = Math.min(tallest, Math.ceil(element.getBoundingClientRect().height));
      if (height > window.innerHeight) await resize(window.innerWidth, height);
    }
    return whileShown(() =>
      expected(
        `the picture in ${theme}, ${name}`,
        commands.takePicture({ story: story.id, theme, window: name, frame: frameOf(element), passing }),
      ),
    );
  });
}

const transcript = async (story: ComposedStory): Promise<string[]> =>
  withoutBaselines
    ? []
    : inTime((passing) =>
        expected(
          "the transcript's comparison",
          commands.keepTranscript({ story: story.id, transcript: transcriptOf(document.body), passing }),
        ),
      );

async function picturesIn(story: ComposedStory, modes: readonly Mode[]): Promise<string[]> {
  const faults: string[] = [];
  for (const mode of modes) {
    const { medium, window: size } = mode;
    if (medium) await expected(`the medium ${medium}`, commands.emulate(medium));
    const [width, height] = sizes[size];
    await resize(width, height);
    faults.push(...(await picture(story, mode)));
    if (medium) await expected("the screen again", commands.emulate("screen"));
  }
  return faults;
}

async function swept(story: ComposedStory, theme: ThemeName): Promise<string[]> {
  const { faults, digests } = await sweep(theme);
  noteLayout(story.id, theme, digests);
  return faults;
}

/** The layout at the stand that a brief run leaves out. */
const noteGaps = ({ id }: ComposedStory): void =>
  noteLayout(
    id,
    "stand",
    windows.map(() => gap),
  );

type Look = (
  story: ComposedStory,
  modes: readonly Mode[],
) => Promise<{ faults: string[]; violations: number }>;

const inBoutique: Look = async (story, modes) => {
  const faults = await picturesIn(story, modes);
  faults.push(...(await faultsOfTheme("boutique")), ...(await faultsOnPhone()));
  // After the pictures, because it may scroll parts of the page.
  faults.push(...(await swept(story, "boutique")));
  return { faults, violations: 0 };
};

/** The layout is the boutique's: only its colours are looked at. */
const inTheDark: Look = async (story, modes) => {
  applyTheme("dark");
  await resize(...sizes.phone);
  const violations = await darkFaults();
  const faults = [...violations, ...(await picturesIn(story, modes)), ...(await faultsOfTheme("dark"))];
  return { faults, violations: violations.length };
};

const atStand: Look = async (story, modes) => {
  applyTheme("stand");
  await resize(...sizes.desktop);
  const violations = await standFaults();
  const faults = [...violations, ...smallStandTargets(), ...(await picturesIn(story, modes))];
  faults.push(...(await faultsOfTheme("stand")), ...(await swept(story, "stand")));
  faults.push(...sidewaysScrollOfLargeText().map((fault) => `${fault}, in the stand theme`));
  return { faults, violations: violations.length };
};

/** @returns faults */
async function lookAt(story: ComposedStory, violationsInPlay: number): Promise<string[]> {
  holdStill();
  const own = themeInEffect();
  await resize(...sizes.desktop);
  noteLooks(componentOf(story));
  const faults = [...nestedLiveRegions(), ...coveredLayers(), ...markupFaults()];
  const modes = modesOf(story, own);
  await commands.countPictures(story.id, modes);
  const [first, ...others] = modes;
  if (first) faults.push(...(await picturesIn(story, [first])));
  // After the first picture, for which the window has grown with the story.
  faults.push(...(await transcript(story)));
  if (own === "stand") faults.push(...(await faultsOnPhone()));
  let violations = violationsInPlay;
  const looks = { ...(own === "boutique" ? { boutique: inBoutique, dark: inTheDark } : {}), stand: atStand };
  for (const [theme, look] of Object.entries(looks)) {
    if (briefly && theme !== own) {
      if (theme === "stand") noteGaps(story);
      continue;
    }
    const found = await look(
      story,
      others.filter((mode) => mode.theme === theme),
    );
    faults.push(...found.faults);
    violations += found.violations;
  }
  faults.push(...(await faultsInUse(renderAll)));
  await commands.countStory(story.id, violations);
  return faults;
}

/** Story files that ran in this test file, by their part of the stories' ids, and whether all of their stories passed. */
const played = new Map<string, boolean>();
let file: RunnerTestFile | undefined;

beforeAll(() => {
  played.clear();
  clearLooks();
});

afterEach(async ({ task, story }) => {
  if (!story) return;
  file = task.file;
  const violationsInPlay = (task.meta.reports ?? []).flatMap(({ type, result }) =>
    type === "a11y" ? (result?.violations ?? []) : [],
  ).length;
  // Axe's reports would be sent with every message about the test; only Storybook's own panel reads them.
  if (import.meta.env.VITEST_STORYBOOK !== "true") delete task.meta.reports;
  const failed = task.result?.state === "fail" || (task.result?.errors?.length ?? 0) > 0;
  const component = componentOf(story);
  const passedBefore = played.get(component) ?? true;
  played.set(component, false);
  const faults: string[] = [];
  try {
    if (failed) {
      await commands.countStory(story.id, violationsInPlay);
      return;
    }
    faults.push(...consoleErrors.map((words) => `on the console: ${words}`));
    if (faults.length === 0) faults.push(...(await lookAt(story, violationsInPlay)));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    faults.push(...(await endStory()).map((line) => `left on the page for the next story: ${line}`));
  }
  // Its first line is all that many reporters show.
  if (faults.length > 0) throw new Error(faults.join("\n"));
  played.set(component, passedBefore);
});

// A large sheet takes a minute to write, and waits for those of other story files.
const writingMs = 20 * 60_000;

afterAll(async () => {
  if (withoutBaselines) return;
  const whole = file?.tasks.every(({ result }) => result?.state === "pass") ?? false;
  for (const [component, passed] of played) {
    await commands.keepSheets(component, passed);
    const fault = await commands.keepLooks({ component, looks: looksText(component), whole });
    if (fault) throw new Error(`what no picture of the stories shows: ${fault}`);
  }
}, writingMs);

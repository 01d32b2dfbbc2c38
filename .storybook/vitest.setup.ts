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
import { beginStory, endStory } from "./visual/cleanup.ts";
import { consoleErrors } from "./visual/consoleErrors.ts";
import { expected } from "./visual/expected.ts";
import { sweep } from "./visual/layout/sweep.ts";
import { clearLooks, looksText, noteLayout, noteLooks } from "./visual/looks/looks.ts";
import { listen } from "./visual/probes/announcements.ts";
import { faultsInUse, faultsOfTheme, faultsOnPhone } from "./visual/probes/inStory.ts";
import { markupFaults } from "./visual/probes/probes.ts";
import "./visual/review/componentBoxes.ts";
import { transcriptOf } from "./visual/transcript.ts";
import { underTest, withoutBaselines } from "./visual/underTest.ts";
import { renderAll } from "./visual/unmountAll.ts";
import { frameOf, hide, resize, sizes, type WindowName, whileShown } from "./visual/viewport.ts";

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

async function picture(
  story: ComposedStory,
  theme: ThemeName,
  size: WindowName | "forced-colors",
): Promise<string[]> {
  // Some pages are too tall for a picture.
  if (withoutBaselines || story.tags.includes("no-picture")) return [];
  return inTime(async (passing) => {
    const element = subject(story);
    if (element !== document.body) {
      // Content below the edge of the window is not painted: the window grows with the story.
      const height = Math.min(tallest, Math.ceil(element.getBoundingClientRect().height));
      if (height > window.innerHeight) await resize(window.innerWidth, height);
    }
    return whileShown(() =>
      expected(
        `the picture in ${theme}, ${size}`,
        commands.takePicture({ story: story.id, theme, window: size, frame: frameOf(element), passing }),
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

async function picturesIn(
  story: ComposedStory,
  theme: ThemeName,
  names: readonly WindowName[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of names) {
    const [width, height] = sizes[size];
    await resize(width, height);
    faults.push(...(await picture(story, theme, size)));
  }
  return faults;
}

async function swept(story: ComposedStory, theme: ThemeName): Promise<string[]> {
  const { faults, digests } = await sweep(theme);
  noteLayout(story.id, theme, digests);
  return faults;
}

async function printed(story: ComposedStory, theme: ThemeName): Promise<string[]> {
  if (!story.tags.includes("print")) return [];
  await commands.emulate("print");
  const faults = await picturesIn(story, theme, ["print"]);
  await commands.emulate("screen");
  return faults;
}

async function inBoutique(story: ComposedStory): Promise<string[]> {
  const { tags } = story;
  const faults = await picturesIn(story, "boutique", ["desktop", "phone"]);
  if (tags.includes("tablet"))
    faults.push(...(await picturesIn(story, "boutique", ["tablet", "tablet-across"])));
  if (tags.includes("forced-colors")) {
    await expected("forced colours", commands.emulate("forced-colors"));
    faults.push(...(await picture(story, "boutique", "forced-colors")));
    await expected("the end of forced colours", commands.emulate("screen"));
  }
  faults.push(...(await printed(story, "boutique")));
  faults.push(...(await faultsOfTheme("boutique")), ...(await faultsOnPhone()));
  // After the pictures, because it may scroll parts of the page.
  return [...faults, ...(await swept(story, "boutique"))];
}

/** A screen is pictured in the theme it is shown in, if tagged `kiosk` at the stand too; a component in both. */
function standPictures({ id, tags }: ComposedStory, own: ThemeName): WindowName[] {
  const kiosk: WindowName[] = tags.includes("kiosk") ? ["kiosk"] : [];
  if (own === "stand") return ["desktop", "phone", ...kiosk];
  if (tags.includes("kiosk")) return ["phone", ...kiosk];
  return /^(screens|features)-/.test(id) ? [] : ["desktop"];
}

/** The layout is the boutique's: only its colours are looked at, and pictured where there are many. */
async function inTheDark(story: ComposedStory): Promise<{ faults: string[]; violations: number }> {
  applyTheme("dark");
  await resize(...sizes.phone);
  const violations = await darkFaults();
  const { id, tags } = story;
  const isPictured = tags.includes("dark") || (tags.includes("tablet") && id.startsWith("screens-"));
  const pictures = isPictured ? await picturesIn(story, "dark", ["phone"]) : [];
  const faults = [...violations, ...pictures, ...(await faultsOfTheme("dark"))];
  return { faults, violations: violations.length };
}

async function atStand(
  story: ComposedStory,
  own: ThemeName,
): Promise<{ faults: string[]; violations: number }> {
  applyTheme("stand");
  await resize(...sizes.desktop);
  const violations = await standFaults();
  const faults = [...violations, ...smallStandTargets()];
  faults.push(...(await picturesIn(story, "stand", standPictures(story, own))));
  if (own === "stand") faults.push(...(await printed(story, "stand")));
  faults.push(...(await faultsOfTheme("stand")), ...(await swept(story, "stand")));
  faults.push(...sidewaysScrollOfLargeText().map((fault) => `${fault}, in the stand theme`));
  return { faults, violations: violations.length };
}

/** @returns faults */
async function lookAt(story: ComposedStory, violationsInPlay: number): Promise<string[]> {
  const own = themeInEffect();
  await resize(...sizes.desktop);
  noteLooks(componentOf(story));
  const faults = [
    ...nestedLiveRegions(),
    ...coveredLayers(),
    ...markupFaults(),
    ...(await transcript(story)),
  ];
  let violations = violationsInPlay;
  if (own === "boutique") {
    faults.push(...(await inBoutique(story)));
    const dark = await inTheDark(story);
    faults.push(...dark.faults);
    violations += dark.violations;
  } else faults.push(...(await faultsOnPhone()));
  const stand = await atStand(story, own);
  await commands.countStory(story.id, violations + stand.violations);
  return [...faults, ...stand.faults, ...(await faultsInUse(renderAll))];
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

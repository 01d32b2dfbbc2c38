import { configure } from "storybook/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { commands } from "vitest/browser";
import { applyTheme, type ThemeName, themeInEffect } from "../src/ui/theme/themes.ts";
import {
  nestedLiveRegions,
  sidewaysScrollOfLargeText,
  smallStandTargets,
  standFaults,
} from "./visual/checks.ts";
import { beginStory, endStory } from "./visual/cleanup.ts";
import { consoleErrors } from "./visual/consoleErrors.ts";
import { sweep } from "./visual/layout/sweep.ts";
import { transcriptOf } from "./visual/transcript.ts";
import { underTest } from "./visual/underTest.ts";
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

// Four pages share two cores: the default of one second is too short.
configure({
  asyncUtilTimeout: 5000,
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
});

/** Returns the story's own element, or the body if something lies outside it: a dialog, a tooltip, a toast. */
function subject(story: ComposedStory): Element {
  if (story.tags.includes("whole-page")) return document.body;
  const outside = document.querySelector("[data-dossard-dialog], body > [data-radix-popper-content-wrapper]");
  return outside ? document.body : (document.querySelector("[data-story-root]") ?? document.body);
}

const tallest = 2400;

/** Milliseconds between two comparisons: five seconds in all, enough for late content on a busy machine. */
const waitsMs = [30, 60, 120, 240, 480, 1000, 1500, 1500];
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
  if (story.tags.includes("no-picture")) return [];
  return inTime(async (passing) => {
    const element = subject(story);
    if (element !== document.body) {
      // Content below the edge of the window is not painted: the window grows with the story.
      const height = Math.min(tallest, Math.ceil(element.getBoundingClientRect().height));
      if (height > window.innerHeight) await resize(window.innerWidth, height);
    }
    return whileShown(() =>
      commands.takePicture({
        story: story.id,
        theme,
        window: size,
        frame: frameOf(element),
        passing,
      }),
    );
  });
}

const transcript = (story: ComposedStory): Promise<string[]> =>
  inTime((passing) =>
    commands.keepTranscript({ story: story.id, transcript: transcriptOf(document.body), passing }),
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

/** The transcript after the picture, for which the window has grown with the story. */
async function firstLook(story: ComposedStory, own: ThemeName): Promise<string[]> {
  const faults = await picturesIn(story, own, ["desktop"]);
  faults.push(...(await transcript(story)));
  return [...faults, ...(await picturesIn(story, own, ["phone"]))];
}

async function inBoutique(story: ComposedStory): Promise<string[]> {
  const { tags } = story;
  const faults = await firstLook(story, "boutique");
  if (tags.includes("tablet"))
    faults.push(...(await picturesIn(story, "boutique", ["tablet", "tablet-across"])));
  if (tags.includes("forced-colors")) {
    await commands.emulateForcedColors(true);
    faults.push(...(await picture(story, "boutique", "forced-colors")));
    await commands.emulateForcedColors(false);
  }
  // After the pictures, because it may scroll parts of the page.
  return [...faults, ...(await sweep("boutique"))];
}

/** A screen is pictured in the theme it is shown in, if tagged `kiosk` at the stand too; a component in both. Besides its first look. */
function standPictures({ id, tags }: ComposedStory, own: ThemeName): WindowName[] {
  const isKiosk = tags.includes("kiosk");
  if (own === "stand") return isKiosk ? ["kiosk"] : [];
  const isComponent = !/^(screens|features)-/.test(id);
  return [...(isComponent ? (["desktop"] as const) : []), ...(isKiosk ? (["phone", "kiosk"] as const) : [])];
}

async function atStand(
  story: ComposedStory,
  own: ThemeName,
): Promise<{ faults: string[]; violations: number }> {
  applyTheme("stand");
  await resize(...sizes.desktop);
  const violations = await standFaults();
  const faults = [...violations, ...smallStandTargets()];
  if (own === "stand") faults.push(...(await firstLook(story, own)));
  faults.push(...(await picturesIn(story, "stand", standPictures(story, own))));
  faults.push(...(await sweep("stand")));
  faults.push(...sidewaysScrollOfLargeText().map((fault) => `${fault}, in the stand theme`));
  return { faults, violations: violations.length };
}

/** @returns faults */
async function lookAt(story: ComposedStory, violationsInPlay: number): Promise<string[]> {
  const own = themeInEffect();
  const faults = nestedLiveRegions();
  if (own === "boutique") faults.push(...(await inBoutique(story)));
  const stand = await atStand(story, own);
  await commands.countStory(story.id, violationsInPlay + stand.violations);
  return [...faults, ...stand.faults];
}

/** Story files that ran in this test file, by their part of the stories' ids, and whether all of their stories passed. */
const played = new Map<string, boolean>();

beforeAll(() => played.clear());

afterEach(async ({ task, story }) => {
  if (!story) return;
  const violationsInPlay = (task.meta.reports ?? []).flatMap(({ type, result }) =>
    type === "a11y" ? (result?.violations ?? []) : [],
  ).length;
  // Axe's reports would be sent with every message about the test; only Storybook's own panel reads them.
  if (import.meta.env.VITEST_STORYBOOK !== "true") delete task.meta.reports;
  const failed = task.result?.state === "fail" || (task.result?.errors?.length ?? 0) > 0;
  const [component = ""] = story.id.split("--");
  const passedBefore = played.get(component) ?? true;
  played.set(component, false);
  const faults: string[] = [];
  try {
    if (failed) {
      await commands.countStory(story.id, violationsInPlay);
      return;
    }
    expect(consoleErrors, "errors and warnings on the console").toEqual([]);
    faults.push(...(await lookAt(story, violationsInPlay)));
  } finally {
    faults.push(...(await endStory()).map((line) => `left on the page for the next story: ${line}`));
  }
  expect(faults, "what the story looks and sounds like, and leaves behind").toEqual([]);
  played.set(component, passedBefore);
});

// A large sheet takes a minute to write, and waits for those of other story files.
const writingMs = 20 * 60_000;

afterAll(async () => {
  for (const [component, passed] of played) await commands.keepSheets(component, passed);
}, writingMs);

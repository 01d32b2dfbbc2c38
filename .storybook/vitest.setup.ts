import axe from "axe-core";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { applyTheme } from "../src/ui/theme/themes.ts";

interface ComposedStory {
  id: string;
  tags: string[];
}

declare module "vitest" {
  interface TestContext {
    story?: ComposedStory;
  }
}

const desktop = [1280, 800] as const;
const phone = [390, 844] as const;
const smallest = [320, 640] as const;

// React's and Storybook's complaints are faults too.
const complaints: string[] = [];
const terminal = globalThis.console;
for (const level of ["error", "warn"] as const) {
  const say = terminal[level].bind(terminal);
  terminal[level] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(" "));
    say(...words);
  };
}

beforeEach(() => {
  complaints.length = 0;
});

async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** A window of this size, and not before the page has been laid out in it. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
}

/** The story's own element, or the whole page where something lies outside it: a dialog, a tooltip, a toast. */
function subject(story: ComposedStory): Element {
  if (story.tags.includes("whole-page")) return document.body;
  const outside = document.querySelector("[data-dossard-dialog], body > [data-radix-popper-content-wrapper]");
  return outside ? document.body : (document.querySelector("[data-story-root]") ?? document.body);
}

async function shoot(story: ComposedStory, suffix = ""): Promise<void> {
  await settled();
  // A page of a million pixels is no picture.
  if (story.tags.includes("no-picture")) return;
  const element = subject(story);
  if (element !== document.body) {
    // What lies below the window's edge is not painted: the window grows with the story.
    const { height } = element.getBoundingClientRect();
    await resize(window.innerWidth, Math.min(2400, Math.max(window.innerHeight, Math.ceil(height))));
    await settled();
  }
  await expect.element(page.elementLocator(element)).toMatchScreenshot(`${story.id}${suffix}`);
}

/** Seven to one, the stand's promise: sunlight takes the rest. */
async function expectStandContrast(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ["color-contrast-enhanced", "target-size"],
    rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
  });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  expect(faults, "faults in the stand theme").toEqual([]);
}

/** What a press really lands on: a tick's whole line, or the card that a link is spread over. */
function targetOf(control: Element): Element {
  if (control.matches("[type='checkbox'], [type='radio']")) return control.closest("label") ?? control;
  const spread = getComputedStyle(control, "::after");
  const covers = spread.content !== "none" && spread.position === "absolute";
  return (covers && control instanceof HTMLElement && control.offsetParent) || control;
}

/** Fifty-six pixels, the stand's promise to gloved hands. Links inside a sentence are spared, as by WCAG 2.5.8. */
function expectStandTargets(): void {
  const controls = [...document.body.querySelectorAll("button, select, input, textarea, a[href]")];
  const small = controls.flatMap((control) => {
    const { width, height } = targetOf(control).getBoundingClientRect();
    const inSentence = control.matches("a") && getComputedStyle(control).display === "inline";
    const unseen = width <= 2 || height <= 2;
    const narrow = !control.matches("a") && width < 55.9;
    return !inSentence && !unseen && (height < 55.9 || narrow)
      ? [`${control.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`]
      : [];
  });
  expect(small, "touch targets under 56 px in the stand theme").toEqual([]);
}

function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, "width of the page in a window of 320 px").toBeLessThanOrEqual(clientWidth);
}

afterEach(async ({ task, story }) => {
  const failed = task.result?.state === "fail" || (task.result?.errors?.length ?? 0) > 0;
  if (!story || failed) return;
  expect(complaints, "lines on the console").toEqual([]);
  try {
    await resize(...desktop);
    await shoot(story);
    if (story.tags.includes("phone")) {
      await resize(...phone);
      await shoot(story, "-phone");
    }
    await resize(...smallest);
    await settled();
    expectNoSidewaysScroll();
    applyTheme("stand");
    await settled();
    expectNoSidewaysScroll();
    await resize(...desktop);
    await settled();
    await expectStandContrast();
    expectStandTargets();
    if (story.tags.includes("stand")) await shoot(story, "-stand");
  } finally {
    applyTheme("boutique");
    await resize(...desktop);
  }
});

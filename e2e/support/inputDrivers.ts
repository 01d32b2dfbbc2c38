import { setTimeout } from "node:timers/promises";
import { expect, type Locator, type Page } from "playwright/test";
import { fingerOn } from "./touch.ts";

/** Operates a page by mouse, touch or keyboard. */
export interface InputDriver {
  press(control: Locator): Promise<void>;
  /** Presses the same control in the grid's next cell: the grid is one tab stop, arrow keys move within it. */
  pressNext(control: Locator): Promise<void>;
  /** Types into an empty field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses a suggestion of a search box. */
  take(option: Locator): Promise<void>;
  /** Switches a toggle to its other mode. */
  toggle(group: Locator, mode: string): Promise<void>;
  /** Selects a range of a histogram. */
  brush(histogram: Locator): Promise<void>;
}

/** Returns the range from a quarter to three fifths of a histogram's bars, which lie between its thumbs. */
async function middleOf(histogram: Locator) {
  const first = await histogram.getByRole("slider", { name: "Début" }).boundingBox();
  const last = await histogram.getByRole("slider", { name: "Fin" }).boundingBox();
  if (!first || !last) throw new Error("The histogram has no thumbs");
  const left = first.x + first.width;
  const width = last.x - left;
  return { from: left + width / 4, to: left + width * 0.6, y: first.y + first.height / 2 };
}

const mouse: InputDriver = {
  press: (control) => control.click(),
  pressNext: (control) => control.click(),
  type: (field, text) => field.fill(text),
  take: (option) => option.click(),
  toggle: (group, mode) => group.getByText(mode, { exact: true }).click(),
  async brush(histogram) {
    await histogram.scrollIntoViewIfNeeded();
    const { from, to, y } = await middleOf(histogram);
    const { mouse: pointer } = histogram.page();
    await pointer.move(from, y);
    await pointer.down();
    await pointer.move(to, y, { steps: 5 });
    await pointer.up();
  },
};

const finger: InputDriver = {
  press: (control) => control.tap(),
  pressNext: (control) => control.tap(),
  async type(field, text) {
    await field.tap();
    await field.pressSequentially(text);
  },
  take: (option) => option.tap(),
  toggle: (group, mode) => group.getByText(mode, { exact: true }).tap(),
  async brush(histogram) {
    await histogram.scrollIntoViewIfNeeded();
    const { from, to, y } = await middleOf(histogram);
    const touch = await fingerOn(histogram.page());
    await touch("touchStart", { x: from, y });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch("touchMove", { x: from + (to - from) * share, y });
    // Rest before lifting: after a fling, the browser takes the next tap as a stop of the scrolling.
    await setTimeout(100);
    await touch("touchEnd");
  },
};

const farthest = 80;

/** Presses Tab until a control has the focus, and checks that the focus is visible. */
async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const passed: string[] = [];
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    const { isThere, at } = await control.evaluate((element) => {
      const { activeElement } = document;
      const at = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.slice(0, 40) ?? "";
      return { isThere: element === activeElement, at };
    });
    passed.push(at);
    if (isThere) {
      await expect.poll(() => control.evaluate(showsFocus), { message: "the focus is seen" }).toBe(true);
      return;
    }
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`${farthest} Tabs did not lead to ${control}, but to ${passed.join(", ")}`);
}

/** Whether the element, or the card, frame or label that it fills, has an outline. */
function showsFocus(element: Element): boolean {
  let wearer: Element | null = element;
  for (let steps = 0; wearer && steps < 4; steps += 1) {
    if (getComputedStyle(wearer).outlineStyle !== "none") return true;
    wearer = wearer.parentElement;
  }
  return false;
}

const keyboard: InputDriver = {
  async press(control) {
    await tabTo(control);
    await control.page().keyboard.press("Enter");
  },
  async pressNext(control) {
    await control.page().keyboard.press("ArrowRight");
    await expect(control).toBeFocused();
    await control.page().keyboard.press("Enter");
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  async take(option) {
    for (let pressed = 0; pressed < 10; pressed += 1) {
      await option.page().keyboard.press("ArrowDown");
      if ((await option.getAttribute("aria-selected")) === "true") break;
    }
    await expect(option).toHaveAttribute("aria-selected", "true");
    await option.page().keyboard.press("Enter");
  },
  async toggle(group, mode) {
    await tabTo(group.getByRole("radio", { checked: true }));
    await group.page().keyboard.press("ArrowRight");
    await expect(group.getByRole("radio", { name: mode })).toBeChecked();
  },
  async brush(histogram) {
    await tabTo(histogram.getByRole("slider", { name: "Début" }));
    await histogram.page().keyboard.press("ArrowRight");
  },
};

/** Touch on a phone; mouse, and keyboard alone, on a desktop. */
export const driversOf = (isMobile: boolean): Record<string, InputDriver> =>
  isMobile ? { "by touch": finger } : { "by mouse": mouse, "by keyboard alone": keyboard };

/** Returns the number of photographs that the page announces, not the histogram's own count. */
export async function countOf(page: Page): Promise<number> {
  const texts = page.getByRole("main").locator("p:not([aria-hidden])");
  const text = await texts.filter({ hasText: /^[\d\s]+photos?$/ }).textContent();
  return Number(text?.replace(/\D/g, ""));
}

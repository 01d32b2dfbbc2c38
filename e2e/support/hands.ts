import { setTimeout } from "node:timers/promises";
import { expect, type Locator, type Page } from "playwright/test";

/** How somebody works a page: how a control is pressed, how text comes into a field, how a range is drawn. */
export interface Hand {
  press(control: Locator): Promise<void>;
  /** The same control of a grid's next cell: the whole grid is one stop of Tab, arrows lead on. */
  pressNext(control: Locator): Promise<void>;
  /** Into a field that is empty. */
  type(field: Locator, text: string): Promise<void>;
  /** Takes one of the names that a search box found. */
  take(option: Locator): Promise<void>;
  /** Goes to the other mode of a toggle. */
  toggle(group: Locator, mode: string): Promise<void>;
  /** Narrows a histogram to a part of it. */
  brush(histogram: Locator): Promise<void>;
}

/** From a quarter of a histogram's bars to three fifths of them: between its thumbs, which stand beside the bars. */
async function middleOf(histogram: Locator) {
  const first = await histogram.getByRole("slider", { name: "Début" }).boundingBox();
  const last = await histogram.getByRole("slider", { name: "Fin" }).boundingBox();
  if (!first || !last) throw new Error("The histogram has no thumbs");
  const left = first.x + first.width;
  const width = last.x - left;
  return { from: left + width / 4, to: left + width * 0.6, y: first.y + first.height / 2 };
}

const mouse: Hand = {
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

const finger: Hand = {
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
    // Playwright's own finger only taps.
    const browser = await histogram.page().context().newCDPSession(histogram.page());
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: from, y });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch("touchMove", { x: from + (to - from) * share, y });
    // A finger comes to rest before it leaves: one that flies off would take the next tap for a halt.
    await setTimeout(100);
    await touch("touchEnd");
    await browser.detach();
  },
};

const farthest = 80;

/** Goes on by Tab until a control has the focus, and sees that it shows it. */
async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => control.evaluate(showsFocus), { message: "the focus is seen" }).toBe(true);
      return;
    }
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`${farthest} Tabs did not lead to ${control}`);
}

/** By its own outline, or that of the card, the frame or the label that it fills. */
function showsFocus(element: Element): boolean {
  let wearer: Element | null = element;
  for (let steps = 0; wearer && steps < 4; steps += 1) {
    if (getComputedStyle(wearer).outlineStyle !== "none") return true;
    wearer = wearer.parentElement;
  }
  return false;
}

const keyboard: Hand = {
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

/** On a phone a finger; at a desk a mouse, and the keyboard alone. */
export const handsOf = (project: string): Record<string, Hand> =>
  project === "phone" ? { "by touch": finger } : { "by mouse": mouse, "by keyboard alone": keyboard };

/** The page's photographs, as many as are counted above them; the histogram's highest bar is counted beside it. */
export async function countOf(page: Page): Promise<number> {
  const counts = page.getByRole("main").locator("p:not([aria-hidden])");
  const text = await counts.filter({ hasText: /^[\d\s]+photos?$/ }).textContent();
  return Number(text?.replace(/\D/g, ""));
}

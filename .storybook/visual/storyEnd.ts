import { applyTheme } from "../../src/ui/theme/themes.ts";
import { fetchOrAnswer } from "./answers.ts";
import { dropCurtain } from "./curtain.ts";
import { setWindow, sizes } from "./stage.ts";

// Files of stories share a page (decision 15). So whatever a story has begun ends with it: what was to come later would come
// to another story.

let calls = new AbortController();
const waits = new Set<number>();
const { setTimeout } = window;

window.fetch = (input, init) => {
  const own = init?.signal ?? (input instanceof Request ? input.signal : null);
  const signal = own ? AbortSignal.any([own, calls.signal]) : calls.signal;
  return fetchOrAnswer(input, { ...init, signal });
};

// Not as window.setTimeout = …: Node's types, which are known here too, ask for its form with a promise.
Object.assign(window, {
  setTimeout: (...given: [TimerHandler, number?, ...unknown[]]) => {
    const wait = setTimeout(...given);
    waits.add(wait);
    return wait;
  },
});

const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}="${value}" of ${element.tagName.toLowerCase()}`);

/** Storybook's own, which stay until the next story: its filters for the colour-blind, and the element a story was in. */
const storybooks = /^(style="filter: none;" of body|<div><\/div>|<svg id="storybook-)/;

/** Address, attributes and elements that all stories share. */
const pageNow = (): string[] =>
  [
    location.href,
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    ...[...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 90)),
  ].filter((line) => !storybooks.test(line));

let before: string[] = [];

/** Whatever the page bears from here on is a story's. */
export function beginStory(): void {
  // Without it an element gets the focus and hears nothing of it.
  window.focus();
  before = pageNow();
}

/**
 * Takes the story off the page, with its calls, its timers and what it stored; then theme and window are as it found them.
 * @returns what it has left behind all the same
 */
export async function endStory(): Promise<string[]> {
  const focus = document.hasFocus() ? [] : ["the focus, outside of the page"];
  dropCurtain();
  // After the curtain, so that no story is laid out once more to be looked at by nobody.
  applyTheme("boutique");
  setWindow(...sizes.desktop);
  // A dialog gives the focus back a moment after it has gone.
  await new Promise((done) => setTimeout(done, 0));
  calls.abort();
  calls = new AbortController();
  for (const wait of waits) clearTimeout(wait);
  waits.clear();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  return [...focus, ...pageNow().filter((line) => !before.includes(line))];
}

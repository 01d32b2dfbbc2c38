import { applyTheme } from "../../src/ui/theme/themes.ts";
import { noteWait } from "./looks/waits.ts";
import { mockFetch } from "./mockFetch.ts";
import { sizes } from "./modes.ts";
import { briefly } from "./underTest.ts";
import { unmountAll } from "./unmountAll.ts";
import { setWindow } from "./viewport.ts";

// Story files share a page (decision 15), so each story is cleaned up: its pending calls and timers would reach the next one.

let calls = new AbortController();
/** Pending waits with their lengths in milliseconds. */
const waits = new Map<number, number>();
const { setTimeout, setInterval } = window;

window.fetch = (input, init) => {
  const own = init?.signal ?? (input instanceof Request ? input.signal : null);
  const signal = own ? AbortSignal.any([own, calls.signal]) : calls.signal;
  return mockFetch(input, { ...init, signal });
};

// Not `window.setTimeout = …`: Node's types, also loaded here, require its promise form.
Object.assign(window, {
  setTimeout: (...given: [TimerHandler, number?, ...unknown[]]) => {
    noteWait(given[1]);
    const wait = setTimeout(...given);
    waits.set(wait, given[1] ?? 0);
    return wait;
  },
  setInterval: (...given: [TimerHandler, number?, ...unknown[]]) => {
    noteWait(given[1]);
    return setInterval(...given);
  },
});

const attributesOf = (element: Element) =>
  [...element.attributes]
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}="${value}" of ${element.tagName.toLowerCase()}`);

/** Storybook's own elements, which stay until the next story: its color blindness filters, and the story's element. */
const storybooks = /^(style="filter: none;" of body|<div><\/div>|<svg id="storybook-)/;

/** Address, attributes and elements that stories share. */
const pageNow = (): string[] =>
  [
    location.href,
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    ...[...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 90)),
  ].filter((line) => !storybooks.test(line));

let before: string[] = [];

/** Records the state of the page before a story. */
export function beginStory(): void {
  // Without it, elements take the focus but receive no focus event.
  window.focus();
  document.title = "";
  before = pageNow();
}

/** No story waits so long for what it shows, in milliseconds; what comes after the first picture waits 3000 for it. */
const longWaitMs = 4000;

/** Ends the story's long waits (a toast's, a patience's): while it is looked at, a busy machine may take as long. */
export function holdStill(): void {
  for (const [wait, ms] of waits) if (ms >= longWaitMs) clearTimeout(wait);
}

/**
 * Unmounts the story, ends its calls and timers, clears storage, and restores theme and window.
 * @returns anything left on the page, one line each
 */
export async function endStory(): Promise<string[]> {
  const focus = document.hasFocus() ? [] : ["the focus, outside of the page"];
  const hadImages = document.images.length > 0;
  unmountAll();
  // After unmounting, so that the story is not laid out again.
  applyTheme("boutique");
  setWindow(...sizes.desktop);
  // A dialog returns the focus just after it is unmounted.
  await new Promise((done) => setTimeout(done, 0));
  calls.abort();
  calls = new AbortController();
  for (const wait of waits.keys()) clearTimeout(wait);
  waits.clear();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // What React has removed, images above all, weighs on each new window until it is collected; two windows are quicker than that.
  if (hadImages && !briefly) globalThis.gc?.();
  return [...focus, ...pageNow().filter((line) => !before.includes(line))];
}

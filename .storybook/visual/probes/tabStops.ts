import { all, isSpoken } from "./elements.ts";

export const focusable =
  "a[href], button, input:not([type='hidden']), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable='true'], [tabindex]";

/** Radix's own, at the ends of the page, while a dialog is open. */
export const guard = "[data-radix-focus-guard]";

/** Of one look; a mosaic has hundreds. */
const perLook = 2;

const lookOf = (element: Element) =>
  `${element.localName} ${element.getAttribute("type")} ${element.className} ${element.parentElement?.className}`;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(`:disabled, ${guard}`) &&
  element.getClientRects().length > 0 &&
  isSpoken(element);

/** @returns elements that the Tab key reaches, a few of each look, at most `most` */
export function tabStops(most: number): HTMLElement[] {
  const counts = new Map<string, number>();
  const stops = all(focusable).filter((element) => {
    if (!isStop(element)) return false;
    const count = (counts.get(lookOf(element)) ?? 0) + 1;
    counts.set(lookOf(element), count);
    return count <= perLook;
  });
  return stops.slice(0, most);
}

/** While it runs, no script hears of the focus: only style sheets answer. */
export function withoutEvents<T>(run: () => T): T {
  const names = ["focus", "blur", "focusin", "focusout"] as const;
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of names) window.addEventListener(name, stop, true);
  try {
    return run();
  } finally {
    for (const name of names) window.removeEventListener(name, stop, true);
  }
}

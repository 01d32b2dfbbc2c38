import { computeAccessibleName } from "dom-accessibility-api";

export const interactive =
  "a[href], button, input:not([type='hidden']), select, textarea, summary, [contenteditable='true'], [role='button'], [role='link'], [role='checkbox'], [role='radio'], [role='switch'], [role='tab'], [role='menuitem'], [role='option'], [role='slider'], [role='spinbutton'], [role='textbox'], [role='combobox']";

export const all = (selector: string, root: ParentNode = document.body) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Whether an element has a box that is neither hidden nor shrunk to a pixel for screen readers. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
}

/** Whether screen readers meet an element. */
export const isSpoken = (element: Element) =>
  !element.closest("[aria-hidden='true'], [inert]") && element.checkVisibility({ visibilityProperty: true });

/** Includes what screen readers skip, such as icons. */
export const visible = (selector: string, root?: ParentNode) => all(selector, root).filter(isSeen);

export const seen = (selector: string, root?: ParentNode) => visible(selector, root).filter(isSpoken);

export const accessibleName = (element: Element) => squeeze(computeAccessibleName(element));

export const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** Letters and digits alone, in lower case: what speech recognition compares. */
export const bare = (text: string) =>
  squeeze(
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, " "),
  );

/** @returns the text of an element that is seen, without words for screen readers alone */
export function seenText(root: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (/\S/.test(node.nodeValue ?? "") && parent && !parent.closest("svg") && isSeenText(parent, root))
      words.push(node.nodeValue ?? "");
  }
  return squeeze(words.join(" "));
}

function isSeenText(element: Element, root: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const inline = width === 0 && height === 0;
    if (!inline && (width <= 2 || height <= 2)) return false;
  }
  return true;
}

const listened = new WeakMap<EventTarget, Set<string>>();
const { addEventListener } = Element.prototype;
Element.prototype.addEventListener = function listen(
  this: Element,
  ...given: Parameters<typeof addEventListener>
) {
  listened.set(this, (listened.get(this) ?? new Set()).add(given[0]));
  addEventListener.apply(this, given);
};

/** What holds the whole story listens for React or Storybook. */
const holdsAll = (element: Element) =>
  Object.keys(element).some((name) => /^_+react(Container|Listening)/.test(name)) ||
  element.querySelector("[data-story-root]") !== null;

/** Whether a script listens for an event on an element itself, as `click`. */
export const listensFor = (element: Element, event: string) =>
  (typeof (element as unknown as Record<string, unknown>)[`on${event}`] === "function" ||
    listened.get(element)?.has(event) === true) &&
  !holdsAll(element);

/** What React was given for an element, handlers included: React adds no listeners to the elements themselves. */
export function reactProps(element: Element): Record<string, unknown> {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key ? ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {}) : {};
}

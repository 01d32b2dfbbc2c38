// Runs in the page: finds what a person sees, by role and name, in every engine alike.
import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";

export { layoutFaults } from "../../.storybook/visual/layout/layoutFaults.ts";

/** What to find. */
export interface Sought {
  /** A role; "field" for anything that is filled, "text" for the smallest elements with such a text. */
  role: string;
  /** Exact, or the source of a regular expression in slashes. */
  name: string;
}

export interface Found {
  /** Middle of what is pressed, in pixels of the window. */
  x: number;
  y: number;
  /** Why it cannot be pressed; empty if it can. */
  obstacle: string;
  isFocused: boolean;
  value: string;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function matcher(name: string): (text: string) => boolean {
  const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
  if (pattern === undefined) return (text) => plain(text) === plain(name);
  return (text) => new RegExp(pattern).test(plain(text));
}

function candidates({ role, name }: Sought): Element[] {
  const matches = matcher(name);
  // The browser itself puts everything behind a modal dialog out of reach.
  const layer = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (role === "text") {
    const withText = [...layer.querySelectorAll<HTMLElement>("*")].filter(
      (element) => matches(element.innerText ?? "") && element.checkVisibility({ visibilityProperty: true }),
    );
    return withText.filter(
      (element) => !withText.some((other) => other !== element && element.contains(other)),
    );
  }
  const isOfRole =
    role === "field"
      ? (element: Element) => element.matches("input:not([type=hidden]), select, textarea")
      : (element: Element) => getRole(element) === role;
  return [...layer.querySelectorAll("*")].filter(
    (element) => isOfRole(element) && !isInaccessible(element) && matches(computeAccessibleName(element)),
  );
}

/** Returns what takes the press: for a box too small to see, its label. */
function pressedPart(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  return label && width * height < 16 ? label : element;
}

function obstacleOf(element: Element, x: number, y: number): string {
  if (element.matches(":disabled, [aria-disabled=true]")) return "disabled";
  const hit = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  if ([element, ...labels].some((part) => part.contains(hit))) return "";
  return hit ? `covered by ${hit.tagName} ${plain(hit.textContent).slice(0, 60)}` : "out of the window";
}

/** Finds the first such element and brings it into view; null while there is none. */
export function find(sought: Sought): Found | null {
  const [element] = candidates(sought);
  if (!element) return null;
  const part = pressedPart(element);
  let { left, top, width, height } = part.getBoundingClientRect();
  if (obstacleOf(element, left + width / 2, top + height / 2)) {
    part.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    ({ left, top, width, height } = part.getBoundingClientRect());
  }
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    x,
    y,
    obstacle: obstacleOf(element, x, y),
    isFocused: document.activeElement === element,
    value: "value" in element ? String(element.value) : "",
  };
}

/** Waits until nothing moves, but for what never ends; for a second at most. */
export async function settled(): Promise<void> {
  const ends = document.getAnimations().map(({ finished }) => finished.catch(() => null));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 1000))]);
}

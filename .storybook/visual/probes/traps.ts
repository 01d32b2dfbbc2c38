import { nameOf } from "../layout/nameOf.ts";
import { tabStops } from "./tabStops.ts";

const most = 20;
/** Longer than a script waits to take the focus back. */
const waitMs = 5;

/** Dialogs hold the focus on purpose. */
const dialog = "[role='dialog'], [role='alertdialog'], dialog";

const press = (element: Element, shiftKey: boolean) =>
  element.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Tab", code: "Tab", shiftKey, bubbles: true, cancelable: true }),
  );

/** Whether an element that has the focus swallows the Tab key, forwards or backwards. */
const holds = (element: Element) =>
  [false, true].some((back) => !press(element, back) && document.activeElement === element);

/** Returns elements that do not let the Tab key leave, in one direction or the other, or take the focus back (WCAG 2.1.2). */
export async function trapFaults(): Promise<string[]> {
  if (document.querySelector("[aria-modal='true']")) return [];
  const held = new Set<Element>();
  let before: Element | null = null;
  for (const element of tabStops(most).filter((stop) => !stop.closest(dialog))) {
    if (!element.isConnected) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) {
      if (before && document.activeElement === before) held.add(before);
      continue;
    }
    if (holds(element)) held.add(element);
    before = document.activeElement;
  }
  const last = document.activeElement;
  await new Promise((done) => setTimeout(done, waitMs));
  const { activeElement } = document;
  if (last !== activeElement && activeElement && activeElement !== document.body && last?.isConnected)
    held.add(activeElement);
  return [...held].map((element) => `focus: ${nameOf(element)} does not let it go`);
}

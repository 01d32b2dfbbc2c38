import { nameOf } from "../layout/nameOf.ts";
import { interactive, seen } from "./elements.ts";

/** WCAG 2.5.8, in CSS pixels. */
const least = 24;

/** Returns what a press lands on: a tick's whole line, or the card that a link covers. */
export function targetOf(control: Element): Element {
  if (control.matches("[type='checkbox'], [type='radio']")) return control.closest("label") ?? control;
  const spread = getComputedStyle(control, "::after");
  const covers = spread.content !== "none" && spread.position === "absolute";
  return (covers && control instanceof HTMLElement && control.offsetParent) || control;
}

/** Links inside a sentence are exempt. */
const inSentence = (control: Element) =>
  control.matches("a") && getComputedStyle(control).display === "inline";

function distance(x: number, y: number, box: DOMRect): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}

/** Returns targets below 24 px that are too close to others: a circle of that size around each is its own. */
export function targetFaults(): string[] {
  const targets = [
    ...new Set(
      seen(interactive)
        .filter((control) => !control.matches(":disabled") && !inSentence(control))
        .map(targetOf),
    ),
  ].map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isSmall = ({ box }: { box: DOMRect }) => Math.min(box.width, box.height) < least - 0.1;
  return targets.filter(isSmall).flatMap(({ element, box }) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const near = targets.find((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        return false;
      const { left, right, top, bottom } = other.box;
      return isSmall(other)
        ? Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < least
        : distance(x, y, other.box) < least / 2;
    });
    return near
      ? [
          `target: ${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, close to ${nameOf(near.element)}`,
        ]
      : [];
  });
}

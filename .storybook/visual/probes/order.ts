import { nameOf } from "../layout/nameOf.ts";
import { interactive, isSeen, isSpoken } from "./elements.ts";

const meaningful = (element: Element) =>
  element.matches(interactive) ||
  /\S/.test(element.textContent ?? "") ||
  element.querySelector("img, input, button");
/** Boxes may touch and round. */
const slack = 2;

/** Whether the second of two siblings is seen before the first: above it in one column, or to its left in one row. */
function isBefore(second: DOMRect, first: DOMRect): boolean {
  const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  const oneColumn = across > 0.5 * Math.min(first.width, second.width);
  const oneRow = down > 0.5 * Math.min(first.height, second.height);
  return (oneColumn && second.bottom <= first.top + slack) || (oneRow && second.right <= first.left + slack);
}

/** A close or remove button in a corner belongs to the whole, wherever it is read. */
const isCornerButton = (element: Element, display: string) =>
  display.includes("grid") &&
  (element.matches(interactive) || element.querySelectorAll(interactive).length === 1) &&
  !/\S/.test(
    [...element.querySelectorAll(`:not(:is(${interactive}) *)`)]
      .filter((one) => !one.matches(interactive) && one.childElementCount === 0)
      .map((one) => one.textContent)
      .join(""),
  );

/** On a phone a dialog's buttons are stacked with the main one on top: nothing is read in between, whichever comes first. */
const isStackOfButtons = (parts: readonly Element[], parent: Element) =>
  getComputedStyle(parent).flexDirection === "column-reverse" &&
  parts.every((part) => part.matches(interactive) || part.querySelectorAll(interactive).length === 1);

/** Returns parts of rows, columns and grids that are read in another order than they are seen. */
export function orderFaults(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((parent) => {
    if (parent.childElementCount < 2 || parent.closest("svg")) return [];
    const { display } = getComputedStyle(parent);
    if (!/flex|grid/.test(display)) return [];
    const parts = [...parent.children].filter((child) => {
      const { position, float } = getComputedStyle(child);
      return (
        /static|relative/.test(position) &&
        float === "none" &&
        isSeen(child) &&
        isSpoken(child) &&
        meaningful(child) &&
        !isCornerButton(child, display)
      );
    });
    if (isStackOfButtons(parts, parent)) return [];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (let at = 1; at < parts.length; at += 1) {
      const [first, second] = [boxes[at - 1], boxes[at]];
      if (first && second && isBefore(second, first))
        return [
          `order: ${nameOf(parts[at] as Element)} is seen before ${nameOf(parts[at - 1] as Element)}, and read after it`,
        ];
    }
    return [];
  });
}

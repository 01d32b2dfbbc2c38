import { nameOf } from "../layout/nameOf.ts";
import { all, interactive, isSeen, isSpoken, listensFor, reactProps, seen } from "./elements.ts";
import { focusable, guard } from "./tabStops.ts";

const native =
  "a[href], button, input, select, textarea, summary, option, label, details, dialog, video, audio, iframe, [contenteditable='true']";
/** One of their parts has the focus, arrow keys move it. */
const composite =
  "[role='grid'], [role='listbox'], [role='radiogroup'], [role='tablist'], [role='menu'], [role='menubar'], [role='toolbar'], [role='tree'], [role='combobox']";
const presses = [
  "onClick",
  "onMouseDown",
  "onPointerDown",
  "onMouseUp",
  "onPointerUp",
  "onTouchStart",
  "onTouchEnd",
];
const keys = ["onKeyDown", "onKeyUp", "onKeyPress"];

const has = (element: Element, names: readonly string[]) => {
  const props = reactProps(element);
  return names.some(
    (name) => typeof props[name] === "function" || listensFor(element, name.slice(2).toLowerCase()),
  );
};
const isDisabled = (element: Element) => element.matches(":disabled, [aria-disabled='true']");

/** Whether a control within does the same for the keyboard: it fills most of the element. */
function hasCoveringControl(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return seen(interactive, element).some((control) => {
    const box = control.getBoundingClientRect();
    return (
      box.width * box.height >= (width * height) / 2 ||
      getComputedStyle(control, "::after").position === "absolute"
    );
  });
}

/** The pointing hand is promised by the element itself, not inherited. */
function hasPointingHand(element: HTMLElement): boolean {
  const { cursor, pointerEvents } = getComputedStyle(element);
  const { parentElement } = element;
  return (
    cursor === "pointer" &&
    pointerEvents !== "none" &&
    parentElement !== null &&
    getComputedStyle(parentElement).cursor !== "pointer" &&
    !element.querySelector(`${interactive}, label`)
  );
}

/** Pressed with a pointer, and with nothing else. */
function pressedOnly(element: HTMLElement): boolean {
  const acts = has(element, ["onClick"]);
  if (!acts && !hasPointingHand(element)) return false;
  if (element.matches(`${native}, ${interactive}`) || element.closest(`${interactive}, label`)) return false;
  const hasKeys = has(element, keys) && element.tabIndex >= 0;
  return isSeen(element) && isSpoken(element) && (!acts || (!hasKeys && !hasCoveringControl(element)));
}

/** A role that promises keys, on an element that has none of its own. */
function promisesKeys(element: HTMLElement): string[] {
  if (element.matches(native) || isDisabled(element)) return [];
  const managed = element.closest(composite);
  if (element.tabIndex < 0 && !managed)
    return [`keyboard: ${nameOf(element)} says ${element.role} and takes no focus`];
  // Keys of a part around it serve another end, as Escape does.
  return managed || has(element, keys)
    ? []
    : [`keyboard: ${nameOf(element)} says ${element.role} and answers no key`];
}

/** Arrow keys do the same in the field that a step button changes. */
const stepsField = (control: Element) =>
  (control.getAttribute("aria-controls") ?? "")
    .split(" ")
    .some((id) =>
      document.getElementById(id)?.matches("[role='spinbutton'], [type='number'], [role='combobox']"),
    );

/** A native control that keys do not reach or do not press. */
function outOfReach(control: HTMLElement): string[] {
  if (isDisabled(control)) return [];
  const byPointer = has(control, presses.slice(1)) && !has(control, ["onClick", ...keys]);
  if (
    control.matches("button") &&
    byPointer &&
    (control as HTMLButtonElement).type !== "submit" &&
    !control.closest("label")
  ) {
    return [`keyboard: ${nameOf(control)} is pressed by a pointer only`];
  }
  const skipped =
    control.tabIndex < 0 &&
    !control.closest(composite) &&
    !stepsField(control) &&
    !control.matches("input[type='radio'], input[type='file']");
  return skipped ? [`keyboard: the Tab key passes over ${nameOf(control)}`] : [];
}

/** Returns controls that the keyboard does not reach, operate or leave in order. */
export function keyboardFaults(): string[] {
  const hidden = all("[aria-hidden='true']")
    .flatMap((part) => [part, ...all(focusable, part)])
    .filter(
      (element) =>
        element.matches(focusable) &&
        element.tabIndex >= 0 &&
        !element.closest("[inert]") &&
        !isDisabled(element) &&
        isSeen(element) &&
        !element.matches(guard),
    );
  return [
    ...seen("[tabindex]")
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((element) => `keyboard: a positive tabindex, ${nameOf(element)}`),
    ...(document.querySelector("[aria-modal='true']")
      ? []
      : hidden.map(
          (element) => `keyboard: hidden from screen readers, yet it takes the focus, ${nameOf(element)}`,
        )),
    ...all("*")
      .filter(pressedOnly)
      .map((element) => `keyboard: a pointer alone presses ${nameOf(element)}`),
    ...seen(interactive).flatMap(promisesKeys),
    ...seen("a[href], button, input:not([type='hidden']), select, textarea, summary").flatMap(outOfReach),
    ...seen("a:not([href])")
      .filter((link) => has(link, presses))
      .map((link) => `keyboard: a link without an address, ${nameOf(link)}`),
  ];
}

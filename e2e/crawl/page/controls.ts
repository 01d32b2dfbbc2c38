// Runs in the page: what can be pressed.
import { computeAccessibleName } from "dom-accessibility-api";

/** Something that can be pressed or filled. */
export interface Control {
  role: string;
  name: string;
  /** Position among those with the same role and name, from 0. */
  place: number;
  /** Same for controls that differ by their data alone. */
  kind: string;
  /** In the header or the footer, the same on all screens. */
  isShell: boolean;
  /** What it is for besides pressing: leaving (the shop, or as it is), typing, choosing. */
  use: "press" | "leave" | "type" | "choose" | "slide";
  /** Of a field: the form, by its first field, and what belongs into it. */
  form: string;
  content: string;
  /** Of a field: characters that can be typed. */
  longest: number;
  /** Whether pressing it may change nothing: chosen already, or a link to this very page. */
  isCurrent: boolean;
}

const pressable =
  "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=switch], [role=menuitem], [role=slider]";
export const repeated = "li, article, tr, [role=gridcell], [role=option], [role=row], [role=listitem]";

export const plain = (text: string) => text.replace(/\s+/g, " ").trim();
export const withoutNumbers = (text: string) => text.replace(/\d+([\s.,:/]\d+)*/g, "#");
export const nameOf = (element: Element) => plain(computeAccessibleName(element)).slice(0, 120);

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isShown && width > 2 && height > 2 && !element.closest("[inert], [aria-hidden=true]");
}

/** Returns what is pressed: of a hidden tick box, its label. */
function target(element: Element): Element {
  if (isSeen(element) || !(element instanceof HTMLInputElement)) return element;
  return [...(element.labels ?? [])].find(isSeen) ?? element;
}

const isEnabled = (element: Element) =>
  !element.matches(":disabled, [aria-disabled=true]") && !element.closest("fieldset:disabled");

export const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";

/** Whether the answers of a search box lie on it: a press beside them closes them first. A dialog lies on those of the page. */
function isUnderAnswers(element: Element): boolean {
  const dialog = element.closest(dialogs);
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return [...document.querySelectorAll("[role=combobox]")].some(({ parentElement: box }) => {
    if (!box || box.contains(element) || (dialog && !dialog.contains(box))) return false;
    return [...box.children].some((part) => {
      const area = part.getBoundingClientRect();
      return x > area.left && x < area.right && y > area.top && y < area.bottom;
    });
  });
}

/** Returns the elements that can be pressed, in the topmost layer if it takes everything else out of reach. */
function elements(): Element[] {
  // The browser puts the rest out of reach without an attribute.
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return [...(modal ?? document).querySelectorAll(pressable)].filter(
    (element) => isEnabled(element) && isSeen(target(element)) && !isUnderAnswers(target(element)),
  );
}

function roleOf(element: Element): string {
  const role = element.getAttribute("role");
  if (role) return role;
  if (element instanceof HTMLInputElement) {
    if (["checkbox", "radio"].includes(element.type)) return element.type;
    if (element.type === "range") return "slider";
    return ["submit", "button", "reset"].includes(element.type) ? "button" : "textbox";
  }
  const roles: Record<string, string> = {
    A: "link",
    SUMMARY: "summary",
    SELECT: "combobox",
    TEXTAREA: "textbox",
  };
  return roles[element.tagName] ?? "button";
}

/** An address without ids, codes and values. */
export function pattern(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href);
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id").replace(/\/t\/.+/, "/t/:code");
  const query = [...new Set(searchParams.keys())].toSorted().map((key) => {
    return ["mode", "view"].includes(key) ? `${key}=${searchParams.get(key)}` : key;
  });
  return path + (query.length > 0 ? `?${query.join("&")}` : "");
}

function kindOf(element: Element, role: string, name: string): string {
  if (element instanceof HTMLAnchorElement) return `link to ${pattern(element.href)}`;
  const row = element.parentElement?.closest(repeated) ?? (element.matches(repeated) ? element : null);
  // A key of the keyboard on screen.
  if (/^.$/u.test(name)) return `${role} of a character`;
  const words = withoutNumbers(name);
  return row ? `${role} ${words.split(" ")[0]}… in a row` : `${role} ${words}`;
}

function purposeOf(element: Element): Control["use"] {
  if (element instanceof HTMLAnchorElement)
    return new URL(element.href).origin === location.origin ? "press" : "leave";
  if (element instanceof HTMLSelectElement) return "choose";
  if (element instanceof HTMLTextAreaElement) return "type";
  // To be copied.
  if (element.matches("input[readonly]")) return "leave";
  if (roleOf(element) === "slider") return "slide";
  if (!(element instanceof HTMLInputElement)) return "press";
  return ["checkbox", "radio", "submit", "button", "reset"].includes(element.type) ? "press" : "type";
}

const isCurrent = (element: Element) =>
  element.matches("[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true]") ||
  (element instanceof HTMLInputElement && element.type === "radio" && element.checked) ||
  (element instanceof HTMLAnchorElement && element.href.split("#")[0] === location.href.split("#")[0]);

/** Returns a field's form, by the name of its first field; empty for what is no field. */
function formOf(element: Element): string {
  if (purposeOf(element) !== "type") return "";
  const form = element.closest("form");
  const first = elements().find((other) => purposeOf(other) === "type" && other.closest("form") === form);
  return nameOf(form && first ? first : element);
}

let found: Element[] = [];

/** Returns the controls of the state; `element(index)` is the one at this index. */
export function controls(): Control[] {
  found = elements();
  const seen = new Map<string, number>();
  return found.map((element) => {
    const [role, name] = [roleOf(element), nameOf(element)];
    const place = seen.get(`${role} ${name}`) ?? 0;
    seen.set(`${role} ${name}`, place + 1);
    const field = element instanceof HTMLInputElement ? element : null;
    return {
      ...{ role, name, place, kind: kindOf(element, role, name) },
      isShell: element.closest("main, [role=dialog], dialog") === null,
      use: purposeOf(element),
      form: formOf(element),
      content: field ? `${field.type} ${field.autocomplete} ${field.inputMode} ${name}` : name,
      longest: field && field.maxLength >= 0 ? field.maxLength : 1e6,
      isCurrent: isCurrent(element),
    };
  });
}

let pressed: Element | undefined;
let focusedBefore: Element | null = null;

/** Returns a control, which is about to be pressed. */
export function control(index: number): Element {
  pressed = found[index] as Element;
  focusedBefore = document.activeElement;
  return pressed;
}

/** The same: what a finger presses. */
export const element = (index: number): Element => target(control(index));

/** Whether the last press has moved the focus to anything but what was pressed. */
export function hasMovedFocus(): boolean {
  const focused = document.activeElement;
  return focused !== focusedBefore && focused !== document.body && !pressed?.contains(focused);
}

/** Returns the button that sends the form of the field at this index, or null. */
export function submitButton(index: number): Element | null {
  const form = found[index]?.closest("form");
  return (
    [...(form?.querySelectorAll("button:not([type=button]), input[type=submit]") ?? [])].find(isSeen) ?? null
  );
}

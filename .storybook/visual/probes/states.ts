import { nameOf } from "../layout/nameOf.ts";
import { all, seen, seenText } from "./elements.ts";

const current = "[aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true']";
/** Of two, either may be the odd one. */
const least = 3;

/** The looks of an entry's words. */
function lookOf(entry: Element): string {
  const words = [entry, ...entry.querySelectorAll("*")].findLast(
    (element) => element.childElementCount === 0 && seenText(element).length > 1,
  );
  const { color, fontWeight, backgroundColor } = getComputedStyle(words ?? entry);
  return `${color} ${fontWeight} ${backgroundColor}`;
}

/** An entry of a navigation that looks unlike all others is where the reader is. */
function unsaidPlace(list: HTMLElement): string[] {
  const entries = seen(":scope > li, :scope > a, :scope > [role='listitem']", list).filter((entry) =>
    seenText(entry),
  );
  if (entries.length < least || list.querySelector(current)) return [];
  const looks = entries.map(lookOf);
  const odd = entries.filter((_, at) => looks.filter((look) => look === looks[at]).length === 1);
  return odd.length > 0 && odd.length < entries.length
    ? [`state: ${nameOf(odd[0] as Element)} looks like the current one, and does not say so`]
    : [];
}

/** The option that is highlighted in a list is told by the field that has the focus. */
function unsaidOption(field: HTMLElement): string[] {
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  const option = list?.querySelector("[role='option'][aria-selected='true']");
  return option && !field.getAttribute("aria-activedescendant")
    ? [`state: ${nameOf(field)} does not say that ${nameOf(option)} is highlighted`]
    : [];
}

const isDescribed = ({ id }: Element) =>
  id !== "" && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`);

/** Returns what the eye is told about places, options and tips, and a screen reader is not. */
export const stateFaults = (): string[] => [
  ...seen("nav, nav ul, nav ol, [role='navigation'] ul, [role='navigation'] ol").flatMap(unsaidPlace),
  ...seen("[role='combobox'][aria-expanded='true']").flatMap(unsaidOption),
  ...all("[role='tooltip']")
    .filter((tip) => !isDescribed(tip))
    .map((tip) => `state: a tip that describes nothing, ${nameOf(tip)}`),
];

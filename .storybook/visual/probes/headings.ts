import { nameOf } from "../layout/nameOf.ts";
import { accessibleName, seen, seenText } from "./elements.ts";

const heading = "h1, h2, h3, h4, h5, h6, [role='heading']";
const levelOf = (element: Element) =>
  Number(element.getAttribute("aria-level") ?? element.localName.slice(1)) || 2;
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Dialogs and pages have an outline each. */
const outlineOf = (element: Element) =>
  element.closest("[role='dialog'], [role='alertdialog'], dialog") ?? document.body;

function skippedLevels(): string[] {
  const last = new Map<Element, HTMLElement>();
  return spokenHeadings().flatMap((element) => {
    const before = last.get(outlineOf(element));
    last.set(outlineOf(element), element);
    const step = before ? levelOf(element) - levelOf(before) : 0;
    return before && step > 1
      ? [`heading: level ${levelOf(element)} after ${levelOf(before)}, ${nameOf(element)}`]
      : [];
  });
}

const spokenHeadings = () =>
  [...document.body.querySelectorAll<HTMLElement>(heading)].filter(
    (element) =>
      !element.closest("[aria-hidden='true'], [inert]") &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** Parts beside each other, of the same kind and with titles of the same looks, are of the same level. */
function unevenLevels(): string[] {
  const first = new Map<string, { parent: Element; heading: HTMLElement }[]>();
  return spokenHeadings().flatMap((element) => {
    const part = element.closest("section, article, li, [role='listitem'], [role='region']");
    const parent = part?.parentElement;
    if (!part || !parent || part.querySelector(heading) !== element) return [];
    const look = `${element.className} in ${part.localName} ${part.className}`;
    const others = first.get(look) ?? [];
    first.set(look, others);
    const like = others.find((other) => other.parent === parent)?.heading;
    if (!like) others.push({ parent, heading: element });
    return like && levelOf(like) !== levelOf(element)
      ? [
          `heading: ${nameOf(element)} is of level ${levelOf(element)}, its like beside it of ${levelOf(like)}`,
        ]
      : [];
  });
}

const notTitles =
  "h1, h2, h3, h4, h5, h6, [role], a, button, label, legend, caption, th, td, dt, dd, li, summary, figcaption, figure, option, svg, strong, em, time, blockquote, code, header nav, footer nav, output, address";
const longestTitle = 80;
/** A title is at least this much larger than the text below it. */
const larger = 1.15;
const bold = 600;

/** Whether a block looks as a title does: one short, bold, larger line with other text below it, as large as a heading beside it. */
function looksLikeTitle(element: HTMLElement): boolean {
  if (element.closest(notTitles) || element.querySelector("*:not(span, b, i)")) return false;
  const text = seenText(element);
  if (
    text.length > longestTitle ||
    !/\p{L}{3}.*\p{L}/u.test(text) ||
    /[.:;,!]$/.test(text) ||
    /^\d|\d\s*(€|%|px)/.test(text)
  )
    return false;
  const style = getComputedStyle(element);
  if (Number(style.fontWeight) < bold || style.display === "inline") return false;
  const next = followingText(element);
  return (
    next !== null &&
    sizeOf(element) >= larger * sizeOf(next) &&
    next.getBoundingClientRect().top >= element.getBoundingClientRect().bottom - 2
  );
}

/** @returns the element of the text that follows within the parent or grandparent */
function followingText(element: Element): Element | null {
  const after = element.nextElementSibling ?? element.parentElement?.nextElementSibling ?? null;
  if (!after || after.matches(heading)) return null;
  const walker = document.createTreeWalker(after, NodeFilter.SHOW_TEXT, (node) =>
    /\p{L}{3}/u.test(node.nodeValue ?? "") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  return walker.nextNode()?.parentElement ?? null;
}

/** Returns headings that skip a level or are empty, and titles that are no heading. */
export function headingFaults(): string[] {
  const empty = spokenHeadings().filter((element) => !accessibleName(element));
  return [
    ...skippedLevels(),
    ...unevenLevels(),
    ...empty.map((element) => `heading: an empty one, <${element.localName}>`),
    ...seen("p, div, span, b")
      .filter(looksLikeTitle)
      .map((element) => `heading: ${nameOf(element)} looks like one`),
  ];
}

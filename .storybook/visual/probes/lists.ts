import { nameOf } from "../layout/nameOf.ts";
import { isSpoken, seen, seenText } from "./elements.ts";

const listed =
  "ul, ol, dl, menu, table, select, fieldset, form, p, svg, [role]:not([role='presentation'], [role='none'], [role='generic'])";
const items = "div, span, a";
const least = 3;
/** Two links of a navigation are a list. */
const leastOfNavigation = 2;
/** Longer ones are prose. */
const longestText = 300;
const bullet = /^\s*([•‣◦▪●○■–—*·✓✔→›-]|\d{1,2}[.)])\s/;

const looksOf = (element: Element) => `${element.localName} ${element.className}`;
const shapeOf = (element: Element) =>
  [...element.querySelectorAll("img, svg, a, button")].slice(0, 4).map(looksOf).join();

/** Whether siblings repeat one look: the same classes, the same drawings and controls, one text each. */
function repeat(siblings: readonly Element[]): boolean {
  const [first] = siblings;
  const few = first?.matches("nav a, [role='navigation'] a") ? leastOfNavigation : least;
  if (!first || siblings.length < few || !first.matches(items) || !first.className) return false;
  const shape = shapeOf(first);
  if (!shape && !first.matches("a")) return false;
  return siblings.every(
    (sibling) => looksOf(sibling) === looksOf(first) && shapeOf(sibling) === shape && isEntry(sibling),
  );
}

function isEntry(element: Element): boolean {
  const text = seenText(element);
  return text.length > 1 && text.length <= longestText && !element.querySelector("input, select, textarea");
}

function typedBullets(): string[] {
  return seen("p, div, span").flatMap((element) => {
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && bullet.test(node.data),
    );
    const broken = texts.length > 1 && element.querySelector("br");
    const next = element.nextElementSibling;
    const typed = texts.length > 0 && next && bullet.test(next.textContent ?? "");
    return (broken || typed) && !element.closest("ul, ol, [role='list'], svg, table, pre")
      ? [`list: typed bullets, ${nameOf(element)}`]
      : [];
  });
}

/** Returns what looks like a list and is none: repeated siblings, typed bullets, marked items; and lists that lost their role. */
export function listFaults(): string[] {
  const parents = new Set(seen(items).flatMap(({ parentElement }) => parentElement ?? []));
  const repeated = [...parents].filter(
    (parent) =>
      !parent.matches(listed) &&
      !parent.closest("svg, button, a, table, [role='grid'], [role='img']") &&
      repeat([...parent.children]),
  );
  const marked = seen("div, span, p").filter(
    (element) =>
      getComputedStyle(element).display === "list-item" &&
      !element.closest("[role='list'], [role='listitem'], summary"),
  );
  const silent = seen("ul[role], ol[role]").filter((list) =>
    /^(none|presentation|generic|group)$/.test(list.getAttribute("role") ?? ""),
  );
  return [
    ...repeated.map((parent) => `list: ${parent.children.length} items that are no list, ${nameOf(parent)}`),
    ...marked.map((element) => `list: a marked item that is none, ${nameOf(element)}`),
    ...silent.filter(isSpoken).map((list) => `list: a list that is not announced, ${nameOf(list)}`),
    ...strayItems(),
    ...headlessTables(),
    ...typedBullets(),
  ];
}

/** Items are children of a list, and lists have nothing but items. */
function strayItems(): string[] {
  const stray = seen("li:not([role]), [role='listitem']").filter(
    (item) => !item.parentElement?.closest("ul, ol, menu, [role='list']"),
  );
  const foreign = seen("ul:not([role]), ol:not([role]), [role='list']").flatMap((list) =>
    [...list.children].filter(
      (child) =>
        isSpoken(child) &&
        !child.matches("li, script, template, [role='listitem'], [role='none'], [role='presentation']") &&
        !getComputedStyle(child).display.includes("contents"),
    ),
  );
  return [
    ...stray.map((item) => `list: an item of no list, ${nameOf(item)}`),
    ...foreign.map((child) => `list: ${nameOf(child)} in a list is no item`),
  ];
}

/** A table of data says what its columns or rows are. */
function headlessTables(): string[] {
  return seen(
    "table:not([role='presentation'], [role='none']), [role='table'], [role='grid']:has([role='row'])",
  )
    .filter(
      (table) =>
        seen("td, [role='cell']", table).length >= 4 &&
        !table.querySelector("th, [role='columnheader'], [role='rowheader']"),
    )
    .map((table) => `list: a table without headers, ${nameOf(table)}`);
}

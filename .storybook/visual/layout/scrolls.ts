import { nameOf } from "./nameOf.ts";

/** A row of cards or a wide table scrolls sideways by design: it is a list, a table's frame, focusable, or says so itself. */
const byDesign = "ul, ol, [role='list'], [tabindex='0'], [aria-orientation='horizontal'], :has(> table)";

/** Returns a fault for each part that scrolls sideways, the page included, and for an empty strip reserved for a scrollbar. */
export function scrollFaults(): string[] {
  const page = document.documentElement;
  const faults: string[] = [];
  if (page.scrollWidth > page.clientWidth) {
    const widest = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > page.clientWidth)
      .at(-1);
    faults.push(
      `scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth}, ${widest ? nameOf(widest) : ""}`,
    );
  }
  // `clientWidth` does not account for a reserved gutter.
  const strip = Math.round(innerWidth - page.getBoundingClientRect().width);
  if (strip > 0 && page.scrollHeight <= page.clientHeight) {
    faults.push(`strip: ${strip} px beside a page that does not scroll`);
  }
  return faults;
}

/** @returns a fault for an element that scrolls sideways without a sign that it should */
export function scrollsSideways(element: Element): string | null {
  if (element.scrollWidth <= element.clientWidth + 1 || element.matches(byDesign)) return null;
  return `scrolls sideways: ${nameOf(element)}, ${element.scrollWidth} px in ${element.clientWidth}`;
}

import type { Page } from "playwright/test";

/**
 * Returns the names of the enabled controls that cannot be pressed in the lower half of the window: neither where they are, nor once
 * what holds them is scrolled. Of an open dialog only its own count; those that the on-screen keyboard covers do not.
 * @param within a selector of the elements whose controls count
 */
export function outOfReach(page: Page, within = "*"): Promise<string[]> {
  return page.evaluate((within) => {
    const middle = innerHeight / 2;
    const scope = [...document.querySelectorAll("[data-dossard-dialog]")].at(-1) ?? document.body;
    const board = document.querySelector("[role=group][aria-label^=Clavier]");
    const ground = board?.getBoundingClientRect().top ?? innerHeight;
    const controls = "a[href], button, input, select, textarea, summary, [role=option]";
    const unpressed = ":disabled, [aria-disabled=true], [tabindex='-1']:not([role=option])";
    const isWithin = (control: Element) => {
      const { top, bottom } = control.getBoundingClientRect();
      return top >= middle && bottom <= (board?.contains(control) ? innerHeight : ground) + 1;
    };
    const isWithinOnceScrolled = (control: Element) => {
      const scrolled: [Element, number][] = [];
      for (let at = control.parentElement; at; at = at.parentElement) scrolled.push([at, at.scrollTop]);
      control.scrollIntoView({ block: "end", behavior: "instant" });
      // Room kept for bars at the window's foot can lift it higher than need be.
      const above = middle - control.getBoundingClientRect().top;
      if (above > 0) document.documentElement.scrollTop -= above;
      const found = isWithin(control);
      for (const [at, top] of scrolled) at.scrollTop = top;
      return found;
    };
    const names: string[] = [];
    for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
      const { top, width, height } = control.getBoundingClientRect();
      const isCovered = !board?.contains(control) && top >= ground;
      // What only screen readers have is a pixel wide.
      if (isCovered || Math.min(width, height) < 8 || !control.closest(within)) continue;
      if (control.matches(unpressed) || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (isWithin(control) || isWithinOnceScrolled(control)) continue;
      const label = control.getAttribute("aria-label") ?? control.innerText.trim();
      names.push(`${label || control.tagName}, ${Math.round(top)} px`);
    }
    return names;
  }, within);
}

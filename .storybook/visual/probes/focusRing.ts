import { nameOf } from "../layout/nameOf.ts";
import { type Color, colorOf, contrast, groundOf, over, white } from "./colors.ts";
import { tabStops, withoutEvents } from "./tabStops.ts";

/** In CSS pixels: a thinner ring is overlooked. */
const thinnest = 2;
/** WCAG 1.4.11. */
const least = 3;
/** Elements looked at in a story. */
const most = 40;
/** How far up a card shows the focus of its link. */
const height = 6;

const pseudos = [null, "::before", "::after"] as const;
const looks = [
  "outlineStyle", "outlineWidth", "outlineColor", "outlineOffset", "boxShadow", "backgroundColor", "borderBottomColor",
  "borderBottomWidth", "textDecorationLine",
] as const; // biome-ignore format: a list of words
type Look = Record<(typeof looks)[number], string>;

function lookOf(element: Element, pseudo: string | null): Look {
  const style = getComputedStyle(element, pseudo);
  return Object.fromEntries(looks.map((name) => [name, style[name]])) as Look;
}

/** Elements that may show the focus of another: the frames around it, its label, its parts, what follows it. */
function bearers(element: HTMLElement): Element[] {
  const frames: Element[] = [];
  for (
    let at = element.parentElement;
    at && at !== document.body && frames.length < height;
    at = at.parentElement
  )
    frames.push(at);
  const label = element.closest("label");
  const { nextElementSibling: next } = element;
  return [element, ...element.children, ...(next ? [next] : []), ...(label?.children ?? []), ...frames];
}

const colorsIn = (shadow: string): Color[] => (shadow.match(/[a-z]+\([^)]*\)/g) ?? []).map(colorOf);

/** How many sides of an outline its scrolling or clipping ancestors leave. */
function sidesLeft(element: Element, reach: number): number {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const outer = [left - reach, top - reach, -(right + reach), -(bottom + reach)];
  const inner = outer.map(() => Number.NEGATIVE_INFINITY);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== "visible" || overflowY !== "visible") {
      const box = at.getBoundingClientRect();
      const [x, y] = [box.left + at.clientLeft, box.top + at.clientTop];
      [x, y, -(x + at.clientWidth), -(y + at.clientHeight)].forEach((edge, side) => {
        inner[side] = Math.max(inner[side] ?? edge, edge);
      });
    }
    if (position === "fixed") break;
  }
  return outer.filter((edge, side) => (inner[side] ?? edge) - edge < thinnest).length;
}

function outlineShows(element: Element, look: Look): boolean {
  const [width, offset] = [Number.parseFloat(look.outlineWidth), Number.parseFloat(look.outlineOffset)];
  if (look.outlineStyle === "none" || width < thinnest || sidesLeft(element, offset + width) < 2)
    return false;
  const ground = groundOf(offset < 0 ? element : (element.parentElement ?? element));
  const halo = colorsIn(look.boxShadow);
  // On a photograph two tones show, whatever is below them.
  if (!ground) return halo.some((tone) => contrast(colorOf(look.outlineColor), over(tone, white)) >= least);
  return [colorOf(look.outlineColor), ...halo].some((tone) => contrast(tone, ground) >= least);
}

const outlineOf = (look: Look) => `${look.outlineStyle} ${look.outlineWidth} ${look.outlineColor}`;

/** Whether a change of look is strong enough to be noticed. */
function isNoticed(element: Element, before: Look, after: Look): boolean {
  if (!element.checkVisibility({ opacityProperty: true })) return false;
  const ground = groundOf(element.parentElement ?? element) ?? white;
  const differs = (name: "backgroundColor" | "borderBottomColor") =>
    contrast(over(colorOf(after[name]), ground), over(colorOf(before[name]), ground)) >= least;
  const border = Number.parseFloat(after.borderBottomWidth);
  const grows = border - Number.parseFloat(before.borderBottomWidth) >= 1;
  const underlined =
    after.textDecorationLine !== before.textDecorationLine && after.textDecorationLine !== "none";
  const ring = after.boxShadow !== before.boxShadow && /\b([2-9]|\d\d)(\.\d+)?px/.test(after.boxShadow);
  return (
    underlined ||
    (outlineOf(before) !== outlineOf(after) && outlineShows(element, after)) ||
    differs("backgroundColor") ||
    (border >= thinnest && differs("borderBottomColor")) ||
    (grows && contrast(colorOf(after.borderBottomColor), ground) >= least) ||
    (ring && colorsIn(after.boxShadow).some((tone) => contrast(tone, ground) >= least))
  );
}

/** Whether the focus shows; the element has it when called, and has lost it afterwards. */
function showsFocus(element: HTMLElement): boolean {
  const own = lookOf(element, null);
  if (outlineShows(element, own) && element.checkVisibility({ opacityProperty: true })) {
    element.blur();
    return outlineOf(lookOf(element, null)) !== outlineOf(own);
  }
  const focused = bearers(element).flatMap((part) =>
    pseudos.map((pseudo) => ({ part, pseudo, after: lookOf(part, pseudo) })),
  );
  element.blur();
  return focused.some(({ part, pseudo, after }) => isNoticed(part, lookOf(part, pseudo), after));
}

/** Returns elements whose look hardly changes when they get the keyboard's focus (WCAG 2.4.7), in the theme in effect. */
export function focusRingFaults(): string[] {
  const { activeElement } = document;
  return withoutEvents(() => {
    const faults = tabStops(most).filter((element) => {
      // Said, because the last press may have been of a mouse.
      element.focus({ preventScroll: true, focusVisible: true });
      return document.activeElement === element && !showsFocus(element);
    });
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    return faults.map((element) => `focus: it hardly shows on ${nameOf(element)}`);
  });
}

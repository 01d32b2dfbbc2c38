import { promises } from "../../../src/ui/theme/contrast.ts";
import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { type Box, intersection, isEmpty } from "../layout/box.ts";
import { readLayout } from "../layout/items.ts";
import { nameOf } from "../layout/nameOf.ts";
import { type Color, colorOf } from "./colors.ts";
import { seenText, visible } from "./elements.ts";

/** A text or an icon whose ground only its pixels tell. */
export interface Drawn {
  name: string;
  box: Box;
  color: Color;
  /** The least contrast. */
  least: number;
}

const pictures = "img, video, canvas, picture, iframe";

/** The nearest ancestor that may cut an element off. */
function cutter(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  if (position === "fixed") return null;
  return position === "absolute" && element instanceof HTMLElement
    ? element.offsetParent
    : element.parentElement;
}

/** What the scrolling areas around an element leave of it: thumbnails beyond a strip's edge are not painted. */
function unclipped(element: Element): Box {
  let box: Box = element.getBoundingClientRect();
  for (let around = cutter(element); around; around = cutter(around)) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX !== "visible" || overflowY !== "visible")
      box = intersection(box, around.getBoundingClientRect());
  }
  return box;
}

/** Areas painted with more than one colour: images, and grounds that are images or gradients. */
function paintedAreas(): { element: Element; box: Box }[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.matches(pictures) || getComputedStyle(element).backgroundImage !== "none")
    .map((element) => ({ element, box: unclipped(element) }))
    .filter(({ box: { left, top, right, bottom } }) => right - left > 8 && bottom - top > 8);
}

/** The nearest ancestor whose ground lets nothing through. */
function cover(element: Element): Element {
  let at: Element | null = element;
  while (at && at !== document.body && colorOf(getComputedStyle(at).backgroundColor)[3] < 1)
    at = at.parentElement;
  return at ?? document.body;
}

function fadedColor(element: Element, property: "color" | "webkitTextFillColor"): Color {
  const [r, g, b, alpha] = colorOf(getComputedStyle(element)[property]);
  let share = alpha;
  for (let at: Element | null = element; at; at = at.parentElement)
    share *= Number(getComputedStyle(at).opacity);
  return [r, g, b, share];
}

function leastOf(element: Element, theme: ThemeName): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const { text } = promises[theme];
  return large ? (text > 4.5 ? 4.5 : 3) : text;
}

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
const isOff = (element: Element) =>
  element.closest(":disabled, [aria-disabled='true'], [inert], [aria-hidden='true']") !== null;

/** Whether a picture or another ground lies above a text, as above words that an image replaces. */
function isCovered(element: Element, { left, top, right, bottom }: Box): boolean {
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const own = stack.findIndex((one) => one === element || element.contains(one));
  return stack
    .slice(0, Math.max(0, own))
    .some((one) => one.matches(pictures) || colorOf(getComputedStyle(one).backgroundColor)[3] > 0.9);
}

/** @returns texts and lone icons that lie on a picture or a gradient, within the window */
export function drawnOnPictures(theme: ThemeName): Drawn[] {
  const areas = paintedAreas();
  if (areas.length === 0) return [];
  const onPicture = (element: Element, box: Box) => {
    const ground = cover(element);
    return areas.some(
      (area) =>
        (ground === area.element || ground.contains(area.element)) &&
        !element.contains(area.element) &&
        !isEmpty(intersection(box, area.box)),
    );
  };
  const texts = readLayout(document.body)
    .items.filter(({ kind, element }) => kind === "text" && !isOff(element))
    .flatMap((item) => {
      const { element, around } = item;
      return item.boxes
        .filter((box) => onPicture(element, box))
        .map((box) => ({
          element,
          box: intersection(intersection(box, around.seen), around.clip),
          color: fadedColor(element, "webkitTextFillColor"),
          least: leastOf(element, theme),
        }));
    });
  const icons = visible("a[href] svg, button svg")
    .filter(
      (icon) =>
        !isOff(icon) &&
        !/\p{L}/u.test(seenText(icon.closest("a, button") ?? icon)) &&
        icon.getBoundingClientRect().width <= 64 &&
        onPicture(icon, icon.getBoundingClientRect()),
    )
    .map((icon) => ({
      element: icon.closest("a, button") ?? icon,
      box: icon.getBoundingClientRect(),
      color: fadedColor(icon, "color"),
      least: 3,
    }));
  return [...texts, ...icons]
    .map(({ element, box, ...drawn }) => ({
      element,
      drawn: { ...drawn, name: nameOf(element), box: intersection(box, windowBox()) },
    }))
    .filter(
      ({ element, drawn: { box, color } }) => !isEmpty(box) && color[3] > 0.1 && !isCovered(element, box),
    )
    .map(({ drawn }) => drawn);
}

const unwritten = new CSSStyleSheet();
unwritten.replaceSync(
  "* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } button svg, a svg { visibility: hidden !important }",
);

/** Shows what lies behind all words while `look` runs. */
export async function withoutWords<T>(look: () => Promise<T>): Promise<T> {
  document.adoptedStyleSheets.push(unwritten);
  try {
    return await look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unwritten);
  }
}

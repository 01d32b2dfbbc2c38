import { nameOf } from "../layout/nameOf.ts";
import { type Color, colorOf, contrast, groundOf } from "./colors.ts";
import { seen, seenText, visible } from "./elements.ts";

/** WCAG 1.4.11: what is needed to recognise a control or its state. */
const least = 3;
const edges = ["Top", "Right", "Bottom", "Left"] as const;

const isDisabled = (element: Element) =>
  element.matches(":disabled, [aria-disabled='true'], [readonly]") ||
  element.closest("[aria-disabled='true'], fieldset:disabled, [inert]") !== null;

/** Whether the edge or the ground of a box stands out from what is around it. */
function standsOut(style: CSSStyleDeclaration, around: Color, own: Color): boolean {
  if (contrast(own, around) >= least) return true;
  const rings = style.boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
  const drawn = edges
    .filter((edge) => style[`border${edge}Width`] !== "0px" && style[`border${edge}Style`] !== "none")
    .map((edge) => colorOf(style[`border${edge}Color`]));
  const outline =
    style.outlineStyle !== "none" && style.outlineWidth !== "0px" ? [colorOf(style.outlineColor)] : [];
  return [...drawn, ...outline, ...rings.map(colorOf)].some(
    (color) => contrast(color, around) >= least || contrast(color, own) >= least,
  );
}

/** The box of a field: its own, or that of a frame about as large, which shows it. */
function* boxesOf(field: HTMLElement): Generator<Element> {
  const { width, height } = field.getBoundingClientRect();
  yield field;
  for (let at = field.parentElement; at && at !== document.body; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (box.height > 2 * height + 8 || box.width > 2 * width + 160) break;
    yield at;
  }
}

function isVisible(field: HTMLElement): boolean {
  for (const box of boxesOf(field)) {
    const around = groundOf(box.parentElement ?? box);
    const own = groundOf(box);
    if (!around || !own || standsOut(getComputedStyle(box), around, own)) return true;
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(box, pseudo);
      if (style.content !== "none" && standsOut(style, around, around)) return true;
    }
  }
  return false;
}

const fields =
  "input:not([type='hidden'], [type='range'], [type='file'], [type='submit'], [type='button'], [type='color']), select, textarea";
/** Drawn by the browser, in colours that it vouches for. */
const isNative = (field: Element) =>
  field.matches("[type='checkbox'], [type='radio']") && getComputedStyle(field).appearance !== "none";

/** The sign in a ticked box: drawn by itself, a pseudo-element or its ground. */
function tickShows(field: HTMLElement): boolean {
  const own = groundOf(field);
  if (!own || isNative(field)) return true;
  for (const pseudo of ["::before", "::after"]) {
    const style = getComputedStyle(field, pseudo);
    if (
      style.content === "none" ||
      Number(style.opacity) < 0.1 ||
      style.visibility === "hidden" ||
      style.transform === "matrix(0, 0, 0, 0, 0, 0)"
    )
      continue;
    const ground = colorOf(style.backgroundColor);
    const borders = edges
      .filter((edge) => style[`border${edge}Width`] !== "0px")
      .map((edge) => colorOf(style[`border${edge}Color`]));
    if (
      [ground, ...borders, ...(style.content === '""' ? [] : [colorOf(style.color)])].some(
        (color) => color[3] > 0.5 && contrast(color, own) >= least,
      )
    )
      return true;
  }
  const { backgroundImage } = getComputedStyle(field);
  const drawing = field.parentElement?.querySelector("svg");
  return backgroundImage !== "none" || (drawing ? iconShows(drawing) : false);
}

/** Whether a stroke or fill of a drawing stands out from what is below it. */
export function iconShows(icon: Element): boolean {
  const ground = groundOf(icon.parentElement ?? icon);
  if (!ground || Number(getComputedStyle(icon).opacity) < 0.1) return ground === null;
  const shapes = [
    ...icon.querySelectorAll("path, circle, rect, line, polyline, polygon, ellipse, text, use"),
  ];
  return (
    shapes.length === 0 ||
    shapes.some((shape) => {
      const { fill, stroke, opacity } = getComputedStyle(shape);
      return [fill, stroke].some((paint) =>
        paint === "none"
          ? false
          : paint.startsWith("url") || fade(colorOf(paint), opacity, icon, ground) >= least,
      );
    })
  );
}

function fade([r, g, b, alpha]: Color, opacity: string, icon: Element, ground: Color): number {
  let share = alpha * Number(opacity);
  for (let at: Element | null = icon; at && at !== document.body; at = at.parentElement)
    share *= Number(getComputedStyle(at).opacity);
  return contrast([r, g, b, share], ground);
}

/** Icons that nothing but their drawing explains to the eye. */
function iconsAlone(): Element[] {
  const controls = seen("a[href], button, summary, [role='button'], [role='link']").filter(
    (control) => !isDisabled(control) && !/\p{L}/u.test(seenText(control)),
  );
  const labelled = seen("svg[role='img'], svg[aria-label]");
  return [...controls.flatMap((control) => visible("svg", control)), ...labelled].filter(
    // A transparent one is not drawn yet, as in an empty box.
    (icon) => icon.getBoundingClientRect().width <= 64 && colorOf(getComputedStyle(icon).color)[3] > 0,
  );
}

/** A bar that tells how far something is: its filled part stands out from the rest, or from what is around. */
function bars(): string[] {
  return seen("[role='progressbar'], [role='meter']").flatMap((bar) => {
    const part = bar.firstElementChild;
    if (!part || bar.querySelector("svg") || /\S/.test(bar.textContent ?? "")) return [];
    const [own, filled] = [groundOf(bar), groundOf(part)];
    return !own || !filled || part.getBoundingClientRect().width < 2 || contrast(filled, own) >= least
      ? []
      : [`contrast: the filled part of ${nameOf(bar)}`];
  });
}

/** Words in an empty field are read like any others. */
const leastOfWords = 4.5;

function placeholderShows(field: HTMLElement): boolean {
  const ground = groundOf(field);
  return !ground || contrast(colorOf(getComputedStyle(field, "::placeholder").color), ground) >= leastOfWords;
}

/** Returns fields, marks of state and icons below 3:1 against what is around them, in the theme in effect. */
export function partFaults(): string[] {
  const shown = seen(fields).filter((field) => !isDisabled(field));
  return [
    ...shown
      .filter((field) => !isNative(field) && !isVisible(field))
      .map((field) => `contrast: the edge of ${nameOf(field)} is below ${least}:1`),
    ...shown
      .filter((field) => field.matches(":checked") && !tickShows(field))
      .map((field) => `contrast: the mark in ${nameOf(field)} is below ${least}:1`),
    ...iconsAlone()
      .filter((icon) => !iconShows(icon))
      .map(
        (icon) => `contrast: the icon of ${nameOf(icon.closest("a, button") ?? icon)} is below ${least}:1`,
      ),
    ...shown
      .filter((field) => field.matches(":placeholder-shown") && !placeholderShows(field))
      .map((field) => `contrast: the placeholder of ${nameOf(field)} is below ${leastOfWords}:1`),
    ...bars(),
  ];
}

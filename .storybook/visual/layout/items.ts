import { type Box, everywhere, excess, intersection, isEmpty } from "./box.ts";

/** Takes its descendants out of the flow: they may overlap other content. */
export interface Layer {
  root: Element;
  parent: Layer | null;
  /** Fixed and sticky parts cover content that scrolls beneath them. */
  floats: boolean;
}

/** The surroundings against which an element is checked. */
export interface Surroundings {
  layer: Layer;
  /** Nearest ancestor with visible edges: a ground or a border. */
  card: { element: Element; box: Box } | null;
  /** The closest block around a text. */
  block: { element: Element; box: Box };
  /** The area that ancestors with `overflow: hidden` leave visible. */
  clip: Box;
  /** The part of the window that ancestors leave in view, scrolling ones included. */
  seen: Box;
  /** Nearest ancestor with a ground. */
  ground: Element | null;
  /** Whether an ancestor clips content outside `clip`. */
  cuts: boolean;
  /** Whether the text is cut on purpose, with an ellipsis. */
  shortened: boolean;
}

export interface Item {
  kind: "text" | "control" | "box";
  /** For a text, the element around it. */
  element: Element;
  /** One per line of text, without the space above and below its letters. */
  boxes: Box[];
  text: Text | null;
  /** Whether it lies within all its ancestors, so that it is neither cut nor outside. */
  snug: boolean;
  /** Reads computed styles on access, which takes most of the time: few items are in doubt. */
  readonly around: Surroundings;
}

export interface Layout {
  items: Item[];
  /** Elements with their own scrollbar, or with space reserved for one. */
  scrollers: Element[];
}

const controls = "button, input, select, textarea, summary, a[href], [role='button'], [role='slider']";
const replaced = "img, svg, canvas, video";
/** Their text is drawn by the browser, is part of a drawing, or is invisible. */
const withoutText = "select, textarea, script, style, template, noscript, svg";
const tooltip = "[data-radix-popper-content-wrapper]";
const transparent = /^rgba\(.*, 0\)$|^transparent$/;

const scrolling = /auto|scroll/;
const cutting = /hidden|clip/;
const notVisible = /hidden|clip|auto|scroll/;

/** The share of a line's height above, and below, its letters. */
const leading = 0.2;

function isUnseen(element: Element, { width, height }: DOMRect): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    // An element without a box may contain elements with one.
    return getComputedStyle(element).display !== "contents";
  }
  if (width > 2 || height > 2) return false;
  const { position, overflow } = getComputedStyle(element);
  return position === "absolute" && overflow === "hidden";
}

const edges = ["Top", "Right", "Bottom", "Left"] as const;

function isPainted(style: CSSStyleDeclaration): boolean {
  if (!transparent.test(style.backgroundColor)) return true;
  // A line on one side divides; a frame holds.
  return edges.every(
    (edge) => style[`border${edge}Width`] !== "0px" && !transparent.test(style[`border${edge}Color`]),
  );
}

function inkOf({ left, top, right, bottom }: Box): Box {
  const room = (bottom - top) * leading;
  return { left, top: top + room, right, bottom: bottom - room };
}

const range = document.createRange();

function linesOf(text: Text): Box[] {
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter((rect) => !isEmpty(rect)).map(inkOf);
}

/** @returns the padding box of an element on the sides of the window where its overflow is `wanted` */
function paddingBox(element: Element, { overflowX, overflowY }: CSSStyleDeclaration, wanted: RegExp): Box {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  const [across, down] = [wanted.test(overflowX), wanted.test(overflowY)];
  return {
    left: across ? x : everywhere.left,
    right: across ? x + element.clientWidth : everywhere.right,
    top: down ? y : everywhere.top,
    bottom: down ? y + element.clientHeight : everywhere.bottom,
  };
}

/** Content that can be scrolled into view is not cut. */
function innerClip(element: Element, style: CSSStyleDeclaration, clip: Box): Box {
  const across = scrolling.test(style.overflowX) ? everywhere : clip;
  const down = scrolling.test(style.overflowY) ? everywhere : clip;
  const reach = { left: across.left, right: across.right, top: down.top, bottom: down.bottom };
  return intersection(reach, paddingBox(element, style, cutting));
}

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** The smallest area that an element may leave to its descendants; an inline one has no padding box and clips nothing. */
function innermost(element: Element, { left, top, right, bottom, width }: DOMRect): Box {
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  if (clientWidth === 0 && width > 0) return { left, top, right, bottom };
  const [x, y] = [left + clientLeft, top + clientTop];
  return { left: x, top: y, right: x + clientWidth, bottom: y + clientHeight };
}

/** Reads the surroundings of an element from its own and its ancestors' styles, once and on demand. */
function surroundingsIn(root: Element) {
  const start: Surroundings = {
    layer: { root, parent: null, floats: false },
    card: null,
    block: { element: root, box: everywhere },
    clip: everywhere,
    seen: everywhere,
    ground: null,
    cuts: false,
    shortened: false,
  };
  const outsides = new Map<Element, Surroundings>();
  const insides = new Map<Element, Surroundings>();

  const readOutside = (element: Element): Surroundings => {
    const given = element === root || !element.parentElement ? start : inside(element.parentElement);
    const { position } = getComputedStyle(element);
    if (position === "static" || position === "relative") return given;
    const layer = { root: element, parent: given.layer, floats: position !== "absolute" };
    if (position === "sticky") return { ...given, layer };
    // A tooltip follows its control, out of the window too.
    if (element.matches(tooltip)) return { ...start, layer };
    if (position === "fixed") return { ...start, layer, clip: windowBox(), cuts: true };
    const parent = (element as HTMLElement).offsetParent;
    const { clip, seen, cuts } = parent && root.contains(parent) ? inside(parent) : start;
    return { ...start, layer, clip, seen, cuts };
  };

  const readInside = (element: Element): Surroundings => {
    const around = outside(element);
    const style = getComputedStyle(element);
    const contents = style.display === "contents";
    const inline = style.display === "inline";
    const box = contents ? everywhere : element.getBoundingClientRect();
    const painted = !contents && isPainted(style);
    const flows = element === root || (style.overflowX === "visible" && style.overflowY === "visible");
    const clip = flows ? around.clip : innerClip(element, style, around.clip);
    const scrolls = !flows && scrolling.test(style.overflowX + style.overflowY);
    return {
      layer: around.layer,
      card: scrolls ? null : painted && !inline ? { element, box } : around.card,
      block: inline || contents ? around.block : { element, box: scrolls ? everywhere : box },
      clip,
      seen: flows ? around.seen : intersection(around.seen, paddingBox(element, style, notVisible)),
      ground: painted ? element : around.ground,
      cuts: !scrolls && (around.cuts || clip !== around.clip),
      shortened: around.shortened || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
    };
  };

  const remembered = (known: Map<Element, Surroundings>, read: (element: Element) => Surroundings) => {
    return (element: Element): Surroundings => {
      const found = known.get(element) ?? read(element);
      known.set(element, found);
      return found;
    };
  };
  /** The surroundings of an element itself; for an absolute one, those of its positioned ancestor. */
  const outside = remembered(outsides, readOutside);
  /** The surroundings of its children. */
  const inside = remembered(insides, readInside);
  return { outside, inside };
}

/** Whether the edges of a container are visible; a container that is not drawn is no item. */
function isBox(element: Element): boolean {
  if (element.matches(replaced)) return true;
  const style = getComputedStyle(element);
  return style.display !== "contents" && style.display !== "inline" && isPainted(style);
}

/** Reads texts, controls, images and painted boxes of the page with their surroundings, in one walk. */
export function readLayout(root: Element): Layout {
  const items: Item[] = [];
  const scrollers: Element[] = [];
  const { outside, inside } = surroundingsIn(root);

  const walk = (element: Element, within: Box): void => {
    const rect = element.getBoundingClientRect();
    if (isUnseen(element, rect)) return;
    // Fixed to the window: `offsetParent` tells without reading its style.
    const fixed = element instanceof HTMLElement && element !== root && element.offsetParent === null;
    const allowed = fixed ? intersection(within, windowBox()) : within;
    const snug = excess(rect, allowed) === 0;
    const isControl = element.matches(controls);
    const listed = isControl ? getComputedStyle(element).display !== "inline" : !snug && isBox(element);
    if (listed && !isEmpty(rect)) {
      items.push({
        kind: isControl ? "control" : "box",
        element,
        boxes: [rect],
        text: null,
        snug,
        get around() {
          return outside(element);
        },
      });
    }
    if (element.matches(withoutText)) return;
    if (element !== root && element.scrollWidth > element.clientWidth) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (scrolling.test(overflowX + overflowY)) scrollers.push(element);
    }
    const inner = intersection(allowed, innermost(element, rect));
    for (const child of element.childNodes) {
      if (child instanceof Text && /\S/.test(child.data)) {
        const boxes = linesOf(child);
        if (boxes.length === 0) continue;
        items.push({
          kind: "text",
          element,
          boxes,
          text: child,
          snug: boxes.every((box) => excess(box, inner) === 0),
          get around() {
            return inside(element);
          },
        });
      } else if (child instanceof Element) walk(child, inner);
    }
  };
  walk(root, everywhere);
  return { items, scrollers };
}

import { type Box, everywhere, intersection, isEmpty } from "./box.ts";

/** What takes its descendants out of the flow, and with it the promise that nothing overlaps. */
export interface Layer {
  root: Element;
  parent: Layer | null;
  /** Fixed and sticky parts lie over what scrolls beneath them. */
  floats: boolean;
}

/** The surroundings that an element is held against. */
export interface Surroundings {
  layer: Layer;
  /** Nearest ancestor whose edges are seen, by a ground or a border. */
  card: { element: Element; box: Box } | null;
  /** The closest block around a text. */
  block: { element: Element; box: Box };
  /** What ancestors with `overflow: hidden` leave visible. */
  clip: Box;
  /** The part of the window that ancestors leave in view, those that scroll too. */
  seen: Box;
  /** Nearest ancestor with a ground. */
  ground: Element | null;
  /** Whether an ancestor cuts what is outside of `clip`. */
  cuts: boolean;
  /** Whether the text is cut on purpose, with an ellipsis. */
  shortened: boolean;
}

export interface Item {
  kind: "text" | "control" | "box";
  /** Of a text, the element around it. */
  element: Element;
  /** One a line of text, without the room above and below its letters. */
  boxes: Box[];
  text: Text | null;
  around: Surroundings;
}

export interface Layout {
  items: Item[];
  /** Elements with a scrollbar of their own, or with room for one. */
  scrollers: Element[];
}

const controls = "button, input, select, textarea, summary, a[href], [role='button'], [role='slider']";
const replaced = "img, svg, canvas, video";
/** Their text is drawn by the browser, is part of a drawing, or not seen at all. */
const withoutText = "select, textarea, script, style, template, noscript, svg";
const tooltip = "[data-radix-popper-content-wrapper]";
const transparent = /^rgba\(.*, 0\)$|^transparent$/;

const scrolling = /auto|scroll/;
const cutting = /hidden|clip/;
const notVisible = /hidden|clip|auto|scroll/;

/** The share of a line's height that lies above, and below, its letters. */
const leading = 0.2;

/** Of an element that can be seen, computed once a size. */
function isUnseen(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === "none" || style.visibility !== "visible" || style.opacity === "0") return true;
  if (style.position !== "absolute") return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= 2 && height <= 2 && style.overflow === "hidden";
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

/** @returns the padding box of an element on the sides of the window where `wanted` is its overflow */
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

/** What scrolls into view is not cut. */
function innerClip(element: Element, style: CSSStyleDeclaration, clip: Box): Box {
  const across = scrolling.test(style.overflowX) ? everywhere : clip;
  const down = scrolling.test(style.overflowY) ? everywhere : clip;
  const reach = { left: across.left, right: across.right, top: down.top, bottom: down.bottom };
  return intersection(reach, paddingBox(element, style, cutting));
}

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** Reads texts, controls, images and painted boxes of the page with what is around each, in one walk. */
export function readLayout(root: Element): Layout {
  const items: Item[] = [];
  const scrollers: Element[] = [];
  /** What the children of an element stand in: an absolute one asks for its positioned ancestor's. */
  const insides = new Map<Element, Surroundings>();
  const page: Layer = { root, parent: null, floats: false };
  const start: Surroundings = {
    layer: page,
    card: null,
    block: { element: root, box: everywhere },
    clip: everywhere,
    seen: everywhere,
    ground: null,
    cuts: false,
    shortened: false,
  };

  const outside = (element: Element, style: CSSStyleDeclaration, given: Surroundings): Surroundings => {
    const { position } = style;
    if (position === "static" || position === "relative") return given;
    const floats = position !== "absolute";
    const layer = { root: element, parent: given.layer, floats };
    if (position === "sticky") return { ...given, layer };
    // A tooltip follows what it is about, out of the window too.
    if (element.matches(tooltip)) return { ...start, layer };
    if (position === "fixed") return { ...start, layer, clip: windowBox(), cuts: true };
    const parent = (element as HTMLElement).offsetParent;
    const { clip, seen, cuts } = (parent && insides.get(parent)) ?? start;
    return { ...start, layer, clip, seen, cuts };
  };

  const walk = (element: Element, given: Surroundings): void => {
    const style = getComputedStyle(element);
    if (isUnseen(element, style)) return;
    const around = outside(element, style, given);
    const contents = style.display === "contents";
    const inline = style.display === "inline";
    const box = contents ? everywhere : element.getBoundingClientRect();
    const painted = !contents && isPainted(style);
    const isControl = element.matches(controls);
    const isDrawn = element.matches(replaced);
    if (!contents && !isEmpty(box) && (isDrawn || (!inline && (painted || isControl)))) {
      items.push({ kind: isControl ? "control" : "box", element, boxes: [box], text: null, around });
    }
    if (element.matches(withoutText)) return;
    const flows = element === root || (style.overflowX === "visible" && style.overflowY === "visible");
    const clip = flows ? around.clip : innerClip(element, style, around.clip);
    const scrolls = !flows && scrolling.test(style.overflowX + style.overflowY);
    if (scrolls) scrollers.push(element);
    const inside: Surroundings = {
      layer: around.layer,
      card: scrolls ? null : painted && !inline ? { element, box } : around.card,
      block: inline || contents ? around.block : { element, box: scrolls ? everywhere : box },
      clip,
      seen: flows ? around.seen : intersection(around.seen, paddingBox(element, style, notVisible)),
      ground: painted ? element : around.ground,
      cuts: !scrolls && (around.cuts || clip !== around.clip),
      shortened: around.shortened || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
    };
    insides.set(element, inside);
    const closed = element instanceof HTMLDetailsElement && !element.open;
    for (const child of element.childNodes) {
      if (child instanceof Text && !closed && /\S/.test(child.data)) {
        const boxes = linesOf(child);
        if (boxes.length > 0) items.push({ kind: "text", element, boxes, text: child, around: inside });
      } else if (child instanceof Element && (!closed || child.matches("summary"))) {
        walk(child, inside);
      }
    }
  };
  walk(root, start);
  return { items, scrollers };
}

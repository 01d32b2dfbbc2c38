/** Zoom arithmetic, in CSS pixels; points are measured from the window's upper left corner. */

export interface ZoomView {
  /** 1 for the whole picture. */
  scale: number;
  /** Offset of the picture's middle from where it is shown whole. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a picture is zoomed in. */
export interface ZoomRoom {
  window: Size;
  /** The picture as it is shown whole. */
  whole: Size & { left: number; top: number };
  /** Width of the largest image available, in its own pixels; 0 while unknown. */
  imageWidth: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** What a large screen shows whole at nearly 1:1 still grows. */
const leastCloseScale = 2;
const largestScale = 5;
const step = 1.5;

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Returns the scale at which one pixel of the image takes one CSS pixel, or twice the whole picture if that is larger. Not one
 * device pixel: on a phone's dense screen the image would hardly grow.
 */
export const closeScale = ({ whole, imageWidth }: ZoomRoom): number =>
  Math.max(leastCloseScale, imageWidth / whole.width || 0);

function keptView({ scale, x, y }: ZoomView, room: ZoomRoom): ZoomView {
  if (scale === 1) return wholeView;
  const share = between((scale - 1) / (closeScale(room) - 1), 0, 1);
  /** Along one side: covers the window; where the picture is smaller it keeps whole, and nears the window's middle. */
  const kept = (offset: number, start: number, length: number, window: number) => {
    const middle = start + length / 2;
    const atStart = (length * scale) / 2 - middle;
    const atEnd = window - (length * scale) / 2 - middle;
    const wanted = length * scale > window ? offset : share * (window / 2 - middle);
    return between(wanted, Math.min(atStart, atEnd), Math.max(atStart, atEnd));
  };
  const { window, whole } = room;
  return {
    scale,
    x: kept(x, whole.left, whole.width, window.width),
    y: kept(y, whole.top, whole.height, window.height),
  };
}

/**
 * Returns the view at another scale.
 * @param at stays where it is. Default: the window's middle
 * @param smallest smallest scale. Default: that of the whole picture
 */
export function scaledTo(
  view: ZoomView,
  scale: number,
  room: ZoomRoom,
  at: Point = { x: room.window.width / 2, y: room.window.height / 2 },
  smallest = 1,
): ZoomView {
  const next = between(scale, smallest, Math.max(largestScale, closeScale(room)));
  const ratio = next / view.scale;
  const x = at.x - room.whole.left - room.whole.width / 2;
  const y = at.y - room.whole.top - room.whole.height / 2;
  return keptView({ scale: next, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, room);
}

/** Returns the close view, with a point where it is. Default: with the picture in the window's middle. */
export function closeView(room: ZoomRoom, at?: Point): ZoomView {
  const scale = closeScale(room);
  if (at) return scaledTo(wholeView, scale, room, at);
  const { window, whole } = room;
  const x = window.width / 2 - whole.left - whole.width / 2;
  const y = window.height / 2 - whole.top - whole.height / 2;
  return { scale, x, y };
}

/** Zooms in or out by one step; between the whole picture and the close view there is none. */
export function stepped(view: ZoomView, direction: 1 | -1, room: ZoomRoom): ZoomView {
  const close = closeScale(room);
  if (direction === 1) {
    if (view.scale === 1) return closeView(room);
    return scaledTo(view, view.scale < close ? close : view.scale * step, room);
  }
  return view.scale > close ? scaledTo(view, Math.max(close, view.scale / step), room) : wholeView;
}

/** Pans the view by some pixels, within the picture's bounds. */
export function panned(view: ZoomView, by: Point, room: ZoomRoom): ZoomView {
  return keptView({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** Zoom arithmetic: pixels from the stage's centre, scale 1 for the whole picture. */

export interface ZoomView {
  scale: number;
  /** Offset of the picture, in pixels. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface StageSize {
  width: number;
  height: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** At this scale a bib's number is legible, and the rest of the picture is one drag away. */
export const closeScale = 2.5;
const largestScale = 5;
const step = 1.5;

const bounded = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

function kept({ scale, x, y }: ZoomView, { width, height }: StageSize): ZoomView {
  if (scale <= 1) return wholeView;
  return {
    scale,
    x: bounded(x, (width * (scale - 1)) / 2),
    y: bounded(y, (height * (scale - 1)) / 2),
  };
}

/** Returns the view at another scale (clamped from 1 to 5), keeping the given point in place. */
export function scaledTo(
  view: ZoomView,
  scale: number,
  stage: StageSize,
  at: Point = { x: 0, y: 0 },
): ZoomView {
  const next = Math.min(Math.max(scale, 1), largestScale);
  const ratio = next / view.scale;
  return kept({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

/** Zooms in or out by one step. */
export function stepped(view: ZoomView, direction: 1 | -1, stage: StageSize): ZoomView {
  return scaledTo(view, view.scale * step ** direction, stage);
}

/** Pans the view by some pixels, within the picture's bounds. */
export function panned(view: ZoomView, by: Point, stage: StageSize): ZoomView {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

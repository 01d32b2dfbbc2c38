import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { closeView, type Point, panned, scaledTo, wholeView, type ZoomRoom, type ZoomView } from "./zoom.ts";

const swipeAtLeast = 48;
const dismissAtLeast = 96;
const tapWithin = 10;
const doubleTapWithinMs = 320;
/** Of a pinch that is about to end the zoom. */
const smallestScale = 0.5;

interface Gesture {
  /** Position of each finger. */
  fingers: Map<number, Point>;
  start: Point;
  startView: ZoomView;
  /** Distance between two fingers when the second touched; 0 for one finger. */
  spread: number;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Returns a finger's distance along the direction that it swipes in, sideways or down; null in any other. */
function swipeOf(
  by: Point,
  { onSwipe, onDismiss }: Pick<GesturesOptions, "onSwipe" | "onDismiss">,
): Point | null {
  const isAcross = Math.abs(by.x) > Math.abs(by.y);
  if (isAcross) return onSwipe ? { x: by.x, y: 0 } : null;
  return onDismiss && by.y > 0 ? { x: 0, y: by.y } : null;
}

export interface GesturesOptions {
  view: ZoomView;
  onView: (view: ZoomView) => void;
  /** Measures what the picture is zoomed in. */
  measure: () => ZoomRoom;
  /** Called at the end of a swipe: 1 for the next picture, -1 for the previous one. Default: no swipes. */
  onSwipe: ((direction: 1 | -1) => void) | undefined;
  /** Called at the end of a swipe down. Default: no such swipe. */
  onDismiss: (() => void) | undefined;
}

/**
 * Gestures on a picture: a swipe changes picture or closes, a pinch or a double tap zooms, a drag pans the zoomed picture. A pinch
 * that ends smaller than the whole picture ends the zoom.
 * @returns handler of pointerdown, and the distance of a swipe in progress, in pixels; null without one
 */
export function useGestures({ view, onView, measure, onSwipe, onDismiss }: GesturesOptions) {
  const [drag, setDrag] = useState<Point | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const lastTap = useRef<{ at: number; point: Point } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  // A gesture outlives renders: it reads its callbacks when it calls them.
  const latest = useRef({ view, onView, measure, onSwipe, onDismiss });
  useEffect(() => {
    latest.current = { view, onView, measure, onSwipe, onDismiss };
  });

  function begin(held: Gesture) {
    const points = [...held.fingers.values()];
    held.start = middle(points);
    held.startView = latest.current.view;
    held.spread = distance(points);
  }

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    const held = gesture.current;
    if (held) {
      held.fingers.set(event.pointerId, point);
      begin(held);
      setDrag(null);
      return;
    }
    const fresh: Gesture = {
      fingers: new Map([[event.pointerId, point]]),
      start: point,
      startView: latest.current.view,
      spread: 0,
    };
    gesture.current = fresh;
    listen(fresh);
  }

  function listen(held: Gesture) {
    const room = latest.current.measure();

    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (!held.fingers.has(pointerId)) return;
      held.fingers.set(pointerId, { x: clientX, y: clientY });
      const points = [...held.fingers.values()];
      const now = middle(points);
      const by = { x: now.x - held.start.x, y: now.y - held.start.y };
      if (points.length > 1 && held.spread > 0) {
        const scale = (held.startView.scale * distance(points)) / held.spread;
        const smallest = held.startView.scale === 1 ? 1 : smallestScale;
        const zoomed = scaledTo(held.startView, scale, room, held.start, smallest);
        latest.current.onView(panned(zoomed, by, room));
      } else if (held.startView.scale !== 1) {
        latest.current.onView(panned(held.startView, by, room));
      } else {
        setDrag(swipeOf(by, latest.current));
      }
    }

    function tap(point: Point, at: number) {
      const before = lastTap.current;
      const twice =
        before !== null && at - before.at < doubleTapWithinMs && distance([before.point, point]) < 30;
      lastTap.current = twice ? null : { at, point };
      if (!twice) return;
      const { view: shown } = latest.current;
      latest.current.onView(shown.scale === 1 ? closeView(room, point) : wholeView);
    }

    function end(event: PointerEvent) {
      const last = held.fingers.get(event.pointerId);
      if (!last) return;
      held.fingers.delete(event.pointerId);
      if (held.fingers.size > 0) {
        begin(held);
        return;
      }
      stop.current?.();
      if (latest.current.view.scale < 1) latest.current.onView(wholeView);
      const by = { x: event.clientX - held.start.x, y: event.clientY - held.start.y };
      const cancelled = event.type === "pointercancel";
      if (!cancelled && Math.hypot(by.x, by.y) < tapWithin) tap(last, event.timeStamp);
      if (cancelled || held.spread > 0 || held.startView.scale !== 1) return;
      const swipe = swipeOf(by, latest.current);
      if (Math.abs(swipe?.x ?? 0) > swipeAtLeast) latest.current.onSwipe?.(by.x < 0 ? 1 : -1);
      if ((swipe?.y ?? 0) > dismissAtLeast) latest.current.onDismiss?.();
    }

    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      gesture.current = null;
      stop.current = null;
      setDrag(null);
    };
  }

  return { onPointerDown, drag };
}

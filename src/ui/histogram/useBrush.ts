import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { between, type HistogramRange, moved, withEdge } from "./range.ts";

const dragAtLeast = 4;
/** Half a thumb's width on each side of a range's end. */
const grabWithin = 22;

type Hold =
  | { kind: "edge"; edge: "first" | "last" }
  | { kind: "range"; bar: number }
  | { kind: "new"; bar: number };

/** What a press grabs: an end, the range itself, or a bar that starts a new range. */
function holdAt(x: number, width: number, range: HistogramRange, count: number): Hold {
  const left = (range.first / count) * width;
  const right = ((range.last + 1) / count) * width;
  // Half of a narrow range remains pressable inside.
  const inside = Math.min(grabWithin, (right - left) / 4);
  if (x >= left - grabWithin && x <= left + inside) return { kind: "edge", edge: "first" };
  if (x <= right + grabWithin && x >= right - inside) return { kind: "edge", edge: "last" };
  const bar = Math.min(Math.max(Math.floor((x / width) * count), 0), count - 1);
  const whole = range.first === 0 && range.last === count - 1;
  return { kind: !whole && x > left && x < right ? "range" : "new", bar };
}

export interface BrushOptions {
  /** Total number of bars. */
  count: number;
  range: HistogramRange;
  onChange: (range: HistogramRange) => void;
  onCommit: (range: HistogramRange) => void;
}

/**
 * Pointer handling over the bars: drags an end, moves the range, or starts a new one elsewhere; a press without a drag
 * selects one bar, and a second press all of them.
 * @returns handler of pointerdown for the box of the bars, whose first child has their exact width
 */
export function useBrush({ count, range, onChange, onCommit }: BrushOptions) {
  const latest = useRef({ range, onChange, onCommit });
  // Before the range is painted: a press on it grabs what is seen.
  useLayoutEffect(() => {
    latest.current = { range, onChange, onCommit };
  });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    const plot = event.currentTarget.firstElementChild;
    if (!plot || stop.current || (event.pointerType === "mouse" && event.button !== 0)) return;
    const { left, width } = plot.getBoundingClientRect();
    const from = event.clientX;
    const before = latest.current.range;
    const hold = holdAt(from - left, width, before, count);
    const barAt = (x: number) => Math.min(Math.max(Math.floor(((x - left) / width) * count), 0), count - 1);
    let now = before;
    let dragged = false;

    function move({ clientX }: PointerEvent) {
      dragged ||= Math.abs(clientX - from) >= dragAtLeast;
      if (!dragged) return;
      if (hold.kind === "edge") now = withEdge(before, hold.edge, barAt(clientX), count);
      else if (hold.kind === "range") now = moved(before, barAt(clientX) - hold.bar, count);
      else now = between(hold.bar, barAt(clientX));
      latest.current.onChange(now);
    }

    function end({ type }: PointerEvent) {
      stop.current?.();
      // The page started to scroll under the finger: the gesture is cancelled.
      if (type === "pointercancel") {
        latest.current.onChange(before);
        return;
      }
      if (!dragged && hold.kind !== "edge") {
        const alone = before.first === hold.bar && before.last === hold.bar;
        now = alone ? { first: 0, last: count - 1 } : { first: hold.bar, last: hold.bar };
        latest.current.onChange(now);
      }
      if (now !== before) latest.current.onCommit(now);
    }

    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      stop.current = null;
    };
  };
}

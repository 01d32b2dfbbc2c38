import type { KeyboardEvent } from "react";
import { thumb } from "./Histogram.css.ts";
import { barAfter, type Edge, type HistogramRange } from "./range.ts";

export interface HistogramThumbProps {
  edge: Edge;
  /** Accessible name: « Début ». */
  label: string;
  range: HistogramRange;
  /** Total number of bars. */
  count: number;
  /** Value in words: « 9 h 15 ». */
  text: string;
  /** Called with the bar that a key leads to, which may lie past the other thumb. */
  onMove: (bar: number) => void;
}

/** One end of the range, as in the multi-thumb slider pattern. */
export function HistogramThumb({ edge, label, range, count, text, onMove }: HistogramThumbProps) {
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const bar = barAfter(event.key, range[edge], count);
    if (bar === null) return;
    event.preventDefault();
    onMove(bar);
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={edge === "first" ? 0 : range.first}
      aria-valuemax={edge === "first" ? range.last : count - 1}
      aria-valuenow={range[edge]}
      aria-valuetext={text}
      className={thumb({ edge })}
      onKeyDown={press}
    />
  );
}

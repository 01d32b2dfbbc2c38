import { useId } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./ProgressBar.css.ts";

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Subject of the progress. */
  label: string;
  /** Progress from 0 to `max`; beyond, the bar is full. */
  value: number;
  /** The value of a full bar, in the same unit as `value`. Default: 100. */
  max?: number;
  /** The progress in words: « 7 photos sur 10 ». */
  valueText: string;
}

/** Progress of something: a pack's places, a download. */
export function ProgressBar({ label, value, max = 100, valueText, ...root }: ProgressBarProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div {...root} className={css.frame}>
      <div className={css.words}>
        <span id={labelId}>{label}</span>
        <span aria-hidden="true">{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={valueText}
        className={css.track}
      >
        <div className={css.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

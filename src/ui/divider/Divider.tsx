import type { Ref } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Divider.css.ts";

export interface DividerProps extends RootProps {
  /** A word or two between two rules: « ou ». Default: one rule alone. */
  label?: string;
}

/** A rule between two parts of a screen; with a label it says how they relate. */
export function Divider({ label, ref, ...root }: DividerProps) {
  return label === undefined ? (
    <hr {...root} ref={ref as Ref<HTMLHRElement>} className={css.rule} />
  ) : (
    <div {...root} ref={ref as Ref<HTMLDivElement>} className={css.line}>
      {label}
    </div>
  );
}

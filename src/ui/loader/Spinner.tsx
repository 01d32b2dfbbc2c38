import { spinner } from "./Loader.css.ts";

export interface SpinnerProps {
  /** Default: medium. */
  size?: "small" | "medium" | "large";
}

/** The spinner alone, silent: its parent provides the text. */
export function Spinner({ size = "medium" }: SpinnerProps) {
  return <span aria-hidden="true" className={spinner({ size })} />;
}

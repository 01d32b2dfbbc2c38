import { spinner } from "./Loader.css.ts";

export interface SpinnerProps {
  /** Default: medium. */
  size?: "small" | "medium" | "large";
}

/** The turning ring alone, mute: whoever shows it says the words. */
export function Spinner({ size = "medium" }: SpinnerProps) {
  return <span aria-hidden="true" className={spinner({ size })} />;
}

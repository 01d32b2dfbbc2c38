import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./PictureFold.css.ts";

export interface PictureFoldProps extends RootProps<HTMLDivElement> {
  /** What is seen, in a word: « +6 », « Replier ». */
  words: string;
  /** What its accessible name adds to them: « photos de la même rafale ». */
  label: string;
  /** Whether the other pictures are shown. */
  unfolded: boolean;
  /** Whether one of the pictures that are not shown is chosen: a check beside the words, which `label` tells too. Default: false. */
  marked?: boolean;
  /** Shows the other pictures, or hides them. */
  onToggle: () => void;
  /** The Picture that the others are folded under. */
  children: ReactNode;
}

/** A picture that others are folded under: their number on its upper corner shows them. */
export function PictureFold({
  words,
  label,
  unfolded,
  marked = false,
  onToggle,
  children,
  ...root
}: PictureFoldProps) {
  return (
    <div {...root} className={css.place}>
      {children}
      <button type="button" aria-expanded={unfolded} className={css.button} onClick={onToggle}>
        <span className={css.pill}>
          {words}
          {marked && <Icon name="check" size="small" />}
        </span>
        <VisuallyHidden> {label}</VisuallyHidden>
      </button>
    </div>
  );
}

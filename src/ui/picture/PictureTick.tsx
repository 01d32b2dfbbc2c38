import { Icon } from "../icon/Icon.tsx";
import * as css from "./Picture.css.ts";
import type { MarkTone } from "./Picture.tsx";

export interface PictureTickProps {
  pressed: boolean;
  label: string;
  onPress: () => void;
  /** Colour and shape of its mark; undefined if there is none. */
  tone: MarkTone | undefined;
}

/** The checkbox on a picture's corner. */
export function PictureTick({ pressed, label, onPress, tone }: PictureTickProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={pressed} className={css.tick} onClick={onPress}>
      {/* Nothing to draw without a mark: a scroll passes thousands. */}
      <span className={css.tickMark({ tone: tone ?? "none" })}>{tone && <Icon name="check" />}</span>
    </button>
  );
}

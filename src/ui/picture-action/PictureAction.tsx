import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./PictureAction.css.ts";

export interface PictureActionProps extends RootProps<HTMLDivElement> {
  /** Accessible name, the same in both states: « Mettre la photo DSC_0412 dans le pack ». */
  label: string;
  /** Whether the picture has been taken: a check instead of a plus. */
  pressed: boolean;
  /** Takes the picture, or gives it back. */
  onPress: () => void;
}

/** A toggle on a picture's lower corner, beside the picture's own button and checkbox. Follows its picture. */
export function PictureAction({ label, pressed, onPress, ...root }: PictureActionProps) {
  return (
    <div {...root} className={css.place}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        className={css.button}
        onClick={onPress}
      >
        <span className={css.disc({ pressed })}>
          <Icon name={pressed ? "check" : "plus"} />
        </span>
      </button>
    </div>
  );
}

import type { Ref } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import type { RootProps } from "../rootProps.ts";
import { tag } from "./Tag.css.ts";

interface Common extends RootProps {
  /** A value in a word or two: a filter, a keyword. */
  children: string;
  /** Icon before it. Default: none. */
  icon?: IconName;
}

export type TagProps = Common &
  (
    | { onRemove?: undefined; removeLabel?: never }
    | {
        /** Removes it; the whole tag is then the button. Default: it stays. */
        onRemove: () => void;
        /** Accessible name of the button, with the tag's words: « Retirer le filtre « 9 h 15 » ». */
        removeLabel: string;
      }
  );

/** A value that is set, and can be taken away: an active filter, a keyword. */
export function Tag({ children, icon, onRemove, removeLabel, ref, ...root }: TagProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </>
  );
  return onRemove === undefined ? (
    <span {...root} ref={ref as Ref<HTMLSpanElement>} className={tag()}>
      {content}
    </span>
  ) : (
    <button
      {...root}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      aria-label={removeLabel}
      className={tag({ removable: true })}
      onClick={onRemove}
    >
      {content}
      <Icon name="close" size="small" />
    </button>
  );
}

import { Icon } from "../../icon/Icon.tsx";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import * as css from "./PackTray.css.ts";
import type { TrayPicture } from "./PackTray.tsx";

export interface FilledPlaceProps {
  picture: TrayPicture;
  label: string;
  onRemove: () => void;
  onGrab: ((event: PointerEvent) => void) | undefined;
}

/** A place with its picture: a button that empties it. */
export function FilledPlace({
  picture: { src, isPending = false },
  label,
  onRemove,
  onGrab,
}: FilledPlaceProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isPending}
      className={css.filled({ pending: isPending })}
      onClick={onRemove}
      onPointerDown={onGrab && (({ nativeEvent }) => onGrab(nativeEvent))}
    >
      <img src={src} alt="" aria-hidden="true" draggable={false} className={css.image} />
      <span className={css.remove}>
        <Icon name="close" size="small" />
      </span>
    </button>
  );
}

export interface FreePlaceProps {
  format: string;
  isDigital: boolean;
  /** Whether the next picture goes here. */
  isNext: boolean;
  label: string;
}

/** A place to fill, outlined with what its picture becomes. */
export function FreePlace({ format, isDigital, isNext, label }: FreePlaceProps) {
  return (
    <div className={css.free({ next: isNext })} data-next={isNext ? "" : undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{isDigital ? <Icon name="file" /> : format}</span>
    </div>
  );
}

import { useId } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { type PackPicture, PackSlot } from "./PackSlot.tsx";
import * as css from "./PackSlots.css.ts";

export interface PackGroup {
  key: string;
  /** « Groupe 1, tirages 20 × 30 ». */
  heading: string;
  /** Slots in all, from 1. */
  size: number;
  /** Pictures in them, in order; those past `size` are one too many and marked so. */
  pictures: readonly PackPicture[];
}

export interface PackSlotsLabels {
  /** « 2 photos sur 4 », announced when it changes. */
  count: (filled: number, size: number) => string;
  /** Badge of a group without a free slot: « Complet ». */
  full: string;
  /** Badge of a group with free slots: « Incomplet ». */
  incomplete: string;
  /** Badge of a group with too many: « 1 photo en trop ». */
  over: (excess: number) => string;
  /** What stands in a free slot: « Place libre ». */
  free: string;
  /** On a picture that is one too many: « À retirer ». */
  excess: string;
  /** Name of the button that takes a picture out: « Retirer la photo DSC_0412 du pack ». */
  remove: (name: string) => string;
  /** Button that puts a picture into the other group: « Changer de groupe ». */
  move: string;
  /** Button of the first free slot: « Ajouter une photo ». */
  add: string;
  /** Name of the button that asks for an image again: « Réessayer ». */
  retry: string;
}

export interface PackSlotsGroupProps {
  group: PackGroup;
  level: HeadingLevel;
  labels: PackSlotsLabels;
  onOpen: ((pictureKey: string) => void) | undefined;
  onRemove: ((pictureKey: string, place: number) => void) | undefined;
  onMove: ((pictureKey: string, place: number) => void) | undefined;
  onAdd: (() => void) | undefined;
}

/** One group of a pack: its heading, how far it is filled, its slots. */
export function PackSlotsGroup({
  group,
  level,
  labels,
  onOpen,
  onRemove,
  onMove,
  onAdd,
}: PackSlotsGroupProps) {
  const id = useId();
  const { key, heading, size, pictures } = group;
  const free = Math.max(0, size - pictures.length);
  return (
    <section aria-labelledby={id} data-group={key} className={css.group}>
      <div className={css.head}>
        <div className={css.heading}>
          <Heading level={level} size="title4" id={id} focusable>
            {heading}
          </Heading>
        </div>
        <p aria-live="polite" className={css.count}>
          {labels.count(pictures.length, size)}
        </p>
        <State filled={pictures.length} size={size} labels={labels} />
      </div>
      <ul className={css.slots}>
        {pictures.map((picture, place) => (
          <li key={picture.key}>
            <PackSlot
              picture={picture}
              excess={place >= size}
              labels={labels}
              onOpen={onOpen && (() => onOpen(picture.key))}
              onRemove={onRemove && (() => onRemove(picture.key, place))}
              onMove={onMove && (() => onMove(picture.key, place))}
            />
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: free slots have no identity but their place
            key={`free ${place}`}
          >
            {place === 0 && onAdd ? (
              <button type="button" className={css.add} onClick={onAdd}>
                <Icon name="plus" />
                {labels.add}
              </button>
            ) : (
              <div className={css.free}>{labels.free}</div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StateProps {
  filled: number;
  size: number;
  labels: PackSlotsLabels;
}

function State({ filled, size, labels }: StateProps) {
  if (filled > size) {
    return (
      <Badge tone="critical" icon="warning">
        {labels.over(filled - size)}
      </Badge>
    );
  }
  return filled === size ? (
    <Badge tone="accent" icon="check">
      {labels.full}
    </Badge>
  ) : (
    <Badge tone="warning">{labels.incomplete}</Badge>
  );
}

import { useId } from "react";
import { Badge } from "../../badge/Badge.tsx";
import { Button } from "../../button/Button.tsx";
import { Heading, type HeadingLevel } from "../../heading/Heading.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { Link } from "../../link-provider/LinkProvider.tsx";
import { type PackPicture, PackSlot } from "./PackSlot.tsx";
import * as css from "./PackSlots.css.ts";

export interface PackGroup {
  key: string;
  /** « Groupe 1, tirages 20 × 30 ». */
  heading: string;
  /** Number of slots, at least 1. */
  size: number;
  /** Its pictures, in order; those beyond `size` are marked as excess. */
  pictures: readonly PackPicture[];
}

export interface PackSlotsLabels {
  /** « 2 photos sur 4 », announced on change. */
  count: (filled: number, size: number) => string;
  /** Badge of a group without a free slot: « Complet ». */
  full: string;
  /** Badge of a group with free slots: « Incomplet ». */
  incomplete: string;
  /** Badge of an overfull group: « 1 photo en trop ». */
  over: (excess: number) => string;
  /** Text of a free slot: « Place libre ». */
  free: string;
  /** Mark on an excess picture: « À retirer ». */
  excess: string;
  /** Accessible name of the remove button: « Retirer la photo DSC_0412 du pack ». */
  remove: (name: string) => string;
  /** Button that moves a picture to the other group: « Changer de groupe ». */
  move: string;
  /** Button of the first free slot: « Ajouter une photo ». */
  add: string;
  /** Label of the retry button for a failed image: « Réessayer ». */
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
  fill: { to: string; label: string } | undefined;
}

/** One group of a pack: heading, fill level, slots. */
export function PackSlotsGroup({
  group,
  level,
  labels,
  onOpen,
  onRemove,
  onMove,
  onAdd,
  fill,
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
            <FreeSlot isFirst={place === 0} labels={labels} onAdd={onAdd} fill={fill} />
          </li>
        ))}
      </ul>
      {fill && onAdd && free > 0 && (
        <div>
          <Button size="small" onClick={onAdd}>
            {labels.add}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FreeSlotProps extends Pick<PackSlotsGroupProps, "labels" | "onAdd" | "fill"> {
  isFirst: boolean;
}

function FreeSlot({ isFirst, labels, onAdd, fill }: FreeSlotProps) {
  if (fill) {
    return (
      <Link
        to={fill.to}
        aria-label={isFirst ? undefined : `${labels.free}, ${fill.label}`}
        className={isFirst ? css.add : css.freeLink}
      >
        {isFirst && <Icon name="plus" />}
        {isFirst ? fill.label : labels.free}
      </Link>
    );
  }
  if (!isFirst || !onAdd) return <div className={css.free}>{labels.free}</div>;
  return (
    <button type="button" className={css.add} onClick={onAdd}>
      <Icon name="plus" />
      {labels.add}
    </button>
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

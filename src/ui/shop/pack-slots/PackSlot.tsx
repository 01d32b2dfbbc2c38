import { useId } from "react";
import { Badge } from "../../badge/Badge.tsx";
import { Button } from "../../button/Button.tsx";
import { IconButton } from "../../icon-button/IconButton.tsx";
import { Picture } from "../../picture/Picture.tsx";
import * as css from "./PackSlots.css.ts";
import type { PackSlotsLabels } from "./PackSlotsGroup.tsx";

export interface PackPicture {
  key: string;
  /** Its name, shown below it: « DSC_0412 ». */
  name: string;
  /** What its button calls it, where several have the same name: « Oeil d’Or, DSC_0412 ». Default: its name. */
  label?: string;
  /** Address of the image, portrait or landscape, shown whole; null while unknown. */
  src: string | null;
  /** Alternative text: « Photo DSC_0412, Jeanne Lefèvre ». */
  alt: string;
}

export interface PackSlotProps {
  picture: PackPicture;
  /** Whether it exceeds the group's size. */
  excess: boolean;
  labels: PackSlotsLabels;
  onOpen: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onMove: (() => void) | undefined;
}

/** A filled slot. */
export function PackSlot({ picture, excess, labels, onOpen, onRemove, onMove }: PackSlotProps) {
  const id = useId();
  return (
    <div className={css.slot}>
      <div className={css.frame({ excess })}>
        <Picture
          src={picture.src}
          alt={picture.alt}
          ratio="1/1"
          fit="contain"
          retryLabel={labels.retry}
          onOpen={onOpen}
        />
        {excess && (
          <span className={css.flag}>
            <Badge tone="critical">{labels.excess}</Badge>
          </span>
        )}
      </div>
      <div className={css.foot}>
        <p id={id} className={css.name}>
          {picture.name}
        </p>
        {onRemove && (
          <IconButton
            icon="trash"
            label={labels.remove(picture.label ?? picture.name)}
            data-remove={picture.key}
            onClick={onRemove}
          />
        )}
      </div>
      {onMove && (
        <Button size="small" full aria-describedby={id} data-move={picture.key} onClick={onMove}>
          {labels.move}
        </Button>
      )}
    </div>
  );
}

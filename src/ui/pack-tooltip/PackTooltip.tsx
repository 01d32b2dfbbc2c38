import { Icon } from "../icon/Icon.tsx";
import { TooltipFrame, type TooltipFrameProps } from "../tooltip/TooltipFrame.tsx";
import { PackPlacesDrawing } from "./PackPlacesDrawing.tsx";
import * as css from "./PackTooltip.css.ts";

/** A pack's places, and the pictures that were to take them. */
export interface PackPlaces {
  /** How many hold a picture already. Default: 0, a new pack. */
  taken?: number;
  /** How many are left. */
  free: number;
  /** How many pictures were to join it. */
  selected: number;
}

/** Two categories that do not go together. */
export interface PackCategories {
  /** The picture's. */
  picture: string;
  /** The pack's. */
  pack: string;
}

/** One reason at a time: too few places, or another category. */
type Reason =
  | {
      /** Too few places: drawn above the sentence, which says the same to screen readers. */
      places: PackPlaces;
      categories?: undefined;
    }
  | {
      places?: undefined;
      /** Another category: drawn above the sentence, which says the same to screen readers. */
      categories: PackCategories;
    };

export type PackTooltipProps = TooltipFrameProps &
  Reason & {
    /** The whole reason as a sentence. */
    text: string;
  };

/** Why pictures cannot join a pack, on the button or card that would have put them there. */
export function PackTooltip({ text, places, categories, ...frame }: PackTooltipProps) {
  return (
    <TooltipFrame
      {...frame}
      content={
        <div className={css.content}>
          <div aria-hidden="true" className={css.row}>
            {places && <PackPlacesDrawing {...places} />}
            {categories && (
              <>
                <span className={css.category}>{categories.picture}</span>
                <span className={css.together}>
                  <span className={css.unlike}>
                    <Icon name="close" size="small" />
                  </span>
                  <span className={css.category}>{categories.pack}</span>
                </span>
              </>
            )}
          </div>
          <span>{text}</span>
        </div>
      }
    />
  );
}

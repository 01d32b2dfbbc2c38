import { Icon } from "../../icon/Icon.tsx";
import { TooltipFrame, type TooltipFrameProps } from "../../tooltip/TooltipFrame.tsx";
import { PackPlacesDrawing } from "./PackPlacesDrawing.tsx";
import * as css from "./PackTooltip.css.ts";

/** A pack's places, and the pictures to add. */
export interface PackPlaces {
  /** Taken places. Default: 0, a new pack. */
  taken?: number;
  /** Free places. */
  free: number;
  /** Number of pictures to add. */
  selected: number;
}

/** Two incompatible categories. */
export interface PackCategories {
  /** Category of the picture. */
  picture: string;
  /** Category of the pack. */
  pack: string;
}

/** A single reason: too few places, or another category. */
type Reason =
  | {
      /** Too few places: drawn above the sentence, which covers it for screen readers. */
      places: PackPlaces;
      categories?: undefined;
    }
  | {
      places?: undefined;
      /** Another category: drawn above the sentence, which covers it for screen readers. */
      categories: PackCategories;
    };

export type PackTooltipProps = TooltipFrameProps &
  Reason & {
    /** The whole reason as a sentence. */
    text: string;
  };

/** Why pictures cannot join a pack, on the button or card that would add them. */
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

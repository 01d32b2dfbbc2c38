import type { RootProps } from "../../rootProps.ts";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import * as css from "./LineItem.css.ts";

export interface LineItemSkeletonProps extends RootProps<HTMLDivElement> {
  /** Whether the loaded line has controls and an action. Default: false. */
  controls?: boolean;
  /** Short lines under the title of the loaded line. Default: 2. */
  lines?: number;
}

/** Skeleton of a LineItem at its final size; silent, like every skeleton. */
export function LineItemSkeleton({ controls = false, lines = 2, ...root }: LineItemSkeletonProps) {
  const words = (
    <div className={css.bodySkeleton}>
      <Skeleton text="title4" width="half" />
      <Skeleton text="small" lines={lines} width="half" />
    </div>
  );
  const price = (
    <div className={css.priceSkeleton}>
      <Skeleton text="body" width="full" />
    </div>
  );
  return (
    <div {...root} className={css.item}>
      <div className={css.line({ brief: !controls })}>
        <Skeleton shape="1/1" />
        {controls ? (
          <>
            {words}
            <div className={css.foot}>
              <div className={css.controls}>
                <Skeleton text="small" width="half" />
                <Skeleton shape="control" />
              </div>
              {price}
            </div>
          </>
        ) : (
          <div className={css.wordsAndPrice}>
            {words}
            {price}
          </div>
        )}
      </div>
    </div>
  );
}

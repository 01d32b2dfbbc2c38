import { classNames } from "../classNames.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as css from "./LineItem.css.ts";

export interface LineItemSkeletonProps {
  /** Whether the line to come has controls and an action. Default: false. */
  controls?: boolean;
}

/** The place of a LineItem, at its final size; mute, like every skeleton. */
export function LineItemSkeleton({ controls = false }: LineItemSkeletonProps) {
  return (
    <div className={classNames(css.line, !controls && css.brief)}>
      <Skeleton shape="1/1" />
      <div className={css.bodySkeleton}>
        <Skeleton text="title4" width="half" />
        <Skeleton text="small" lines={3} width="third" />
      </div>
      {controls ? (
        <div className={css.foot}>
          <div className={css.controls}>
            <Skeleton text="small" width="half" />
            <Skeleton shape="control" />
          </div>
          <div className={css.priceSkeleton}>
            <Skeleton text="body" width="full" />
          </div>
        </div>
      ) : (
        <div className={css.priceSkeleton}>
          <Skeleton text="body" width="full" />
        </div>
      )}
    </div>
  );
}

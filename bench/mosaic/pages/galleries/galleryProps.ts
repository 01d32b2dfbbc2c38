import type { ReactNode } from "react";

export interface GalleryProps {
  count: number;
  renderTile: (place: number) => ReactNode;
}

/** Pixels from one row to the next, for galleries that need it: 1200 px wide, four columns, 3:2. */
export const rowHeight = 206;
export const gap = 12;
/** Rows kept beyond the window on each side, as in the shop's mosaic. */
export const overscanRows = 2;
/** Pictures per page, in a gallery that appends pages. */
export const pageSize = 200;

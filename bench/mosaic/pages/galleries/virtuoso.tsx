import { VirtuosoGrid } from "react-virtuoso";
import { type GalleryProps, overscanRows, rowHeight } from "./galleryProps.ts";

/** react-virtuoso's grid, on the page's own scroll bar. */
export function Gallery({ count, renderTile }: GalleryProps) {
  return (
    <VirtuosoGrid
      useWindowScroll
      totalCount={count}
      listClassName="grid"
      increaseViewportBy={overscanRows * rowHeight}
      itemContent={renderTile}
    />
  );
}

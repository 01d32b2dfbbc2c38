import { Masonry } from "masonic";
import { useMemo } from "react";
import { type GalleryProps, gap, rowHeight } from "./galleryProps.ts";

/** masonic, as it comes: it looks ahead by windows rather than by rows. */
export function Gallery({ count, renderTile }: GalleryProps) {
  const items = useMemo(() => Array.from({ length: count }, (_, place) => ({ place })), [count]);
  const render = useMemo(
    () =>
      ({ data }: { data: { place: number } }) =>
        renderTile(data.place),
    [renderTile],
  );
  return (
    <Masonry
      items={items}
      columnCount={4}
      columnGutter={gap}
      itemHeightEstimate={rowHeight - gap}
      render={render}
    />
  );
}

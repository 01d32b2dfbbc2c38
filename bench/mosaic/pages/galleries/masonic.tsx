import { Masonry } from "masonic";
import { useMemo } from "react";
import { type GalleryProps, gap, rowHeight } from "./galleryProps.ts";

/** masonic with its defaults: it looks ahead by windows, not rows. */
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

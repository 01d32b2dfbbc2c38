import { useCallback } from "react";
import { type Photo, RowsPhotoAlbum } from "react-photo-album";
import "react-photo-album/rows.css";
import InfiniteScroll from "react-photo-album/scroll";
import { type GalleryProps, gap, pageSize, rowHeight } from "./galleryProps.ts";

interface Placed extends Photo {
  place: number;
}

function photosOf(page: number, count: number): Placed[] | null {
  const from = page * pageSize;
  if (from >= count) return null;
  return Array.from({ length: Math.min(pageSize, count - from) }, (_, nth) => ({
    place: from + nth,
    key: `${from + nth}`,
    src: `/tiles/${from + nth}`,
    width: 300,
    height: 200,
  }));
}

/** react-photo-album with its own infinite scroll, which empties distant albums. */
export function Gallery({ count, renderTile }: GalleryProps) {
  const fetch = useCallback((page: number) => Promise.resolve(photosOf(page, count)), [count]);
  return (
    <InfiniteScroll<Placed> fetch={fetch}>
      <RowsPhotoAlbum<Placed>
        photos={[]}
        spacing={gap}
        targetRowHeight={rowHeight - gap}
        defaultContainerWidth={1200}
        render={{ image: (_, { photo }) => renderTile(photo.place) }}
      />
    </InfiniteScroll>
  );
}

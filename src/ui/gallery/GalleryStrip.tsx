import { useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Gallery.css.ts";
import { useCentred } from "./useCentred.ts";

export interface GalleryThumbnail {
  /** Address of a small image. */
  src: string;
  /** Its name: « Photo DSC_0412, 9 h 32 ». */
  alt: string;
}

export interface GalleryStripContents {
  /** Accessible name of the strip: « Photos voisines ». */
  label: string;
  /** Hook that returns the thumbnail at an index; null while it is unknown. */
  useThumbnail: (index: number) => GalleryThumbnail | null;
}

interface GalleryStripProps extends GalleryStripContents {
  index: number;
  count: number;
  /** Called with the index of a pressed thumbnail. */
  onIndexChange: (index: number) => void;
  /** Whether the line is free: thumbnails are fetched after the pictures. */
  isReady: boolean;
  /** Name of a thumbnail that is unknown yet: « Photo 12 sur 240 ». */
  position: (place: number, count: number) => string;
}

/** Thumbnails in a row with the current one in its middle: a list box whose choice follows the arrows. */
export function GalleryStrip({
  label,
  useThumbnail,
  index,
  count,
  onIndexChange,
  isReady,
  position,
}: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { range, follow } = useCentred(strip, index, count);
  const { from } = range;
  // A list that has shrunk has fewer than were in view.
  const to = Math.min(range.to, count - 1);
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  // It keeps the focus, and is where Tab arrives.
  if (index < from) places.unshift(index);
  if (index > to) places.push(index);
  return (
    <div
      ref={strip}
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      className={css.strip}
      onScroll={follow}
    >
      <div className={css.track} style={{ width: `calc(100cqw + ${count - 1} * ${css.step})` }}>
        {places.map((place) => (
          <Thumbnail
            key={place}
            place={place}
            count={count}
            isCurrent={place === index}
            isReady={isReady}
            useThumbnail={useThumbnail}
            name={position(place + 1, count)}
            onPress={() => onIndexChange(place)}
          />
        ))}
      </div>
    </div>
  );
}

interface ThumbnailProps extends Pick<GalleryStripProps, "count" | "useThumbnail" | "isReady"> {
  place: number;
  isCurrent: boolean;
  /** Its name while it is unknown. */
  name: string;
  onPress: () => void;
}

function Thumbnail({ place, count, isCurrent, isReady, useThumbnail, name, onPress }: ThumbnailProps) {
  const thumbnail = useThumbnail(place);
  const [isFetched, setIsFetched] = useState(isReady);
  if (isReady && !isFetched) setIsFetched(true);
  return (
    <button
      type="button"
      role="option"
      aria-selected={isCurrent}
      aria-posinset={place + 1}
      aria-setsize={count}
      tabIndex={isCurrent ? 0 : -1}
      className={css.thumbnail({ current: isCurrent })}
      style={{ insetInlineStart: `calc(50cqw + ${place - 0.5} * ${css.step})` }}
      onClick={onPress}
    >
      <span className={css.thumbnailFrame({ current: isCurrent })}>
        {thumbnail && isFetched && (
          <img
            src={thumbnail.src}
            alt=""
            aria-hidden="true"
            decoding="async"
            fetchPriority="low"
            draggable={false}
            className={css.thumbnailImage}
          />
        )}
      </span>
      <VisuallyHidden>{thumbnail?.alt ?? name}</VisuallyHidden>
    </button>
  );
}

import { memo, useEffect, useRef, useState } from "react";
import { type GalleryProps, pageSize } from "./galleryProps.ts";

/** What most shops do: a page more whenever the bottom comes near, and nothing is ever taken away. */
export function Gallery({ count, renderTile }: GalleryProps) {
  const [pages, setPages] = useState(1);
  const bottom = useRef<HTMLDivElement>(null);
  const done = pages * pageSize >= count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew, it tells at once whether the bottom is still near
  useEffect(() => {
    if (done || !bottom.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPages((known) => known + 1);
      },
      { rootMargin: "800px" },
    );
    observer.observe(bottom.current);
    return () => observer.disconnect();
  }, [pages, done]);
  return (
    <>
      {Array.from({ length: pages }, (_, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <Page key={page} page={page} count={count} renderTile={renderTile} />
      ))}
      <div ref={bottom} />
    </>
  );
}

const Page = memo(function Page({ page, count, renderTile }: GalleryProps & { page: number }) {
  const from = page * pageSize;
  return (
    <div className="grid" style={{ marginBottom: 12 }}>
      {Array.from({ length: Math.min(pageSize, count - from) }, (_, nth) => from + nth).map((place) => (
        <div key={place}>{renderTile(place)}</div>
      ))}
    </div>
  );
});

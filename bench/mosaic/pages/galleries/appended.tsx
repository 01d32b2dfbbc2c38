import { memo, useEffect, useRef, useState } from "react";
import { type GalleryProps, pageSize } from "./galleryProps.ts";

/** Like most shops: appends a page when the bottom comes near, and never removes anything. */
export function Gallery({ count, renderTile }: GalleryProps) {
  const [pages, setPages] = useState([0]);
  const done = pages.length * pageSize >= count;
  return (
    <>
      {pages.map((page) => (
        <Page key={page} page={page} count={count} renderTile={renderTile} />
      ))}
      {/* A new bottom for each page reports at once whether it is near. */}
      {!done && <Bottom key={pages.length} onNear={() => setPages((known) => [...known, known.length])} />}
    </>
  );
}

function Bottom({ onNear }: { onNear: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: "800px" },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={root} />;
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

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type GalleryProps, gap, overscanRows, rowHeight } from "./galleryProps.ts";

const columns = 4;

/** Rows virtualised by @tanstack/react-virtual. */
export function Gallery({ count, renderTile }: GalleryProps) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: overscanRows,
    useFlushSync: false,
  });
  return (
    <div style={{ position: "relative", height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          className="grid"
          style={{
            position: "absolute",
            insetInline: 0,
            top: 0,
            height: rowHeight - gap,
            transform: `translateY(${start}px)`,
          }}
        >
          {Array.from({ length: Math.min(columns, count - index * columns) }, (_, column) => {
            const place = index * columns + column;
            return <div key={place}>{renderTile(place)}</div>;
          })}
        </div>
      ))}
    </div>
  );
}

import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as css from "./Gallery.css.ts";
import { GalleryImage, type GalleryPicture } from "./GalleryImage.tsx";
import { useEscape } from "./useEscape.ts";
import { useGestures } from "./useGestures.ts";
import { useTrackpad } from "./useTrackpad.ts";
import { closeScale, panned, scaledTo, stepped, wholeView, type ZoomView } from "./zoom.ts";

export const gallerySizes = ["beside", "alone"] as const;
export type GallerySize = (typeof gallerySizes)[number];

export interface GalleryLabels {
  /** Role description instead of “group”: « galerie ». */
  role: string;
  /** « Photo précédente ». */
  previous: string;
  /** « Photo suivante ». */
  next: string;
  /** « Agrandir la photo ». */
  zoomIn: string;
  /** « Voir la photo entière ». */
  zoomOut: string;
  /** Label of the retry button for a failed image: « Réessayer ». */
  retry: string;
  /** Announced while the image loads: « Chargement de la photo… ». */
  loading: string;
  /** Shown and announced: « Photo 12 sur 240 ». */
  position: (place: number, count: number) => string;
  /** Shown and announced while zoomed: « 250 % ». */
  zoom: (percent: number) => string;
}

export interface GalleryProps {
  /** Accessible name of the gallery: « Photos du Grand Prix ». */
  label: string;
  /** The picture shown; null while it is unknown. */
  picture: GalleryPicture | null;
  /** Its index, from 0. */
  index: number;
  /** Total number of pictures. */
  count: number;
  /** Called with the index to show; wraps around at the end. Default: no arrows and no swipes. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Next to its text, at most 800 px high, or alone in a dialog. Default: beside. */
  size?: GallerySize;
  /** The component's texts. */
  labels: GalleryLabels;
}

const panBy = 60;
const pans: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panBy, y: 0 },
  ArrowRight: { x: -panBy, y: 0 },
  ArrowUp: { x: 0, y: panBy },
  ArrowDown: { x: 0, y: -panBy },
};

/**
 * Shows one picture at a time, whole. Arrows and swipes change picture and wrap around; plus, minus, a double tap or a
 * pinch zoom; drags and arrows pan the zoomed picture, and Escape resets the zoom before it closes anything.
 */
export function Gallery({
  label,
  picture,
  index,
  count,
  onIndexChange,
  size = "beside",
  labels,
}: GalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ index: number; from?: "before" | "after" }>({ index });
  const [view, setView] = useState<ZoomView>(wholeView);
  if (shown.index !== index) {
    // Wrapping from the last to the first also counts as forward.
    const forward = (index - shown.index + count) % count <= count / 2;
    setShown({ index, from: forward ? "after" : "before" });
    setView(wholeView);
  }
  const zoomed = view.scale > 1;
  const leafs = onIndexChange !== undefined && count > 1;
  const leaf = (by: 1 | -1) => onIndexChange?.((index + by + count) % count);
  const { onPointerDown, drag } = useGestures({ view, onView: setView, onSwipe: leafs ? leaf : undefined });
  const stage = () => ({
    width: surface.current?.clientWidth ?? 0,
    height: surface.current?.clientHeight ?? 0,
  });

  useEscape(root, zoomed, () => setView(wholeView));
  useTrackpad(surface, (by, at) => setView((held) => scaledTo(held, held.scale * by, stage(), at)));

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pan = pans[event.key];
    if (event.key === "+" || event.key === "-") {
      setView(stepped(view, event.key === "+" ? 1 : -1, stage()));
    } else if (zoomed && pan) {
      setView(panned(view, pan, stage()));
    } else if (leafs && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      leaf(event.key === "ArrowRight" ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      ref={root}
      role="group"
      aria-label={label}
      aria-roledescription={labels.role}
      className={css.stage({ size })}
      onKeyDown={press}
    >
      <div ref={surface} className={css.surface({ leafs, zoomed })} onPointerDown={onPointerDown}>
        <div key={index} className={css.slide({ from: shown.from })}>
          <div
            className={css.held({ settling: drag === 0 })}
            style={transform(view, drag) satisfies CSSProperties}
          >
            <GalleryImage picture={picture} retryLabel={labels.retry} loadingLabel={labels.loading} />
          </div>
        </div>
      </div>
      {leafs && (
        <div className={css.previous}>
          <IconButton
            variant="onPicture"
            icon="chevronLeft"
            label={labels.previous}
            onClick={() => leaf(-1)}
          />
        </div>
      )}
      {leafs && (
        <div className={css.next}>
          <IconButton variant="onPicture" icon="chevronRight" label={labels.next} onClick={() => leaf(1)} />
        </div>
      )}
      <div className={css.zoom}>
        <IconButton
          variant="onPicture"
          icon={zoomed ? "zoomOut" : "zoomIn"}
          label={zoomed ? labels.zoomOut : labels.zoomIn}
          onClick={() => setView(zoomed ? wholeView : scaledTo(view, closeScale, stage()))}
        />
      </div>
      <p className={css.count} aria-live="polite" aria-atomic="true">
        {labels.position(index + 1, count)}
        {zoomed && <span className={css.scale}>{labels.zoom(Math.round(view.scale * 100))}</span>}
      </p>
    </div>
  );
}

function transform({ scale, x, y }: ZoomView, drag: number): CSSProperties {
  return scale === 1 && drag === 0 ? {} : { transform: `translate(${x + drag}px, ${y}px) scale(${scale})` };
}

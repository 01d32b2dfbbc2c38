import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import * as css from "./Gallery.css.ts";
import type { GalleryPicture } from "./GalleryImage.tsx";
import { GallerySlide } from "./GallerySlide.tsx";
import { GalleryStrip, type GalleryStripContents } from "./GalleryStrip.tsx";
import { useEscape } from "./useEscape.ts";
import { useGestures } from "./useGestures.ts";
import { type GalleryNeighbours, useSlides } from "./useSlides.ts";
import { useTrackpad } from "./useTrackpad.ts";
import { useWindowLayer } from "./useWindowLayer.ts";
import { useZoom } from "./useZoom.ts";
import { closeView, panned, scaledTo, stepped, wholeView } from "./zoom.ts";

export const gallerySizes = ["stage", "alone"] as const;
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

export interface GalleryProps extends RootProps<HTMLDivElement> {
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
  /** The pictures around it, which a swipe draws in and which load ahead; null while unknown. Default: they appear at once. */
  neighbours?: GalleryNeighbours | undefined;
  /**
   * Thumbnails of the pictures around it, below it where a window is high enough for both; for the size `stage`. Without
   * `onIndexChange` only their room is kept. Default: none.
   */
  strip?: GalleryStripContents | undefined;
  /** Called by a swipe down. Default: it scrolls. */
  onDismiss?: (() => void) | undefined;
  /** Whether the picture is zoomed, if controlled: false ends the zoom. Default: its own. */
  zoomed?: boolean | undefined;
  /** Called when the zoom begins or ends; not where another picture ends it. Default: none. */
  onZoomedChange?: ((zoomed: boolean) => void) | undefined;
  /** A button over the lower right corner. Default: none. */
  action?: ReactNode;
  /** The whole of a Modal's stage, or among other content of a dialog. Default: alone. */
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
 * Shows one picture at a time, whole. Arrows and swipes change picture and wrap around; plus, a double tap or a pinch zoom it over
 * the whole window, to 1:1. Drags and arrows then pan, and Escape ends the zoom before it closes anything.
 */
export function Gallery({
  label,
  picture,
  index,
  count,
  onIndexChange,
  neighbours,
  strip,
  onDismiss,
  zoomed: given,
  onZoomedChange,
  action,
  size = "alone",
  labels,
  ref,
  ...rest
}: GalleryProps) {
  const root = useOwnRef(ref);
  const layer = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const slide = useRef<HTMLDivElement>(null);
  const zoomButton = useRef<HTMLButtonElement>(null);
  const zoom = useZoom({ index, picture, slide, zoomed: given, onZoomedChange });
  const { view, isZoomed, show, measure } = zoom;
  const leafs = onIndexChange !== undefined && count > 1;
  const thumbnails = size === "stage" && count > 1 ? strip : undefined;
  const { slides, isSettled, settle, turn } = useSlides(
    picture,
    leafs ? neighbours : undefined,
    index,
    count,
  );
  const leaf = (by: 1 | -1) => {
    turn(by);
    onIndexChange?.((index + by + count) % count);
  };
  const endZoom = () => show(wholeView);
  const { onPointerDown, drag } = useGestures({
    view,
    onView: show,
    measure,
    onSwipe: leafs ? leaf : undefined,
    onDismiss,
  });
  useEscape(root, isZoomed, endZoom);
  useTrackpad(surface, {
    onZoom: (by, at) => show(scaledTo(view, view.scale * by, measure(), at)),
    onPan: isZoomed ? (by) => show(panned(view, by, measure())) : undefined,
  });
  useWindowLayer({
    layer,
    content,
    slot,
    closer: zoomButton,
    isOpen: isZoomed,
    onClose: endZoom,
    onResize: () => show(panned(view, { x: 0, y: 0 }, measure())),
  });

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pan = pans[event.key];
    if (event.key === "+" || event.key === "-") {
      show(stepped(view, event.key === "+" ? 1 : -1, measure()));
    } else if (isZoomed && pan) {
      show(panned(view, pan, measure()));
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
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      aria-roledescription={labels.role}
      className={css.stage({ size, strip: thumbnails !== undefined })}
      onKeyDown={press}
    >
      <div ref={slot} className={css.slot} />
      <div ref={layer} data-zoomed={isZoomed || undefined} className={css.layer({ zoomed: isZoomed })}>
        <div
          ref={surface}
          className={css.surface({ leafs, zoomed: isZoomed, closes: onDismiss !== undefined })}
          onPointerDown={onPointerDown}
        >
          <div ref={content} className={css.content}>
            {slides.map(({ place, key, picture: here, part }) => (
              <GallerySlide
                key={key}
                ref={place === 0 ? slide : undefined}
                size={size}
                place={place}
                drag={drag}
                view={place === 0 ? view : wholeView}
                picture={here}
                part={part}
                onSettled={settle}
                retryLabel={labels.retry}
                loadingLabel={labels.loading}
              />
            ))}
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
            ref={zoomButton}
            variant="onPicture"
            icon={isZoomed ? "zoomOut" : "zoomIn"}
            label={isZoomed ? labels.zoomOut : labels.zoomIn}
            onClick={() => show(isZoomed ? wholeView : closeView(measure()))}
          />
        </div>
        {action && <div className={css.action}>{action}</div>}
        <p className={css.count} aria-live="polite" aria-atomic="true">
          {labels.position(index + 1, count)}
          {isZoomed && <span className={css.scale}>{labels.zoom(Math.round(view.scale * 100))}</span>}
        </p>
      </div>
      {thumbnails && leafs && (
        <GalleryStrip
          {...thumbnails}
          index={index}
          count={count}
          onIndexChange={onIndexChange}
          isReady={isSettled}
          position={labels.position}
        />
      )}
    </div>
  );
}

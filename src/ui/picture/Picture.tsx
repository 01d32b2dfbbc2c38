import { useId, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Picture.css.ts";
import { PictureTick } from "./PictureTick.tsx";
import { useImageLoad } from "./useImageLoad.ts";

export const pictureRatios = ["3/2", "2/3", "4/3", "1/1", "fill"] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export const pictureFits = ["cover", "contain"] as const;
export type PictureFit = (typeof pictureFits)[number];
export const markTones = ["green", "blue"] as const;
export type MarkTone = (typeof markTones)[number];

interface Common extends RootProps {
  /** Address of the image; null while unknown, which shows the placeholder. */
  src: string | null;
  /** Alternative text: « Photo DSC_0412, cavalier Jeanne Lefèvre ». */
  alt: string;
  /** Available widths, as in srcset. Default: `src` alone. */
  srcSet?: string | undefined;
  /** Displayed width, as in sizes. Default: 100vw. */
  sizes?: string | undefined;
  /** Aspect ratio of the frame, or `fill` for the height of the parent. Default: 3/2. */
  ratio?: PictureRatio;
  /** Whether the image is cropped to the frame or shown whole. Default: cover. */
  fit?: PictureFit;
  /** A few of its colours from top to bottom, as CSS colours, shown until it loads. Default: none. */
  colours?: readonly string[] | undefined;
  /** Whether it is above the fold: loads at once; the first of them before all other images. Default: false. */
  eager?: boolean | "first";
  /** Mark with its label: green and round in the selection, blue and square if ticked just now. Default: none. */
  mark?: { tone: MarkTone; label: string } | undefined;
  /** A checkbox on its corner, besides `onOpen`; it then contains the mark. Default: none. */
  tick?: { pressed: boolean; label: string; onPress: () => void } | undefined;
  /** A word on its lower corner that `alt` contains too: its hour. Default: none. */
  corner?: string | undefined;
  /** Line below it: a name, a time. Default: none. */
  caption?: string | undefined;
  /** Label of the retry button for a failed image: « Réessayer ». */
  retryLabel: string;
}

/** Display only, or one large button (`onOpen`), which may also be a toggle (`pressed`). */
export type PictureProps = Common &
  (
    | { onOpen?: undefined; pressed?: never }
    | {
        /** Opens the picture or ticks it; the button's name is `alt`. */
        onOpen: () => void;
        /** Whether it is ticked, for a toggle button. Default: no tick. */
        pressed?: boolean | undefined;
      }
  );

/** A photograph in a frame of known size. */
export function Picture({
  src,
  alt,
  srcSet,
  sizes,
  ratio = "3/2",
  fit = "cover",
  colours = [],
  eager = false,
  mark,
  tick,
  corner,
  caption,
  retryLabel,
  onOpen,
  pressed,
  ...root
}: PictureProps) {
  const altId = useId();
  const frame = useRef<HTMLDivElement>(null);
  // An image that covers its own colours hides the rest: it may load without a rendering.
  const load = useImageLoad(src ?? "", colours.length > 0 && fit === "cover");
  const failed = src !== null && load.givenUp;
  const shown = src !== null && load.state !== "failed";
  const painted =
    colours.length > 0 && (shown ? load.isLate && !load.isIn : !failed)
      ? { backgroundImage: gradient(colours) }
      : undefined;
  const content = (
    <>
      {!load.isIn && !failed && colours.length === 0 && (
        <span className={css.placeholder}>
          <Icon name="image" size="large" />
        </span>
      )}
      {shown && (
        <img
          key={`${src} ${load.attempt}`}
          ref={load.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={onOpen ? "" : alt}
          aria-hidden={onOpen ? true : undefined}
          loading={eager ? "eager" : "lazy"}
          decoding={eager ? "auto" : "async"}
          fetchPriority={eager === "first" ? "high" : undefined}
          draggable={false}
          onLoad={load.onLoad}
          onError={load.onError}
          // Browsers do not paint a background that its own opaque image covers.
          style={painted}
          className={css.image({ fit })}
        />
      )}
    </>
  );

  function retry() {
    // If the button disappears, the focus stays here: the page's top is far away in a mosaic.
    if (!onOpen) frame.current?.focus();
    load.retry();
  }

  return (
    <figure {...root} className={css.figure}>
      <div
        ref={frame}
        tabIndex={onOpen ? undefined : -1}
        style={shown ? undefined : painted}
        className={css.frame({ ratio, marked: mark?.tone })}
      >
        {failed && <VisuallyHidden id={altId}>{alt}</VisuallyHidden>}
        {onOpen || failed ? (
          // One element for both states, so that the focus survives a failed image and its return.
          <button
            type="button"
            aria-label={failed ? retryLabel : mark ? `${alt}, ${mark.label}` : alt}
            aria-describedby={failed ? altId : undefined}
            aria-pressed={failed ? undefined : pressed}
            className={css.target}
            onClick={(press) => (failed && !(onOpen && load.isSudden(press)) ? retry() : onOpen?.())}
          >
            {failed ? (
              <span className={css.message}>
                <Icon name="image" size="large" />
                <span className={css.retry}>
                  <Icon name="refresh" size="small" />
                  {retryLabel}
                </span>
              </span>
            ) : (
              content
            )}
          </button>
        ) : (
          content
        )}
        {src === null && !onOpen && <VisuallyHidden>{alt}</VisuallyHidden>}
        {mark && !tick && (
          <span className={css.mark({ tone: mark.tone })}>
            <Icon name="check" label={onOpen ? "" : mark.label} />
          </span>
        )}
        {corner && !failed && (
          <span aria-hidden="true" className={css.corner}>
            {corner}
          </span>
        )}
        {tick && !failed && <PictureTick {...tick} tone={mark?.tone} />}
      </div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** Repeats a single colour, since a gradient needs two. */
function gradient(colours: readonly string[]): string {
  const [first = "transparent"] = colours;
  return `linear-gradient(${(colours.length > 1 ? colours : [first, first]).join(", ")})`;
}

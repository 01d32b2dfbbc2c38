import { type Ref, useId, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Picture.css.ts";
import { PictureTick } from "./PictureTick.tsx";
import { PictureWatermark } from "./PictureWatermark.tsx";
import { useImageLoad } from "./useImageLoad.ts";

export const pictureRatios = ["3/2", "2/3", "4/3", "1/1", "fill"] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export const pictureFits = ["cover", "contain"] as const;
export type PictureFit = (typeof pictureFits)[number];
export const markTones = ["green", "blue"] as const;
export type MarkTone = (typeof markTones)[number];

interface Common {
  /** Address of the image; null while it is not known, which shows the placeholder alone. */
  src: string | null;
  /** What is seen: « Photo DSC_0412, cavalier Jeanne Lefèvre ». */
  alt: string;
  /** Widths offered, as in srcset. Default: `src` alone. */
  srcSet?: string | undefined;
  /** Width it takes, as in sizes. Default: 100vw. */
  sizes?: string | undefined;
  /** Width to height of the frame, or `fill` for the height of the parent. Default: 3/2. */
  ratio?: PictureRatio;
  /** Whether the frame cuts the image or shows it whole. Default: cover. */
  fit?: PictureFit;
  /** A few colours of its own from top to bottom, as CSS writes them: its place shows them until it is there. Default: none. */
  colours?: readonly string[] | undefined;
  /** Whether it is among the first seen: loads at once, first. Default: false. */
  eager?: boolean;
  /** Checkmark: green and round when kept, blue and square when ticked just now, with its words. Default: none. */
  mark?: { tone: MarkTone; label: string } | undefined;
  /** A tick on its corner, beside `onOpen`; the mark is then drawn in it. Default: none. */
  tick?: { pressed: boolean; label: string; onPress: () => void } | undefined;
  /** Words drawn across an image that carries none of its own: « Dossard ». Default: none. */
  watermark?: string | undefined;
  /** Line under it: a name, an hour. Default: none. */
  caption?: string | undefined;
  /** Name of the button that asks again once the image has failed: « Réessayer ». */
  retryLabel: string;
  /** The button that opens or ticks it. Default: none. */
  ref?: Ref<HTMLButtonElement>;
}

/** Seen only, or one big button (`onOpen`), which may also be a tick (`pressed`). */
export type PictureProps = Common &
  (
    | { onOpen?: undefined; pressed?: never }
    | {
        /** Opens the picture or ticks it; the button's name is `alt`. */
        onOpen: () => void;
        /** Whether it is ticked, where the button is a tick. Default: no tick. */
        pressed?: boolean | undefined;
      }
  );

/** A photograph in a frame whose size is known before it comes. */
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
  watermark,
  caption,
  retryLabel,
  onOpen,
  pressed,
  ref,
}: PictureProps) {
  const altId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const load = useImageLoad(src ?? "");
  const failed = src !== null && load.givenUp;
  const shown = src !== null && !load.givenUp;
  // Under the picture while it fades in; beside one that is shown whole nothing of it may stay.
  const isPainted = colours.length > 0 && !failed && (fit === "cover" || !load.isIn);
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
          loading={eager ? "eager" : "lazy"}
          decoding={eager ? "auto" : "async"}
          fetchPriority={eager ? "high" : "auto"}
          draggable={false}
          onLoad={load.onLoad}
          onError={load.onError}
          className={css.image({ fit, state: load.state })}
        />
      )}
      {watermark && load.isIn && <PictureWatermark words={watermark} />}
    </>
  );

  function retry() {
    // Where the button is gone afterwards, the focus stays here: the page's top is far away in a mosaic.
    if (!onOpen) frame.current?.focus();
    load.retry();
  }

  return (
    <figure className={css.figure}>
      <div
        ref={frame}
        tabIndex={onOpen ? undefined : -1}
        style={isPainted ? { backgroundImage: gradient(colours) } : undefined}
        className={css.frame({ ratio, marked: mark?.tone })}
      >
        {failed && <VisuallyHidden id={altId}>{alt}</VisuallyHidden>}
        {onOpen || failed ? (
          // One element in both states: whoever has the focus here keeps it while the image fails and comes back.
          <button
            ref={ref}
            type="button"
            aria-label={failed ? retryLabel : mark ? `${alt}, ${mark.label}` : alt}
            aria-describedby={failed ? altId : undefined}
            aria-pressed={failed ? undefined : pressed}
            className={css.target}
            onClick={failed ? retry : onOpen}
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
        {tick && !failed && <PictureTick {...tick} tone={mark?.tone} />}
      </div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** Told twice, a single colour is a gradient too. */
function gradient(colours: readonly string[]): string {
  const [first = "transparent"] = colours;
  return `linear-gradient(${(colours.length > 1 ? colours : [first, first]).join(", ")})`;
}

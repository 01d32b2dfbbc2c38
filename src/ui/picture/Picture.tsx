import type { Ref } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Picture.css.ts";
import { useImageLoad } from "./useImageLoad.ts";

export const pictureRatios = ["3/2", "2/3", "4/3", "1/1", "fill"] as const;
export type PictureRatio = (typeof pictureRatios)[number];
export const markTones = ["green", "blue"] as const;
export type MarkTone = (typeof markTones)[number];

interface Common {
  /** Address of the image. */
  src: string;
  /** What is seen: « Photo DSC_0412, cavalier Jeanne Lefèvre ». */
  alt: string;
  /** Widths offered, as in srcset. Default: `src` alone. */
  srcSet?: string | undefined;
  /** Width it takes, as in sizes. Default: 100vw. */
  sizes?: string | undefined;
  /** Width to height of the frame, or `fill` for the height of the parent. Default: 3/2. */
  ratio?: PictureRatio;
  /** Whether the frame cuts the image or shows it whole. Default: cover. */
  fit?: "cover" | "contain";
  /** Whether it is among the first seen: loads at once, first. Default: false. */
  eager?: boolean;
  /** Checkmark: green when kept, blue when ticked just now, with its words. Default: none. */
  mark?: { tone: MarkTone; label: string } | undefined;
  /** A tick on its corner, beside `onOpen`; the mark is then drawn in it. Default: none. */
  tick?: { pressed: boolean; label: string; onPress: () => void } | undefined;
  /** Line under it: a name, an hour. Default: none. */
  caption?: string | undefined;
  /** Name of the button that asks again once the image has failed: « Réessayer ». */
  retryLabel: string;
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
  eager = false,
  mark,
  tick,
  caption,
  retryLabel,
  onOpen,
  pressed,
  ref,
}: PictureProps) {
  const load = useImageLoad(src);
  const frame = classNames(
    css.frame,
    ratio === "fill" ? css.fill : css.ratios[ratio],
    mark && css.framed[mark.tone],
  );
  const image = !load.givenUp && (
    <img
      key={load.attempt}
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
      className={classNames(css.image, css.fits[fit], load.state === "loaded" ? css.loaded : css.waiting)}
    />
  );
  return (
    <figure className={css.figure}>
      <div className={frame}>
        {onOpen && !load.givenUp ? (
          <button
            ref={ref}
            type="button"
            aria-label={mark ? `${alt}, ${mark.label}` : alt}
            aria-pressed={pressed}
            className={css.target}
            onClick={onOpen}
          >
            {image}
          </button>
        ) : (
          image
        )}
        {load.givenUp && (
          <div className={css.message}>
            <VisuallyHidden>{alt}</VisuallyHidden>
            <Icon name="image" size="large" />
            <Button size="small" icon="refresh" onClick={load.retry}>
              {retryLabel}
            </Button>
          </div>
        )}
        {mark && !tick && (
          <span className={classNames(css.mark, css.marks[mark.tone])}>
            <Icon name="check" label={onOpen ? "" : mark.label} />
          </span>
        )}
        {tick && !load.givenUp && (
          <button
            type="button"
            aria-label={tick.label}
            aria-pressed={tick.pressed}
            className={css.tick}
            onClick={tick.onPress}
          >
            <span className={classNames(css.tickMark, mark ? css.marks[mark.tone] : css.unmarked)}>
              <Icon name="check" />
            </span>
          </button>
        )}
      </div>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

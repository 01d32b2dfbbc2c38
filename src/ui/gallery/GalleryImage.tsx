import { useEffect, useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import { useImageLoad } from "../picture/useImageLoad.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Gallery.css.ts";
import { GalleryFrame, type GalleryFrameShape } from "./GalleryFrame.tsx";
import { largestWidth } from "./largestWidth.ts";

export interface GalleryPicture {
  /** Address of the image. */
  src: string;
  /** Alternative text: « Photo DSC_0412, cavalier Jeanne Lefèvre ». */
  alt: string;
  /** Available widths, as in srcset. Default: `src` alone. */
  srcSet?: string;
  /** A smaller, probably cached image, shown until the large one loads. Default: none. */
  preview?: string;
  /** Crop kept by a paper, the rest darkened; describe it in a text nearby. Default: all of it. */
  frame?: GalleryFrameShape;
}

export interface GalleryImageProps {
  picture: GalleryPicture | null;
  /** In view; or waiting beside it, as its preview alone while the picture in view still loads. */
  part: "shown" | "beside" | "besidePreview";
  /** The picture is magnified. */
  zoomed: boolean;
  /** Called with the picture's `src` once it has loaded, or failed for good. */
  onSettled: (src: string) => void;
  retryLabel: string;
  loadingLabel: string;
}

/** The picture itself: its preview, then the full image, or the retry button. */
export function GalleryImage({
  picture,
  part,
  zoomed,
  onSettled,
  retryLabel,
  loadingLabel,
}: GalleryImageProps) {
  const src = picture?.src ?? "";
  const load = useImageLoad(src);
  const isShown = part === "shown";
  const isSettled = load.isIn || load.givenUp;
  const [largest, setLargest] = useState<"unasked" | "asked" | "failed">("unasked");
  if (zoomed && largest === "unasked") setLargest("asked");
  const asksLargest = largest === "asked" && picture?.srcSet;
  useEffect(() => {
    if (isSettled) onSettled(src);
  }, [isSettled, src, onSettled]);
  if (picture && isShown && load.givenUp) {
    return (
      <div className={css.message}>
        <VisuallyHidden>{picture.alt}</VisuallyHidden>
        <Icon name="image" size="large" />
        <Button size="small" onClick={load.retry}>
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <>
      {picture?.preview && !load.isIn && (
        <img
          key={picture.preview}
          src={picture.preview}
          alt=""
          aria-hidden="true"
          draggable={false}
          className={css.image()}
        />
      )}
      {picture && part !== "besidePreview" && (
        <img
          // A new element per picture: otherwise the previous one would stay visible until the next loads.
          key={`${picture.src} ${load.attempt}`}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={asksLargest ? `${largestWidth(picture.srcSet)}px` : "min(100vw, 75rem)"}
          alt={isShown ? picture.alt : ""}
          aria-hidden={!isShown || undefined}
          draggable={false}
          onLoad={(event) => {
            // Ready to paint before it is asked for: decoding takes longer than a frame.
            if (!isShown) void event.currentTarget.decode().catch(() => undefined);
            load.onLoad();
          }}
          // Without the largest image, the one that was shown is.
          onError={asksLargest && load.isIn ? () => setLargest("failed") : load.onError}
          className={css.image({ waiting: !load.isIn })}
        />
      )}
      {picture?.frame && isShown && load.isIn && <GalleryFrame {...picture.frame} zoomed={zoomed} />}
      {isShown && !load.isIn && (
        <div role="status" className={css.message}>
          <Spinner />
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </div>
      )}
    </>
  );
}

import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import { useImageLoad } from "../picture/useImageLoad.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Gallery.css.ts";
import { GalleryFrame, type GalleryFrameShape } from "./GalleryFrame.tsx";

export interface GalleryPicture {
  /** Address of the image. */
  src: string;
  /** What is seen: « Photo DSC_0412, cavalier Jeanne Lefèvre ». */
  alt: string;
  /** Widths offered, as in srcset. Default: `src` alone. */
  srcSet?: string;
  /** A smaller image, likely there already, shown until the large one has come. Default: none. */
  preview?: string;
  /** What a paper keeps of it, the rest darkened; say in words beside it what this shows. Default: all of it. */
  frame?: GalleryFrameShape;
}

export interface GalleryImageProps {
  picture: GalleryPicture | null;
  retryLabel: string;
  loadingLabel: string;
}

/** The photograph itself: its preview, then it, or the button that asks again. */
export function GalleryImage({ picture, retryLabel, loadingLabel }: GalleryImageProps) {
  const load = useImageLoad(picture?.src ?? "");
  if (picture && load.givenUp) {
    return (
      <div className={css.message}>
        <VisuallyHidden>{picture.alt}</VisuallyHidden>
        <Icon name="image" size="large" />
        <Button size="small" icon="refresh" onClick={load.retry}>
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <>
      {picture?.preview && !load.isIn && (
        <img key={picture.preview} src={picture.preview} alt="" draggable={false} className={css.image()} />
      )}
      {picture && (
        <img
          // A new element for a new picture: the one before would stay in view until its own comes.
          key={`${picture.src} ${load.attempt}`}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 1024px) 40rem, 100vw"
          alt={picture.alt}
          draggable={false}
          onLoad={load.onLoad}
          onError={load.onError}
          className={css.image({ waiting: !load.isIn })}
        />
      )}
      {picture?.frame && load.isIn && <GalleryFrame {...picture.frame} />}
      {!load.isIn && (
        <div role="status" className={css.message}>
          <Spinner />
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </div>
      )}
    </>
  );
}

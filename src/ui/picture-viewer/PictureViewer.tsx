import { Button } from "../button/Button.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import { useImageLoad } from "../picture/useImageLoad.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./PictureViewer.css.ts";

export interface PictureViewerProps {
  /** The image; null while it is not known yet. */
  image: {
    src: string;
    srcSet?: string;
    alt: string;
    /** A smaller image, likely there already, shown until the large one has come. */
    preview?: string;
  } | null;
  /** « Photo 12 sur 240 », shown under the image. */
  position: string;
  /** Goes to the picture before. Default: no arrows. */
  onPrevious?: (() => void) | undefined;
  /** Goes to the picture after. Default: no arrows. */
  onNext?: (() => void) | undefined;
  /** « Photo précédente ». */
  previousLabel: string;
  /** « Photo suivante ». */
  nextLabel: string;
  /** Name of the button that asks again once the image has failed: « Réessayer ». */
  retryLabel: string;
  /** Announced while the image comes: « Chargement de la photo… ». */
  loadingLabel: string;
}

/** One photograph, whole, at most 90 % of the window's height or 800 px, with arrows to its neighbours. */
export function PictureViewer({
  image,
  position,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  retryLabel,
  loadingLabel,
}: PictureViewerProps) {
  const load = useImageLoad(image?.src ?? "");
  return (
    <div className={css.stage}>
      {image?.preview && load.state !== "loaded" && (
        <img key={image.preview} src={image.preview} alt="" draggable={false} className={css.image} />
      )}
      {image && !load.givenUp && (
        <img
          // A new element for a new picture: the one before would stay in view until its own comes.
          key={`${image.src} ${load.attempt}`}
          src={image.src}
          srcSet={image.srcSet}
          sizes="(min-width: 1024px) 40rem, 100vw"
          alt={image.alt}
          draggable={false}
          onLoad={load.onLoad}
          onError={load.onError}
          className={classNames(css.image, load.state !== "loaded" && css.hidden)}
        />
      )}
      {load.givenUp && image ? (
        <div className={css.message}>
          <VisuallyHidden>{image.alt}</VisuallyHidden>
          <Icon name="image" size="large" />
          <Button size="small" icon="refresh" onClick={load.retry}>
            {retryLabel}
          </Button>
        </div>
      ) : (
        load.state !== "loaded" && (
          <div role="status" className={css.message}>
            <Spinner />
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </div>
        )
      )}
      {onPrevious && (
        <div className={css.previous}>
          <IconButton variant="onPicture" icon="chevronLeft" label={previousLabel} onClick={onPrevious} />
        </div>
      )}
      {onNext && (
        <div className={css.next}>
          <IconButton variant="onPicture" icon="chevronRight" label={nextLabel} onClick={onNext} />
        </div>
      )}
      <p className={css.count} aria-live="polite">
        {position}
      </p>
    </div>
  );
}

import { useAtomValue } from "jotai";
import type { Picture as PictureData } from "../../api/contract/catalogueEntities.ts";
import { formatDateTime, formatHour } from "../../domain/dates/dates.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { Picture, type PictureProps } from "../../ui/index.ts";

export interface PictureTileProps {
  picture: PictureData;
  /** Index in the mosaic: the first 4 load eagerly. */
  index: number;
  /** A few of its colours, from top to bottom, shown until it loads. Default: none. */
  colours?: readonly string[] | undefined;
  onOpen: () => void;
  mark: PictureProps["mark"];
  tick: PictureProps["tick"];
}

/** « DSC_0412, 14 juin 2026 à 09:32 ». */
export function pictureWords({ name, takenAt }: Pick<PictureData, "name" | "takenAt">): string {
  return takenAt === null ? name : `${name}, ${formatDateTime(takenAt)}`;
}

/** One picture of the mosaic: opens the modal and can be ticked. */
export function PictureTile({ picture, index, colours, onOpen, mark, tick }: PictureTileProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Picture
      src={pictureUrl(cdnHost, picture)}
      srcSet={pictureSources(cdnHost, picture)}
      sizes="(min-width: 1840px) 431px, (min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw"
      alt={`Photo ${pictureWords(picture)}`}
      corner={picture.takenAt === null ? undefined : formatHour(picture.takenAt)}
      colours={colours}
      eager={index < 4}
      onOpen={onOpen}
      mark={mark}
      tick={tick}
      retryLabel="Réessayer"
    />
  );
}

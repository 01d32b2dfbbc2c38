import type { Picture as PictureData } from "../../api/contract/catalogueEntities.ts";
import { formatDateTime, formatHour } from "../../domain/dates/dates.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { useAtomPart } from "../../state/useAtomPart.ts";
import { Picture, type PictureProps } from "../../ui/index.ts";

export interface PictureTileProps {
  picture: PictureData;
  /** What it is called: its file's name, where a list does not say who its pictures show. */
  label: string;
  /** Index in the mosaic: the first 4 load eagerly. */
  index: number;
  /** A few of its colours, from top to bottom, shown until it loads. Default: none. */
  colours?: readonly string[] | undefined;
  onOpen: () => void;
  mark: PictureProps["mark"];
  tick: PictureProps["tick"];
}

/** « DSC_0412, 14 juin 2026 à 9 h 32 ». */
export function pictureWords(label: string, { takenAt }: Pick<PictureData, "takenAt">): string {
  return takenAt === null ? label : `${label}, ${formatDateTime(takenAt)}`;
}

interface TileWords {
  alt: string;
  corner: string | undefined;
}

/** Formatting dates takes as long as the rest of a tile: once for each picture, however often it scrolls past. */
const known = new WeakMap<PictureData, { label: string; words: TileWords }>();

function tileWords(label: string, picture: PictureData): TileWords {
  const before = known.get(picture);
  if (before?.label === label) return before.words;
  const words = {
    alt: `Photo ${pictureWords(label, picture)}`,
    corner: picture.takenAt === null ? undefined : formatHour(picture.takenAt),
  };
  known.set(picture, { label, words });
  return words;
}

/** One picture of the mosaic: opens the modal and can be ticked. */
export function PictureTile({ picture, label, index, colours, onOpen, mark, tick }: PictureTileProps) {
  const cdnHost = useAtomPart(placeAtom, (place) => place.cdnHost);
  return (
    <Picture
      data-picture={picture.uuid}
      src={pictureUrl(cdnHost, picture)}
      srcSet={pictureSources(cdnHost, picture)}
      sizes="(min-width: 1840px) 431px, (min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw"
      {...tileWords(label, picture)}
      colours={colours}
      eager={index === 0 ? "first" : index < 4}
      onOpen={onOpen}
      mark={mark}
      tick={tick}
      retryLabel="Réessayer"
    />
  );
}

import type { NamedPicture } from "../../api/contract/pictureCalls.ts";
import { formatHour } from "../../domain/dates/dates.ts";
import { joinDots } from "../../domain/french/joinDots.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import type { WallPicture } from "../../ui/index.ts";

/** Names on a caption: horse, rider and bib. */
const namesShown = 3;

/** Returns what a wall shows of the pictures: « Quartz · Jeanne Martin · 10 h 24 ». */
export function wallPictures(cdnHost: string, pictures: readonly NamedPicture[]): WallPicture[] {
  return pictures.map(({ picture, names }) => {
    const hour = picture.takenAt === null ? [] : [formatHour(picture.takenAt)];
    return {
      id: picture.uuid,
      src: pictureUrl(cdnHost, picture, 1350),
      srcSet: pictureSources(cdnHost, picture),
      caption: joinDots([...names.slice(0, namesShown), ...hour]) || picture.name,
    };
  });
}

/** Returns the list turned by some places, so that each element comes first in its turn. */
export function turned<Item>(items: readonly Item[], places: number): Item[] {
  const by = items.length === 0 ? 0 : places % items.length;
  return [...items.slice(by), ...items.slice(0, by)];
}

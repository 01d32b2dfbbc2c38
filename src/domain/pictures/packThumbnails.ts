import { pictureUrl } from "./imageUrl.ts";
import { pictureTitle, type TitledPicture } from "./pictureTitle.ts";

/** Thumbnails of a pack's contents, with their alternative texts. */
export const packThumbnails = (
  cdnHost: string,
  pictures: readonly (Parameters<typeof pictureUrl>[1] & TitledPicture)[],
) =>
  pictures.map((picture) => ({
    src: pictureUrl(cdnHost, picture, 400),
    alt: `Photo ${pictureTitle(picture)}`,
  }));

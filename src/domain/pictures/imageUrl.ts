/** Widths of a preview's long side in pixels; 600 is served at the address without a width. */
export const previewWidths = [400, 600, 1350] as const;
export type PreviewWidth = (typeof previewWidths)[number];

export interface PictureLocation {
  uuid: string;
  eventUuid: string;
  contestUuid: string;
}

/**
 * Address of a picture's watermarked preview (design.md, "thumbnails' fixed path").
 * @param cdnHost empty, or an origin without a trailing slash
 */
export function pictureUrl(cdnHost: string, picture: PictureLocation, width: PreviewWidth = 600): string {
  const sized = width === 600 ? "" : `/${width}`;
  return `${cdnHost}/thumbnails${sized}/${picture.eventUuid}/${picture.contestUuid}/${picture.uuid}.webp`;
}

/** The preview in each size, for `srcset`: the browser picks the smallest that is sharp enough. */
export function pictureSources(
  cdnHost: string,
  picture: PictureLocation & { width: number; height: number },
): string {
  const { width, height } = picture;
  const share = height > width ? width / height : 1;
  return previewWidths
    .map((side) => `${pictureUrl(cdnHost, picture, side)} ${Math.round(side * share)}w`)
    .join(", ");
}

/** Address of an advert's or cover's image, as it is or 720 px wide; an event or contest has one under its own uuid. */
export function imageUrl(cdnHost: string, uuid: string, width?: 720): string {
  return `${cdnHost}/images/${width === undefined ? "" : `${width}/`}${uuid}.webp`;
}

/** The image as it is and 720 px wide, for `srcset`: many a phone's card is sharp with the small one. */
export function imageSources(cdnHost: string, uuid: string): string {
  return `${imageUrl(cdnHost, uuid, 720)} 720w, ${imageUrl(cdnHost, uuid)} 1350w`;
}

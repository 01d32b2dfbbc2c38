/** Long sides in pixels in which a picture's preview is served; 600 stands at the address without a width. */
export const previewWidths = [400, 600, 1350] as const;
export type PreviewWidth = (typeof previewWidths)[number];

export interface PictureLocation {
  uuid: string;
  eventUuid: string;
  contestUuid: string;
}

/**
 * Where a picture's watermarked preview is (design.md, "thumbnails' fixed path").
 * @param cdnHost empty, or an origin without a slash at its end
 */
export function pictureUrl(cdnHost: string, picture: PictureLocation, width: PreviewWidth = 600): string {
  const sized = width === 600 ? "" : `/${width}`;
  return `${cdnHost}/thumbnails${sized}/${picture.eventUuid}/${picture.contestUuid}/${picture.uuid}.webp`;
}

/** The preview in each size, for `srcset`: the browser takes the smallest that is sharp enough. */
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

/** Where an advert's or a cover's image is; an event or a contest has one under its own uuid. */
export function imageUrl(cdnHost: string, uuid: string): string {
  return `${cdnHost}/images/${uuid}.webp`;
}

/** Small images of what a pack holds, with what is seen on each. */
export const packThumbnails = (
  cdnHost: string,
  pictures: readonly (Parameters<typeof pictureUrl>[1] & { name: string })[],
) =>
  pictures.map((picture) => ({
    src: pictureUrl(cdnHost, picture, 400),
    alt: `Photo ${picture.name}`,
  }));

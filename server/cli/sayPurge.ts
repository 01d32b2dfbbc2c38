import {
  imageUrl,
  type PictureLocation,
  pictureUrl,
  previewWidths,
} from "../../src/domain/pictures/imageUrl.ts";
import { say } from "./services.ts";

/** Writes the addresses to purge from the CDN after a picture has changed; nothing without a CDN. */
export function sayPurge(cdnHost: string, picture: PictureLocation): void {
  if (cdnHost === "") return;
  say(`Retirer de ${cdnHost} :`);
  for (const address of addressesOf(cdnHost, picture)) say(`  ${address}`);
}

/** Returns the URLs that show a picture: it may also be the cover of its event and of its contest. */
const addressesOf = (cdnHost: string, picture: PictureLocation) => [
  ...previewWidths.map((width) => pictureUrl(cdnHost, picture, width)),
  ...[picture.eventUuid, picture.contestUuid].map((uuid) => imageUrl(cdnHost, uuid)),
];

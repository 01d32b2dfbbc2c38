import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { namesOfPictures } from "../catalogue/namesOfPictures.ts";
import type { Handler } from "../core/handler.ts";
import { note, openDownload } from "./download.ts";

/** Returns what a download link gives access to; records that it was followed. */
export const checkDownloadAccess: Handler<typeof orderCalls.checkDownloadAccess> = async (
  { services, db, settings },
  { params, query },
) => {
  const download = await openDownload(services, params.uuid, query.publicAccessKey);
  if (!download)
    return { hasAccess: false, isReady: false, expiresAt: null, parts: [], smallerCount: 0, pictures: [] };
  await note(services, params.uuid, "downloadAccessedAt");
  const { pictures } = download;
  const names =
    pictures.length === 0
      ? []
      : await namesOfPictures(
          { db, settings },
          pictures.map(({ uuid }) => uuid),
        );
  const byPicture = Map.groupBy(names, ({ pictureUuid }) => pictureUuid);
  return {
    hasAccess: true,
    ...download,
    pictures: pictures.map((picture) => ({
      ...picture,
      names: (byPicture.get(picture.uuid) ?? []).map(({ value }) => value),
    })),
  };
};

import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { note, openDownload } from "./download.ts";

/** Returns what a download link gives access to; records that it was followed. */
export const checkDownloadAccess: Handler<typeof orderCalls.checkDownloadAccess> = async (
  { services },
  { params, query },
) => {
  const download = await openDownload(services, params.uuid, query.publicAccessKey);
  if (!download)
    return { hasAccess: false, isReady: false, expiresAt: null, parts: [], smallerCount: 0, pictures: [] };
  await note(services, params.uuid, "downloadAccessedAt");
  return { hasAccess: true, ...download };
};

import type { operatorImportCalls } from "../../../src/api/contract/operator/importCalls.ts";
import { inSteps } from "../../core/author.ts";
import { eventByUuid } from "../../import/findEvent.ts";
import { importPicture } from "../../import/importPicture.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorImportHandlers: HandlersOf<typeof operatorImportCalls> = {
  importPicture: async (context, { query, body }) => {
    const event = await eventByUuid(context.db, query.eventUuid);
    const picture = {
      bytes: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      fileName: query.fileName,
      contestLabel: query.contest ?? null,
    };
    return inSteps(context, (author) => importPicture(author, context.services, event, picture));
  },
};

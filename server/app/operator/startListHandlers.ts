import type { operatorStartListCalls } from "../../../src/api/contract/operator/startListCalls.ts";
import { slug } from "../../../src/domain/pictures/searchKey.ts";
import { inSteps } from "../../core/author.ts";
import { applyStartList } from "../../import/applyStartList.ts";
import { eventByUuid } from "../../import/findEvent.ts";
import { listStartLists } from "../../import/listStartLists.ts";
import { windowSeconds } from "../../import/readGivenList.ts";
import { readGivenListAside } from "../../import/readGivenListAside.ts";
import { undoStartList } from "../../import/undoStartList.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorStartListHandlers: HandlersOf<typeof operatorStartListCalls> = {
  applyStartList: async (context, { query, body }) => {
    const event = await eventByUuid(context.db, query.eventUuid);
    const given = await readGivenListAside(body, {
      fileName: query.fileName,
      encoding: query.encoding ?? null,
      sheet: query.sheet ?? null,
      contestSlugs: query.contest === undefined ? null : [slug(query.contest, 200)],
      windowSeconds: query.window ?? windowSeconds.default,
      bibPlace: query.bibsIn ?? null,
    });
    const options = { isCheck: query.check ?? false, isReplacing: query.replace ?? false };
    return inSteps(context, (author) => applyStartList(author, context.db, event, given, options));
  },
  listStartLists: async ({ db }, { query }) => listStartLists(db, query.eventUuid, query),
  undoStartList: (context, { params }) =>
    inSteps(context, (author) => undoStartList(author, context.db, params.uuid)),
};

import type { operatorNameCalls } from "../../../src/api/contract/operator/nameCalls.ts";
import { authorOf } from "../../core/author.ts";
import { correctName } from "../../import/names/correctName.ts";
import { detachName } from "../../import/names/detachName.ts";
import { listNames } from "../../import/names/listNames.ts";
import { mergeNames } from "../../import/names/mergeNames.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorNameHandlers: HandlersOf<typeof operatorNameCalls> = {
  listNames: ({ db }, { query }) => listNames(db, query, query),
  correctName: (context, { params, body }) => correctName(authorOf(context), params.uuid, body.value),
  mergeNames: (context, { params, body }) => mergeNames(authorOf(context), params.uuid, body.intoUuid),
  detachName: (context, { params, body }) => detachName(authorOf(context), params.uuid, body),
};

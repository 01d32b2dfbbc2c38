import type { operatorProposalCalls } from "../../../src/api/contract/operator/proposalCalls.ts";
import { authorOf } from "../../core/author.ts";
import { acceptProposedNames } from "../../import/proposals/acceptProposedNames.ts";
import { listProposedNames } from "../../import/proposals/listProposedNames.ts";
import { proposeNames } from "../../import/proposals/proposeNames.ts";
import { refuseProposedNames } from "../../import/proposals/refuseProposedNames.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorProposalHandlers: HandlersOf<typeof operatorProposalCalls> = {
  proposeNames: (context, { body }) => {
    const names = body.names.map((name) => ({ ...name, value: String(name.value) }));
    return proposeNames(authorOf(context), { ...body, names }, context.services.now());
  },
  listProposedNames: ({ db }, { query }) => listProposedNames(db, query, query),
  acceptProposedNames: (context, { body }) => acceptProposedNames(authorOf(context), body.uuids),
  refuseProposedNames: (context, { body }) => refuseProposedNames(authorOf(context), body.uuids),
};

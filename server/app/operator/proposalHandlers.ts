import type { operatorProposalCalls } from "../../../src/api/contract/operator/proposalCalls.ts";
import { authorOf, inSteps } from "../../core/author.ts";
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
  acceptProposedNames: (context, { body }) =>
    inSteps(context, (author) => acceptProposedNames(author, context.services, body)),
  refuseProposedNames: (context, { body }) =>
    inSteps(context, (author) => refuseProposedNames(author, context.services, body)),
};

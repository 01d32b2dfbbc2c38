import type { operatorTeamCalls } from "../../../src/api/contract/operator/teamCalls.ts";
import { authorOf } from "../../core/author.ts";
import { listJobs } from "../../jobs/listJobs.ts";
import { retryJobs } from "../../jobs/retryJobs.ts";
import { addOperator } from "../../operators/addOperator.ts";
import { addOperatorKey } from "../../operators/addOperatorKey.ts";
import { endOperator } from "../../operators/endOperator.ts";
import { endOperatorKey } from "../../operators/endOperatorKey.ts";
import { listOperatorKeys } from "../../operators/listOperatorKeys.ts";
import { listOperators } from "../../operators/listOperators.ts";
import { renewOperatorPassword } from "../../operators/renewOperatorPassword.ts";
import { setOperatorRole } from "../../operators/setOperatorRole.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorTeamHandlers: HandlersOf<typeof operatorTeamCalls> = {
  listOperators: ({ db }, { query }) => listOperators(db, query),
  addOperator: (context, { body }) => addOperator(authorOf(context), body.email, body.role),
  setOperatorRole: (context, { body }) => setOperatorRole(authorOf(context), body.email, body.role),
  renewOperatorPassword: (context, { body }) => renewOperatorPassword(authorOf(context), body.email),
  endOperator: (context, { body }) => endOperator(authorOf(context), body.email, context.services.now()),
  listOperatorKeys: ({ db }, { query }) => listOperatorKeys(db, query),
  addOperatorKey: (context, { body }) => addOperatorKey(authorOf(context), body.name, body.scopes),
  endOperatorKey: (context, { body }) => endOperatorKey(authorOf(context), body.name, context.services.now()),
  listJobs: ({ db }, { query }) => listJobs(db, query),
  retryJobs: (context, { body }) => retryJobs(authorOf(context), body.ids ?? null),
};

import * as z from "zod/mini";
import { operatorRoles, operatorScopes } from "../../../domain/operators/operatorAccess.ts";
import { email } from "../customerEntities.ts";
import { endpoint } from "../endpoint.ts";
import { isoDate, line, natural, orNull, pageQuery, text } from "../fields.ts";
import { filledText } from "../formFields.ts";

const role = z.enum(operatorRoles);
const scopes = z.array(z.enum(operatorScopes));
const page = z.object(pageQuery);
/** Shown once: null in the answer to a repeated call. */
const secret = orNull(text(100));

const operatorFields = { email: text(100), role };
export const managedOperatorSchema = z.object({ ...operatorFields, createdAt: isoDate });
const operatorPassword = z.object({ ...operatorFields, password: secret });
const byEmail = { email };

const keyFields = { name: text(60), scopes };
export const managedKeySchema = z.object({
  ...keyFields,
  createdAt: isoDate,
  /** To the hour; null if it was never used. */
  lastUsedAt: orNull(isoDate),
});

export const pendingJobSchema = z.object({
  id: natural,
  /** What it makes: `invoiceMail`. */
  kind: z.string(),
  /** Unique among jobs of its kind. */
  key: z.string(),
  createdAt: isoDate,
  /** Earliest next attempt; of a running job, when another process may take it. */
  dueAt: isoDate,
  attempts: natural,
  /** Of the latest failed attempt. */
  lastError: orNull(z.string()),
  /** A failed job waits for an operator. */
  state: z.enum(["waiting", "running", "failed"]),
});

export const operatorTeamCalls = {
  listOperators: endpoint({
    method: "GET",
    path: "/operator/team/operators",
    summary: "Who may open the counter, by e-mail address",
    scope: "team",
    query: page,
    answer: z.array(managedOperatorSchema),
    paginated: true,
  }),
  addOperator: endpoint({
    method: "POST",
    path: "/operator/team/operators",
    summary: "Adds an operator; the password is in this answer alone",
    scope: "team",
    body: z.object({ ...byEmail, role }),
    answer: operatorPassword,
    errors: ["REFUSED"],
  }),
  setOperatorRole: endpoint({
    method: "POST",
    path: "/operator/team/operators/role",
    summary: "Changes what an operator may do, at once",
    scope: "team",
    body: z.object({ ...byEmail, role }),
    answer: z.object(operatorFields),
    errors: ["REFUSED"],
  }),
  renewOperatorPassword: endpoint({
    method: "POST",
    path: "/operator/team/operators/password",
    summary: "Gives an operator another password, which is in this answer alone, and closes their browsers",
    scope: "team",
    body: z.object(byEmail),
    answer: operatorPassword,
    errors: ["REFUSED"],
  }),
  endOperator: endpoint({
    method: "POST",
    path: "/operator/team/operators/end",
    summary: "Ends an operator's access and closes their browsers",
    scope: "team",
    body: z.object(byEmail),
    answer: z.object(operatorFields),
    errors: ["REFUSED"],
  }),
  listOperatorKeys: endpoint({
    method: "GET",
    path: "/operator/team/keys",
    summary: "The keys of other programs, by name",
    scope: "team",
    query: page,
    answer: z.array(managedKeySchema),
    paginated: true,
  }),
  addOperatorKey: endpoint({
    method: "POST",
    path: "/operator/team/keys",
    summary: "Adds a key for another program; the key is in this answer alone",
    scope: "team",
    body: z.object({ name: filledText(60), scopes: scopes.check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ ...keyFields, key: secret }),
    errors: ["REFUSED"],
  }),
  endOperatorKey: endpoint({
    method: "POST",
    path: "/operator/team/keys/end",
    summary: "Ends a key at once",
    scope: "team",
    body: z.object({ name: line(60) }),
    answer: z.object(keyFields),
    errors: ["REFUSED"],
  }),
  listJobs: endpoint({
    method: "GET",
    path: "/operator/team/jobs",
    summary: "Mails, documents and files that are not made yet, the oldest first",
    scope: "team",
    query: page,
    answer: z.array(pendingJobSchema),
    paginated: true,
  }),
  retryJobs: endpoint({
    method: "POST",
    path: "/operator/team/jobs/retry",
    summary: "Tries jobs again at once: these, or all that failed",
    scope: "team",
    body: z.object({ ids: z.optional(z.array(natural).check(z.minLength(1), z.maxLength(1000))) }),
    answer: z.object({ retried: natural }),
  }),
};

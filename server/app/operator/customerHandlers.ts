import type { operatorCustomerCalls } from "../../../src/api/contract/operator/customerCalls.ts";
import { authorOf } from "../../core/author.ts";
import { slicePage } from "../../core/page.ts";
import { eraseCustomer } from "../../customers/eraseCustomer.ts";
import { findCustomers } from "../../customers/findCustomers.ts";
import { mailResetLink } from "../../customers/mailResetLink.ts";
import { readCustomerData } from "../../customers/readCustomerData.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorCustomerHandlers: HandlersOf<typeof operatorCustomerCalls> = {
  findCustomers: async ({ db }, { query }) => slicePage(await findCustomers(db, query.text), query),
  readCustomerData: ({ db }, { query }) => readCustomerData(db, query.email),
  eraseCustomer: (context, { body }) => eraseCustomer(authorOf(context), context.services, body.email),
  mailResetLink: (context, { body }) => mailResetLink(authorOf(context), body.email),
};

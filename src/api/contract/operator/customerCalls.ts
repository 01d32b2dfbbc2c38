import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { flag, isoDate, natural, orNull, pageQuery } from "../fields.ts";
import { filledText } from "../formFields.ts";

export const foundCustomerSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: orNull(z.string()),
  createdAt: isoDate,
  /** How many orders, carts too. */
  orders: natural,
});

/** An address as stored: orders without an account may hold any. */
const email = filledText(100);

export const operatorCustomerCalls = {
  findCustomers: endpoint({
    method: "GET",
    path: "/operator/customers",
    summary: "Customers in whose e-mail, name or telephone number each word occurs, newest first",
    scope: "customers",
    query: z.object({ text: filledText(200), ...pageQuery }),
    answer: z.array(foundCustomerSchema),
    paginated: true,
  }),
  readCustomerData: endpoint({
    method: "GET",
    path: "/operator/customers/data",
    summary: "All that is kept of a person (GDPR, articles 15 and 20), as stored",
    scope: "customers",
    query: z.object({ email }),
    answer: z.looseObject({ orders: z.array(z.looseObject({})) }),
    errors: ["REFUSED"],
  }),
  eraseCustomer: endpoint({
    method: "POST",
    path: "/operator/customers/erase",
    summary:
      "Erases a person for good (GDPR, article 17); invoices and paid orders stay, without the account",
    scope: "customers",
    body: z.object({ email }),
    answer: z.object({
      hadAccount: flag,
      deletedOrders: natural,
      keptOrders: natural,
      deletedAlerts: natural,
    }),
    errors: ["REFUSED"],
  }),
  mailResetLink: endpoint({
    method: "POST",
    path: "/operator/customers/mailResetLink",
    summary: "Mails a customer the link to choose a new password",
    scope: "customers",
    body: z.object({ email }),
    answer: z.object({ email: z.string() }),
    errors: ["REFUSED"],
  }),
};

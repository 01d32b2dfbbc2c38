import type { Hono, Context as HonoContext } from "hono";
import { type FileLink, fileLinks } from "../../../src/api/contract/links.ts";
import { ApiError } from "../../core/apiError.ts";
import type { Services } from "../../core/services.ts";
import { hashToken } from "../../core/tokens.ts";
import { openDownloadFile } from "../../files/download.ts";
import { readCreditNoteOf } from "../../orders/creditNotes.ts";
import { opensInvoice, readInvoice } from "../../orders/readInvoice.ts";
import { attachment, isBrowser, secretFile } from "./browserFile.ts";
import { sendResumable } from "./byteRange.ts";
import { check, routeOf } from "./mount.ts";
import { findCustomer } from "./visitor.ts";

type Values<Link extends FileLink> = Link["params"] extends { _zod: { output: infer Params } }
  ? Link["query"] extends { _zod: { output: infer Query } }
    ? Params & Query
    : never
  : never;

/** Serves the links that browsers open. Redirects a person with an invalid link to the page that explains why. */
export function mountFileLinks(app: Hono, services: Services): void {
  const serve = <Link extends FileLink>(
    link: Link,
    answer: (c: HonoContext, values: Values<Link>) => Promise<Response>,
    page: (values: Values<Link>) => string,
  ) => {
    app.get(routeOf(link.path), async (c) => {
      const params = check(link.params, c.req.param()) as object;
      const values = { ...params, ...(check(link.query, c.req.query()) as object) } as Values<Link>;
      try {
        return await answer(c, values);
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || !isBrowser(c)) throw thrown;
        c.header("cache-control", "no-store");
        return c.redirect(page(values), 303);
      }
    });
  };

  serve(
    fileLinks.downloadOrder,
    async (c, { uuid, publicAccessKey, part = 1 }) => {
      const file = await openDownloadFile(services, { uuid, key: publicAccessKey, part });
      // A script may not read another origin's answer: only what the browser itself saves comes from the store.
      const isSaved = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate";
      const url = isSaved ? await file.redirect(attachment(file.name)) : null;
      if (url !== null) {
        c.header("cache-control", "private, no-store");
        return c.redirect(url, 307);
      }
      secretFile(c, file.type, file.name);
      return sendResumable(c, file);
    },
    ({ uuid, publicAccessKey }) =>
      `/downloadOrder?${new URLSearchParams({ orderUuid: uuid, orderKey: publicAccessKey })}`,
  );
  serve(
    fileLinks.customerInvoice,
    async (c, { uuid, authToken }) => {
      await requireOwner(services, uuid, authToken);
      return sendInvoice(c, services, uuid);
    },
    ({ uuid }) => `/order/${uuid}`,
  );
  serve(
    fileLinks.customerCreditNote,
    async (c, { uuid, number, authToken }) => {
      await requireOwner(services, uuid, authToken);
      return sendCreditNote(c, services, uuid, number);
    },
    ({ uuid }) => `/order/${uuid}`,
  );
  serve(
    fileLinks.creditNote,
    async (c, { uuid, number, invoiceAccessKey }) => {
      if (!(await opensInvoice(services, uuid, invoiceAccessKey))) throw new ApiError("NOT_FOUND");
      return sendCreditNote(c, services, uuid, number);
    },
    ({ uuid, invoiceAccessKey }) => `/orderInvoice/${uuid}?${new URLSearchParams({ invoiceAccessKey })}`,
  );
  serve(
    fileLinks.invoice,
    async (c, { uuid, invoiceAccessKey }) => {
      if (!(await opensInvoice(services, uuid, invoiceAccessKey))) throw new ApiError("NOT_FOUND");
      return sendInvoice(c, services, uuid);
    },
    ({ uuid, invoiceAccessKey }) => `/orderInvoice/${uuid}?${new URLSearchParams({ invoiceAccessKey })}`,
  );
}

/** Throws UNAUTHENTICATED, or FORBIDDEN for an order that is not the customer's or does not exist. */
async function requireOwner(services: Services, uuid: string, authToken: string): Promise<void> {
  const customerId = await findCustomer(services, hashToken(authToken));
  if (customerId === null) throw new ApiError("UNAUTHENTICATED");
  const order = await services.db
    .selectFrom("order")
    .select("customerId")
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  if (order?.customerId !== customerId) throw new ApiError("FORBIDDEN");
}

async function sendCreditNote(c: HonoContext, services: Services, uuid: string, number: string) {
  const note = await readCreditNoteOf(services, uuid, number);
  secretFile(c, "application/pdf", `Avoir ${note.number}.pdf`);
  return c.body(new Uint8Array(note.pdf));
}

async function sendInvoice(c: HonoContext, services: Services, uuid: string): Promise<Response> {
  const invoice = await readInvoice(services, uuid);
  if (!invoice) throw new ApiError("NOT_FOUND");
  secretFile(c, "application/pdf", `Facture ${invoice.number}.pdf`);
  return c.body(new Uint8Array(invoice.pdf));
}

import type { Hono } from "hono";
import { fileLinks } from "../../../src/api/contract/links.ts";
import type { Services } from "../../core/services.ts";
import { type ShortLinkKind, shortPaths, unpackUuid } from "../../core/shortLink.ts";
import { expandResetLink } from "../../customers/resetLink.ts";
import { expandConfirmationLink, expandStopLink } from "../../nameAlerts/alertLinks.ts";
import { findLinkedOrder } from "../../orders/orderLinks.ts";

/** Returns the address of the screen that a code leads to; without its key for a wrong code, so that the screen says so; null for none. */
type Expand = (services: Services, code: string, part: string) => Promise<string | null>;

const withQuery = (path: string, query: Record<string, string> | null) =>
  query === null ? path : `${path}?${new URLSearchParams(query)}`;

const expand: Record<ShortLinkKind, Expand> = {
  alert: async (services, code) => withQuery("/alerte", await expandConfirmationLink(services, code)),
  order: async (_, code) => {
    const uuid = unpackUuid(code);
    return uuid && `/order/${uuid}`;
  },
  stopAlerts: async (services, code) => withQuery("/alerte", expandStopLink(services, code)),
  download: async (services, code, part) => {
    const found = await findLinkedOrder(services, "download", code);
    if (!found) return "/downloadOrder";
    const { uuid, key } = found;
    if (services.settings.placeWhat === "main")
      return withQuery("/downloadOrder", { orderUuid: uuid, orderKey: key });
    // A stand has no such screen (specification, section 2 "Guards").
    const zip = `/api${fileLinks.downloadOrder.path.replace("{uuid}", uuid)}`;
    return withQuery(zip, { publicAccessKey: key, part });
  },
  invoice: async (services, code) => {
    const found = await findLinkedOrder(services, "invoice", code);
    return found
      ? withQuery(`/orderInvoice/${found.uuid}`, { invoiceAccessKey: found.key })
      : "/orderInvoice/lien";
  },
  pictures: async (_, code) => {
    const [event, value] = code.split(".").map(unpackUuid);
    return event && value ? withQuery("/search", { mode: "pictures", event, value }) : null;
  },
  takeOver: async (_, code) => withQuery("/cart", { reprise: code }),
  reset: async (services, code) => {
    const link = await expandResetLink(services, code);
    return withQuery(
      "/recover",
      link && { customerEmail: link.email, expireAt: link.expireAt, signature: link.signature },
    );
  },
};

/** Redirects the short links of mails and of codes to scan to the addresses that the specification gives the screens. Nothing changes by opening one. */
export function mountMailLinks(app: Hono, services: Services): void {
  for (const kind of Object.keys(shortPaths) as ShortLinkKind[]) {
    app.get(`${shortPaths[kind]}:code/:part{[1-9]\\d{0,3}}?`, async (c, next) => {
      const { code, part = "1" } = c.req.param();
      const address = await expand[kind](services, code, part);
      if (address === null) return next();
      c.header("cache-control", "no-store");
      return c.redirect(address, 302);
    });
  }
}

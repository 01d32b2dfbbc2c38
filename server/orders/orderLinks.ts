import { createHmac } from "node:crypto";
import type { Services } from "../core/services.ts";
import { codeOf, hasTag, packUuid, readCode, shortPaths } from "../core/shortLink.ts";

/** The key of an order that each of its links stands for. */
const keys = { download: "publicAccessKey", invoice: "invoiceAccessKey" } as const;
type OrderLinkKind = keyof typeof keys;

const sign = (secret: string, kind: OrderLinkKind, orderUuid: string, key: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["order link", kind, orderUuid, key]))
    .digest("base64url");

/** Returns the short link to an order's files or invoice. It begins with the order's code, and opens nothing once the key changes. */
export function orderLink(
  { publicUrl, secret }: Pick<Services, "publicUrl" | "secret">,
  kind: OrderLinkKind,
  orderUuid: string,
  key: string,
): string {
  return `${publicUrl}${shortPaths[kind]}${codeOf(orderUuid, sign(secret, kind, orderUuid, key))}`;
}

/** Returns the short link to an order's page, which has no key: the UUID is one. */
export const orderPageLink = ({ publicUrl }: Pick<Services, "publicUrl">, orderUuid: string) =>
  `${publicUrl}${shortPaths.order}${packUuid(orderUuid)}`;

/** Returns the order of a short link's code with its key; null if the code is wrong. */
export async function findLinkedOrder(
  { db, secret }: Pick<Services, "db" | "secret">,
  kind: OrderLinkKind,
  code: string,
): Promise<{ uuid: string; key: string } | null> {
  const read = readCode(code);
  if (!read) return null;
  const orders = await db
    .selectFrom("order")
    .select(["uuid", `${keys[kind]} as key`])
    .where("uuid", ">=", read.first)
    .where("uuid", "<=", read.last)
    .where("isDeleted", "=", false)
    .execute();
  for (const { uuid, key } of orders) {
    if (key !== null && hasTag(read.tag, sign(secret, kind, uuid, key))) return { uuid, key };
  }
  return null;
}

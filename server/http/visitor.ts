import { createHash, randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Visitor } from "../context.ts";
import type { Services } from "../services.ts";

export const sessionCookie = "dossard-session";
const yearInSeconds = 365 * 24 * 3600;

/** SHA-256 in hexadecimal: what the database keeps of a session's or a customer's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A token that cannot be guessed: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

async function findSession(services: Services, token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const found = await services.db
    .selectFrom("visitorSession")
    .select("uuid")
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  return found?.uuid ?? null;
}

async function openSession(c: HonoContext, services: Services): Promise<string> {
  const token = newToken();
  const { uuid } = await services.db
    .insertInto("visitorSession")
    .values({ tokenHash: hashToken(token) })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  setCookie(c, sessionCookie, token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: services.publicUrl.startsWith("https:"),
    path: "/",
    maxAge: yearInSeconds,
  });
  return uuid;
}

/** The customer whose token it is, while it is good. */
export async function findCustomer(services: Services, tokenHash: string | null): Promise<number | null> {
  if (tokenHash === null) return null;
  const found = await services.db
    .selectFrom("customerToken")
    .innerJoin("customer", "customer.id", "customerToken.customerId")
    .select("customerToken.customerId")
    .where("customerToken.tokenHash", "=", tokenHash)
    .where("customerToken.expiresAt", ">", services.now().toISOString())
    .where("customer.isDeleted", "=", false)
    .executeTakeFirst();
  return found?.customerId ?? null;
}

/** Somebody, whoever it is. */
export function nobody(c: HonoContext, services: Services): Visitor {
  return { sessionUuid: null, customerId: null, tokenHash: null, address: addressOf(c, services) };
}

/**
 * Where a call comes from. Each proxy adds the address it was called from at the end of X-Forwarded-For: what stands before
 * the entries of one's own proxies was written by the caller.
 */
function addressOf(c: HonoContext, { settings: { trustedProxies } }: Services): string {
  const called = getConnInfo(c).remote.address ?? "unknown";
  if (trustedProxies === 0) return called;
  const told = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return told.at(-trustedProxies)?.slice(0, 45) || called;
}

/** Reads who calls from cookie and bearer token; a call that may write gets a session where it had none. */
export async function readVisitor(c: HonoContext, services: Services): Promise<Visitor> {
  const bearer = /^Bearer (\S{1,200})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const tokenHash = bearer ? hashToken(bearer) : null;
  const [known, customerId] = await Promise.all([
    findSession(services, getCookie(c, sessionCookie)),
    findCustomer(services, tokenHash),
  ]);
  const sessionUuid = known ?? (c.req.method === "GET" ? null : await openSession(c, services));
  return { sessionUuid, customerId, tokenHash, address: addressOf(c, services) };
}

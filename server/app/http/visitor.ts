import { createHash } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { lifetimes } from "../../core/lifetimes.ts";
import type { Services } from "../../core/services.ts";
import { deviceCookie, hashToken, newToken, sessionCookie } from "../../core/tokens.ts";
import type { Visitor } from "../../core/visitor.ts";
import { networkOf } from "./networkOf.ts";

const cookieSeconds = lifetimes.cookieDays * 24 * 3600;

/** The format of `newToken`. */
const tokenForm = /^[\w-]{43}$/;

const noteUseEvery = 3_600_000;

async function findSession({ db, now }: Services, token: string | undefined): Promise<string | null> {
  if (!token) return null;
  const found = await db
    .selectFrom("visitorSession")
    .select(["uuid", "lastUsedAt"])
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (!found) return null;
  // Updated before the call uses it, so the sweep does not find it expired.
  if (now().getTime() - Date.parse(found.lastUsedAt) > noteUseEvery) {
    const lastUsedAt = now().toISOString();
    await db.updateTable("visitorSession").set({ lastUsedAt }).where("uuid", "=", found.uuid).execute();
  }
  return found.uuid;
}

/** Derives a session's uuid from its token: simultaneous first calls of a browser begin the same session. */
function sessionUuidOf(token: string): string {
  const bytes = createHash("sha256").update(`session ${token}`).digest().subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns a browser's own token if it can begin a session; a new one if there is none or its session has another token now. */
async function tokenToBegin({ db }: Services, token: string | undefined): Promise<string> {
  if (token === undefined || !tokenForm.test(token)) return newToken();
  const renewed = await db
    .selectFrom("visitorSession")
    .select("uuid")
    .where("uuid", "=", sessionUuidOf(token))
    .where("tokenHash", "!=", hashToken(token))
    .executeTakeFirst();
  return renewed ? newToken() : token;
}

/** Gives a new browser its session token early: otherwise two simultaneous writes could begin two sessions. */
export function offerSession(c: HonoContext, cookies: Visitor["cookies"]): void {
  if (!tokenForm.test(getCookie(c, sessionCookie) ?? "")) cookies.set(sessionCookie, newToken());
}

/** Sets the cookies of a successful call. */
export function setCookies(
  c: HonoContext,
  { publicUrl }: Pick<Services, "publicUrl">,
  { cookies }: Pick<Visitor, "cookies">,
): void {
  for (const [name, value] of cookies) {
    setCookie(c, name, value, {
      httpOnly: true,
      sameSite: "Lax",
      secure: publicUrl.startsWith("https:"),
      path: "/",
      maxAge: cookieSeconds,
    });
  }
}

/** Returns the customer of a valid token. */
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

/** Returns an anonymous visitor. */
export function nobody(c: HonoContext, services: Services): Visitor {
  return {
    sessionUuid: null,
    customerId: null,
    operator: null,
    tokenHash: null,
    address: addressOf(c, services),
    sessionToken: null,
    deviceCookie: null,
    cookies: new Map(),
  };
}

/**
 * Returns the address of the caller. Each proxy appends the address of its peer to X-Forwarded-For: entries before those of the
 * trusted proxies come from the caller.
 */
function addressOf(c: HonoContext, { settings: { trustedProxies } }: Services): string {
  const called = getConnInfo(c).remote.address ?? "unknown";
  if (trustedProxies === 0) return networkOf(called);
  const told = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return networkOf(told.at(-trustedProxies)?.slice(0, 45) || called);
}

/** Identifies the caller by cookies and bearer token; a call that may write gets a session if it has none. */
export async function readVisitor(c: HonoContext, services: Services): Promise<Visitor> {
  const bearer = /^Bearer (\S{1,200})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const tokenHash = bearer ? hashToken(bearer) : null;
  const came = getCookie(c, sessionCookie);
  const [known, customerId] = await Promise.all([
    findSession(services, came),
    findCustomer(services, tokenHash),
  ]);
  const visitor: Visitor = {
    ...nobody(c, services),
    sessionUuid: known,
    customerId,
    tokenHash,
    deviceCookie: getCookie(c, deviceCookie) ?? null,
  };
  if (known !== null) return visitor;
  if (c.req.method === "GET") {
    offerSession(c, visitor.cookies);
    return visitor;
  }
  const sessionToken = await tokenToBegin(services, came);
  return { ...visitor, sessionToken, sessionUuid: sessionUuidOf(sessionToken) };
}

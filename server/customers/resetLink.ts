import { createHmac, timingSafeEqual } from "node:crypto";
import { nobodysHash } from "../core/passwordHash.ts";
import type { Services } from "../core/services.ts";
import { hasTag, shortPaths, shortTag } from "../core/shortLink.ts";
import type { Db } from "../db/database.ts";
import { accounts, findCustomer } from "./findCustomer.ts";

/** Content of a link to choose a new password (specification, section 2 "Recover"). */
export interface ResetLink {
  email: string;
  /** ISO 8601. */
  expireAt: string;
  signature: string;
}

type Account = Awaited<ReturnType<typeof findCustomer>>;

/**
 * Signs a link for an account's current state. The signature covers the password's hash, whose salt changes with every
 * password: once the password changes, by this link or otherwise, the link is invalid.
 */
export function signResetLink(secret: string, account: Account, email: string, expireAt: string): string {
  const signed = JSON.stringify([
    "password reset",
    account?.id ?? 0,
    email.toLowerCase(),
    expireAt,
    account?.passwordHash ?? nobodysHash,
  ]);
  return createHmac("sha256", secret).update(signed).digest("base64url");
}

/** Returns the account of a link; null if the link is expired, used or forged, or has no account. */
export async function openResetLink(
  { secret, now }: Pick<Services, "secret" | "now">,
  db: Db,
  link: ResetLink,
): Promise<NonNullable<Account> | null> {
  const email = link.email.trim();
  const account = await findCustomer(db, email);
  const right = Buffer.from(signResetLink(secret, account, email, link.expireAt));
  const given = Buffer.from(link.signature);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return account && isSigned && Date.parse(link.expireAt) > now().getTime() ? account : null;
}

/**
 * Returns the short link of an account: its number and the last second of the link in base 36, then the tag.
 * @param expireAt ISO 8601, a whole second
 */
export function shortResetLink(
  { publicUrl, secret }: Pick<Services, "publicUrl" | "secret">,
  account: NonNullable<Account>,
  expireAt: string,
): string {
  const parts = [account.id, Date.parse(expireAt) / 1000].map((number) => number.toString(36));
  const tag = shortTag(signResetLink(secret, account, account.email, expireAt));
  return `${publicUrl}${shortPaths.reset}${[...parts, tag].join(".")}`;
}

const codePattern = /^([\da-z]{1,6})\.([\da-z]{1,8})\.([\w-]{16})$/;
const idMaximum = 2 ** 31 - 1;

/** Returns the link of a short one's code; null if it is used or forged. Expired, it stays itself, and does not open. */
export async function expandResetLink(
  { db, secret }: Pick<Services, "db" | "secret">,
  code: string,
): Promise<ResetLink | null> {
  const [, id = "", second = "", tag = ""] = codePattern.exec(code) ?? [];
  const customerId = Number.parseInt(id, 36);
  if (!(customerId <= idMaximum)) return null;
  const expireAt = new Date(Number.parseInt(second, 36) * 1000).toISOString();
  const account = await accounts(db).where("id", "=", customerId).executeTakeFirst();
  const email = account?.email ?? "";
  const signature = signResetLink(secret, account, email, expireAt);
  return account && hasTag(tag, signature) ? { email, expireAt, signature } : null;
}

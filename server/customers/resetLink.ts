import { createHmac, timingSafeEqual } from "node:crypto";
import { nobodysHash } from "../core/passwordHash.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { findCustomer } from "./findCustomer.ts";

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

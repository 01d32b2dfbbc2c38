import { createHash, randomBytes } from "node:crypto";

export const sessionCookie = "dossard-session";

export const deviceCookie = "dossard-device";

/** SHA-256 in hexadecimal: what the database keeps of a session's or a customer's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A token that cannot be guessed: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

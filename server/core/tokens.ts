import { createHash, randomBytes } from "node:crypto";

export const sessionCookie = "dossard-session";

export const deviceCookie = "dossard-device";

/** Returns the SHA-256 in hexadecimal that the database stores of a session's or a customer's token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Returns an unguessable token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

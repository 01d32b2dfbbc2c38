import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** argon2id with the minimum parameters of OWASP's password storage sheet: 19 MiB, two passes, one lane. */
const memory = 19 * 1024;
const passes = 2;
const parallelism = 1;
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

/** A hash that matches no password: verifying against it takes as long as against a customer's. */
export const nobodysHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Hashes a password for storage, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", {
    message: bytesOf(password),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Returns whether a password matches a PHC string; false for an invalid string. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = phc.exec(hash);
  if (!parts) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, tag] = parts.slice(4, 6).map((part) => Buffer.from(part, "base64")) as [Buffer, Buffer];
  const message = bytesOf(password);
  const tried = await derive("argon2id", {
    message,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  });
  return timingSafeEqual(tried, tag);
}

/** Other systems may compose the same letters differently. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

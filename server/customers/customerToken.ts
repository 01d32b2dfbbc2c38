import { hashToken, newToken } from "../core/tokens.ts";
import type { Tx } from "../db/database.ts";

const lifeMilliseconds = 30 * 24 * 3600 * 1000;

/** Issues a token for 30 days; the database stores only its hash. */
export async function issueToken(tx: Tx, customerId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMilliseconds).toISOString();
  await tx
    .insertInto("customerToken")
    .values({ tokenHash: hashToken(token), customerId, expiresAt })
    .execute();
  return token;
}

import { sql } from "kysely";
import { ApiError } from "./apiError.ts";
import type { Services } from "./services.ts";

const windowMilliseconds = 15 * 60 * 1000;

/** Something that was counted and, having succeeded, need not have been. */
export interface RateLimitHit {
  bucket: string;
  windowStart: string;
}

/**
 * Counts one attempt in a bucket, in the database: several processes share the count, and a transaction that fails
 * does not undo it. Throws TOO_MANY_ATTEMPTS past `maximum` within a quarter of an hour.
 */
export async function hitRateLimit(
  { db, now }: Pick<Services, "db" | "now">,
  bucket: string,
  maximum: number,
): Promise<RateLimitHit> {
  const time = now().getTime();
  const windowStart = new Date(time - (time % windowMilliseconds)).toISOString();
  const { count } = await db
    .insertInto("attempt")
    .values({ bucket, windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["bucket", "windowStart"]).doUpdateSet({ count: sql`attempt.count + 1` }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  if (count > maximum) throw new ApiError("TOO_MANY_ATTEMPTS", { logDetail: `too many attempts: ${bucket}` });
  return { bucket, windowStart };
}

/** Takes one attempt back from its bucket; nothing is kept of an empty one. */
export async function refundRateLimit({ db }: Pick<Services, "db">, attempt: RateLimitHit): Promise<void> {
  const { bucket, windowStart } = attempt;
  const { count } = (await db
    .updateTable("attempt")
    .set({ count: sql`count - 1` })
    .where("bucket", "=", bucket)
    .where("windowStart", "=", windowStart)
    .returning("count")
    .executeTakeFirst()) ?? { count: 1 };
  if (count > 0) return;
  await db
    .deleteFrom("attempt")
    .where("bucket", "=", bucket)
    .where("windowStart", "=", windowStart)
    .where("count", "<=", 0)
    .execute();
}

/** Empties a bucket: who was being guarded has shown himself. */
export async function clearRateLimit({ db }: Pick<Services, "db">, bucket: string): Promise<void> {
  await db.deleteFrom("attempt").where("bucket", "=", bucket).execute();
}

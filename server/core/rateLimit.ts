import { sql } from "kysely";
import { ApiError } from "./apiError.ts";
import type { Services } from "./services.ts";

const windowMilliseconds = 15 * 60 * 1000;

/** A counted hit, which can be refunded after success. */
export interface RateLimitHit {
  bucket: string;
  windowStart: string;
}

/**
 * Counts one attempt in a bucket, in the database: processes share the count, and a failed transaction does not undo it. Throws
 * TOO_MANY_ATTEMPTS beyond `maximum` in 15 minutes.
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

/** Refunds one attempt; deletes an empty bucket. */
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

/** Clears a bucket: its owner has proved who they are. */
export async function clearRateLimit({ db }: Pick<Services, "db">, bucket: string): Promise<void> {
  await db.deleteFrom("attempt").where("bucket", "=", bucket).execute();
}

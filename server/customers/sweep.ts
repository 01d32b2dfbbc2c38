import { sql } from "kysely";
import { lifetimes } from "../core/lifetimes.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { sweepNames } from "./sweepNames.ts";
import { sweepOrders, sweepRows } from "./sweepRows.ts";

const dayMs = 86_400_000;

/** Deletes what has outlived its lifetime (lifetimes.ts). @param signal stops it between two batches */
export async function sweep(
  { db, mailer, settings, now }: Pick<Services, "db" | "mailer" | "settings" | "now">,
  signal: AbortSignal,
): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
  const present = ago(0);
  const cartEnd = ago(lifetimes.cartDays[settings.placeWhat]);
  const cookieEnd = ago(lifetimes.cookieDays);

  await sweepOrders(
    db,
    sql`cart."customerId" is null and cart."status" in ('uncomplete', 'withdrawn') and ${unchangedSince(cartEnd)}`,
    signal,
  );
  const savedEnd = ago(lifetimes.savedCartDays);
  await sweepOrders(
    db,
    sql`cart."status" = 'saved' and ${unchangedSince(savedEnd)} and ${noEventSince(savedEnd)}`,
    signal,
  );

  await sweepRows(db, "operatorSession", sql`"closesAt" < ${present}`, signal);
  await db
    .updateTable("order")
    .set({ sessionUuid: null })
    .where("sessionUuid", "in", (old) =>
      old.selectFrom("visitorSession").select("uuid").where("lastUsedAt", "<", cookieEnd),
    )
    .execute();
  await sweepRows(
    db,
    "visitorSession",
    sql`"lastUsedAt" < ${cartEnd}
      and not exists (select from "order" where "order"."sessionUuid" = "visitorSession"."uuid")
      and not exists (select from "operatorSession" open where open."sessionUuid" = "visitorSession"."uuid")`,
    signal,
  );

  await sweepRows(db, "customerToken", sql`"expiresAt" < ${present}`, signal);
  await sweepRows(db, "handover", sql`"expiresAt" < ${present}`, signal);
  await sweepRows(db, "sharedSelection", sql`"expiresAt" < ${present}`, signal);
  await sweepRows(db, "idempotencyKey", sql`"createdAt" < ${ago(lifetimes.idempotencyDays)}`, signal);
  await sweepRows(db, "attempt", sql`"windowStart" < ${ago(lifetimes.attemptDays)}`, signal);
  await sweepRows(
    db,
    "startListRow",
    sql`"startListUuid" in (select "uuid" from "startList" where "appliedAt" < ${ago(lifetimes.startListDays)})`,
    signal,
  );
  await sweepRows(
    db,
    "nameAlert",
    sql`"createdAt" < ${ago(lifetimes.nameAlertDays.confirmed)}
      or "confirmedAt" is null and "createdAt" < ${ago(lifetimes.nameAlertDays.unconfirmed)}`,
    signal,
  );
  await sweepProposedNames(db, ago(lifetimes.proposedNameDays), signal);
  await sweepNames(db, ago(lifetimes.unusedNameDays), signal);
  await sweepRows(db, "sandboxTransaction", sql`"at" < ${ago(lifetimes.sandboxDays)}`, signal);
  await sweepRows(
    db,
    "job",
    sql`"doneAt" < ${ago(lifetimes.doneJobDays)} or "deadAt" < ${ago(lifetimes.deadJobDays)}
      or ("doneAt" < ${ago(lifetimes.doneResetDays)} and "kind" in ('passwordReset', 'sweep'))`,
    signal,
  );
  await mailer.forget({ before: new Date(ago(lifetimes.mailFileDays)) });
}

/** Deletes old proposals that wait, and forgets the names of the others: their hashes keep a no for good. */
async function sweepProposedNames(db: Db, before: string, signal: AbortSignal): Promise<void> {
  await sweepRows(db, "proposedName", sql`"state" = 'waiting' and "proposedAt" < ${before}`, signal);
  await sql`update "proposedName" set "value" = null where "uuid" in (
    select "uuid" from "proposedName" where "proposedAt" < ${before} and "value" is not null
    for update skip locked)`.execute(db);
}

/** Carts unchanged since then, without a payment. */
const unchangedSince = (moment: string) => sql`cart."modifiedAt" < ${moment}
  and not exists (select from "orderItem" item
    left join "orderItemPicture" place on place."orderItemUuid" = item."uuid"
    where item."orderUuid" = cart."uuid" and (item."modifiedAt" >= ${moment} or place."modifiedAt" >= ${moment}))
  and not exists (select from "payment" where "payment"."orderUuid" = cart."uuid")`;

const noEventSince = (moment: string) => sql`not exists (
  select from "orderItem" item
  left join "orderItemPicture" place on place."orderItemUuid" = item."uuid"
  join "event" on "event"."uuid" in (item."eventUuid", place."eventUuid")
  where item."orderUuid" = cart."uuid" and "event"."end" >= ${moment})`;

import { sql } from "kysely";
import { lockOrders } from "../../cart/lockOrder.ts";
import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import { CliError } from "../../core/cliError.ts";
import { RetryTransaction, type Tx } from "../../db/database.ts";
import { type KnownName, readName } from "./findName.ts";
import { lockNames, recountName } from "./lockNames.ts";

export interface Merged {
  uuid: string;
  /** The name that stays. */
  value: string;
  /** The name that is now a former spelling of it; null if it was one already. */
  former: string | null;
  /** Number of pictures that had only the former one. */
  pictures: number;
  /** Number of open carts whose packs follow. */
  carts: number;
}

/**
 * Makes one name of two: pictures, counts and the packs of open carts follow, later start lists too. Orders that were placed
 * keep the name that they were sold under. Throws `CliError`.
 */
export function mergeNames(author: Author, formerUuid: string, intoUuid: string): Promise<Merged> {
  return author.transaction(async (tx) => {
    const kept = await readName(tx, intoUuid);
    const former = await readName(tx, formerUuid);
    const { uuid, value } = kept;
    if (former.uuid === uuid) return { uuid, value, former: null, pictures: 0, carts: 0 };
    if (former.type.uuid !== kept.type.uuid) {
      const [one, other] = [former, kept].map((name) => `« ${name.value} » (${name.type.label})`);
      throw new CliError(`${one} et ${other} ne sont pas du même type.`);
    }
    const orders = await lockOrders(tx, await cartsWith(tx, former.uuid));
    const events = await lockNames(tx, [former.uuid, kept.uuid]);
    await refuseLate(tx, former, kept, orders);
    const pictures = await moveLinks(tx, former.uuid, kept.uuid);
    for (const name of [former, kept]) await recountName(tx, name.uuid, events);
    await moveCarts(tx, former.uuid, kept.uuid);
    await tx
      .updateTable("filterValue")
      .set({ mergedIntoUuid: kept.uuid })
      .where("mergedIntoUuid", "=", former.uuid)
      .execute();
    await tx
      .updateTable("filterValue")
      .set({ isDeleted: true, mergedIntoUuid: kept.uuid, cleaningStatus: "merged", cleaningInfo: kept.value })
      .where("uuid", "=", former.uuid)
      .execute();
    await audit(tx, {
      by: author.name,
      verb: "names merge",
      subject: `filterValue ${former.uuid}`,
      before: { value: former.value, mergedIntoUuid: null },
      after: { value: kept.value, mergedIntoUuid: kept.uuid, pictures, carts: orders.length },
    });
    return { uuid, value, former: former.value, pictures, carts: orders.length };
  });
}

/** Starts over if one of the names was changed, or came into another cart, before it was locked. */
async function refuseLate(tx: Tx, former: KnownName, kept: KnownName, orders: readonly { uuid: string }[]) {
  const live = await tx
    .selectFrom("filterValue")
    .select("uuid")
    .where("uuid", "in", [former.uuid, kept.uuid])
    .where("value", "in", [former.value, kept.value])
    .where("isDeleted", "=", false)
    .execute();
  const late = (await cartsWith(tx, former.uuid)).some(
    (uuid) => !orders.some((order) => order.uuid === uuid),
  );
  if (live.length < 2 || late) throw new RetryTransaction(`the name ${former.uuid} changed meanwhile`);
}

/** Orders that are not placed: their packs hold what their criteria find. */
async function cartsWith(tx: Tx, uuid: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from "order" where not "isDeleted" and status in ('uncomplete', 'saved', 'paying') and uuid in (
      select "orderUuid" from "orderItem"
      where not "isDeleted" and ${uuid} in ("filterValueUuid1", "filterValueUuid2"))`.execute(tx);
  return rows.map((row) => row.uuid);
}

/** A pack that asked for both names has one left to choose. */
async function moveCarts(tx: Tx, former: string, kept: string): Promise<void> {
  await sql`
    update "orderItem" item set
      "filterValueUuid1" = case when "filterValueUuid1" = ${former} then ${kept}::uuid else "filterValueUuid1" end,
      "filterValueUuid2" = case
        when "filterValueUuid1" in (${former}, ${kept}) and "filterValueUuid2" in (${former}, ${kept}) then null
        when "filterValueUuid2" = ${former} then ${kept}::uuid else "filterValueUuid2" end
    from "order" where "order".uuid = item."orderUuid" and "order".status in ('uncomplete', 'saved', 'paying')
      and not item."isDeleted" and ${former} in ("filterValueUuid1", "filterValueUuid2")`.execute(tx);
}

async function moveLinks(tx: Tx, former: string, kept: string): Promise<number> {
  const { rows } = await sql<{ pictures: number }>`
    with gone as (
      delete from "pictureFilterValue" where "filterValueUuid" = ${former} returning "pictureUuid", "isFromList"
    ), come as (
      insert into "pictureFilterValue" as link ("pictureUuid", "filterValueUuid", "isFromList")
      select "pictureUuid", ${kept}::uuid, "isFromList" from gone order by 1
      on conflict ("pictureUuid", "filterValueUuid") do update
        set "isFromList" = link."isFromList" and excluded."isFromList"
      returning xmax = 0 as "isNew")
    select count(*) filter (where "isNew")::int as pictures from come`.execute(tx);
  // Undoing a list removes what it has given, under the name that it has now.
  await sql`
    with gone as (
      delete from "startListName" where "filterValueUuid" = ${former} returning "startListUuid", "pictureUuid")
    insert into "startListName" ("startListUuid", "pictureUuid", "filterValueUuid")
    select "startListUuid", "pictureUuid", ${kept}::uuid from gone on conflict do nothing`.execute(tx);
  return rows[0]?.pictures ?? 0;
}

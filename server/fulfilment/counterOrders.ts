import { sql } from "kysely";
import type { CounterLine, CounterOrder, CounterOrderWhole } from "../../src/api/contract/counterCalls.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderContents } from "../../src/domain/orders/orderLines.ts";
import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { digitalFormats } from "../../src/domain/products/pictureFormat.ts";
import { ApiError } from "../core/apiError.ts";
import type { Db, Tx } from "../db/database.ts";
import { readConfirmedOrder } from "../orders/readConfirmedOrder.ts";
import { readStatusHistory } from "../orders/statusHistory.ts";
import { dayEnd, dayStart } from "./day.ts";

const listMaximum = 1000;
const pictureMaximum = 60;

/** The orders to find: those of a day, those of a code, or one. */
export type Wanted = { day: string } | { code: string } | { uuid: string };

type Row = Omit<CounterOrder, "code" | "actions">;

/** Returns orders placed at this place and those of the main site to be picked up at a stand, newest first. */
export async function findCounterOrders(
  db: Db | Tx,
  placeId: number,
  wanted: Wanted,
): Promise<CounterOrder[]> {
  const digital = sql`${digitalFormats}::text[]`;
  const { rows } = await sql<Row>`
    select placed.uuid, placed.status, placed."paidAt", placed."paymentMethod", placed."totalPrice",
      coalesce(placed."lastName", customer."lastName") as "lastName",
      coalesce(placed.email, customer.email) as email, coalesce(placed.phone, customer.mobile) as phone,
      coalesce((select min(at) from "orderStep" step where step."orderUuid" = placed.uuid
        and step.status in ('finalized', 'paid')), placed."createdAt") as "placedAt", held.*
    from "order" placed
    left join customer on customer.id = placed."customerId"
    cross join lateral (
      select coalesce(sum(item.quantity), 0)::int as "itemCount",
        coalesce(bool_or(not variant.grp1_format = any(${digital})
          or not variant.grp2_format = any(${digital})), false) as "hasPaper",
        coalesce(bool_or(item."withNumericOption" or variant.grp1_format = any(${digital})
          or variant.grp2_format = any(${digital})), false) as "hasFiles"
      from "orderItem" item
      left join "productVariant" variant on variant.uuid = item."productVariantUuid"
      where item."orderUuid" = placed.uuid and item.kind = 'item' and not item."isDeleted") held
    where not placed."isDeleted" and placed.status not in ('uncomplete', 'saved', 'withdrawn', 'paying')
      and (placed."currentPlaceId" = ${placeId} or placed."clickAndCollectEventUuid" is not null)
      and ${condition(wanted)}
    order by "placedAt" desc, placed.uuid limit ${listMaximum}`.execute(db);
  return rows.map((row) => ({ ...row, code: orderCode(row.uuid), actions: actionsOf(row) }));
}

function condition(wanted: Wanted) {
  if ("uuid" in wanted) return sql<boolean>`placed.uuid = ${wanted.uuid}`;
  if ("code" in wanted) return sql<boolean>`left(placed.uuid::text, 4) = ${wanted.code.toLowerCase()}`;
  return sql<boolean>`placed.uuid in (select "orderUuid" from "orderStep" where status in ('finalized', 'paid')
    and at >= ${dayStart(wanted.day)} and at < ${dayEnd(wanted.day)})`;
}

/** Files are mailed: without prints there is nothing to hand over. */
function actionsOf({ status, hasPaper }: Row): CounterOrder["actions"] {
  if (status === "finalized") return ["pay"];
  return hasPaper && mayBecome(status, "localDelivered") ? ["handOver"] : [];
}

/** Returns one order with its content and status history. Throws NOT_FOUND. */
export async function findCounterOrder(
  db: Db | Tx,
  placeId: number,
  uuid: string,
): Promise<CounterOrderWhole> {
  const [listed] = await findCounterOrders(db, placeId, { uuid });
  if (!listed) throw new ApiError("NOT_FOUND");
  const order = await db.selectFrom("order").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
  const { contents } = await readConfirmedOrder(db, order);
  return {
    ...listed,
    lines: linesOf(contents, await readPictures(db, uuid)),
    steps: await readStatusHistory(db, uuid),
  };
}

type Pictures = Map<string, CounterLine["pictures"]>;

function linesOf(contents: OrderContents, pictures: Pictures) {
  const { lines, shipping, discounts } = contents;
  const alone = { quantity: 1, details: [], pictures: [], pictureCount: 0 };
  return [
    ...lines.map((line) => ({
      uuid: line.item.uuid,
      kind: "item" as const,
      quantity: line.item.quantity,
      label: line.label,
      details: [...line.formats, ...line.options, ...line.about],
      price: line.linePrice,
      pictures: pictures.get(line.item.uuid) ?? [],
      pictureCount: line.pictures.length,
      ...(line.crop && { crop: line.crop }),
    })),
    ...(shipping === null
      ? []
      : [{ uuid: null, kind: "shipping" as const, label: "Livraison", price: shipping, ...alone }]),
    ...discounts.map(({ uuid, percent, amount }) => ({
      uuid,
      kind: "discount" as const,
      label: percent === null ? "Remise" : `Remise de ${percent.toLocaleString("fr-FR")}\u00a0%`,
      price: amount,
      ...alone,
    })),
  ];
}

async function readPictures(db: Db | Tx, orderUuid: string): Promise<Pictures> {
  const { rows } = await sql<{ item: string } & CounterLine["pictures"][number]>`
    select item, uuid, name, "eventUuid", "contestUuid" from (
      select place."orderItemUuid" as item, picture.uuid, picture.name, picture."eventUuid", picture."contestUuid",
        row_number() over (partition by place."orderItemUuid" order by place."groupPosition", picture.name, place.uuid)
      from "orderItemPicture" place
      join "orderItem" on "orderItem".uuid = place."orderItemUuid"
      join picture on picture.uuid = place."pictureUuid"
      where "orderItem"."orderUuid" = ${orderUuid} and not place."isDeleted") held
    where row_number <= ${pictureMaximum} order by item, row_number`.execute(db);
  const byItem: Pictures = new Map();
  for (const { item, ...picture } of rows) byItem.set(item, [...(byItem.get(item) ?? []), picture]);
  return byItem;
}

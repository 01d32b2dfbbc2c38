import { createHash } from "node:crypto";
import { sql } from "kysely";
import { unprintedStatuses } from "../../../src/domain/orders/printing.ts";
import type { PaperFormat } from "../../../src/domain/products/pictureFormat.ts";
import type { Db, Tx } from "../../db/database.ts";

/** One picture to print, as ordered. */
export interface Print {
  orderUuid: string;
  orderItemPictureUuid: string;
  /** Its place among the order's prints, from 1. */
  number: number;
  quantity: number;
  format: PaperFormat;
  surface: "mat" | "satin" | null;
  /** A digital copy was ordered with it. */
  hasCopy: boolean;
  alterParams: string | null;
  /** Where the shopper has put the paper, from 0 to 1; null in the middle. */
  cropOffset: number | null;
  paperStatus: (typeof unprintedStatuses)[number];
  picture: string;
  originalKey: string;
  isTakenDown: boolean;
  event: string;
  contest: string;
  product: string;
  /** What it shows: what defines its pack, else a horse, a rider, a bib; else the picture's name. */
  subject: string;
}

type Row = Omit<Print, "number" | "surface"> & { withMatOption: boolean; withSatinOption: boolean };

/** Returns the prints of orders, by order. @param isAgain includes those that a laboratory already has */
export async function readPrints(
  db: Db | Tx,
  orderUuids: readonly string[],
  isAgain: boolean,
): Promise<Map<string, Print[]>> {
  const { rows } = await sql<Row>`
    select item."orderUuid", place.uuid as "orderItemPictureUuid", item.quantity, place."paperFormat" as format,
      item."withMatOption", item."withSatinOption", place."numericFormat" is not null as "hasCopy",
      place."alterParams", place."cropOffset", place."paperStatus", picture.name as picture, picture."originalKey",
      picture."isDeleted" as "isTakenDown", event.label as event, contest.label as contest,
      coalesce(product.label, '') as product,
      coalesce(ordered.value, (
        select shown.value from "pictureFilterValue" shows
        join "filterValue" shown on shown.uuid = shows."filterValueUuid"
        join "filterType" type on type.uuid = shown."filterTypeUuid"
        where shows."pictureUuid" = picture.uuid and not shown."isDeleted"
        order by array_position(array['horse', 'rider', 'bib'], type.code::text) nulls last, shown.value limit 1
      ), picture.name) as subject
    from "orderItemPicture" place
    join "orderItem" item on item.uuid = place."orderItemUuid"
    join picture on picture.uuid = place."pictureUuid"
    join event on event.uuid = picture."eventUuid"
    join contest on contest.uuid = picture."contestUuid"
    left join product on product.uuid = item."productUuid"
    left join "filterValue" ordered on ordered.uuid = item."filterValueUuid1"
    where item."orderUuid" = any(${orderUuids}::uuid[]) and not item."isDeleted" and item.quantity > 0
      and not place."isDeleted" and place."paperFormat" is not null and place."paperStatus" is not null
    order by item."createdAt", item.uuid, place."groupPosition", place."createdAt", picture."takenAt", picture.name,
      place.uuid`.execute(db);
  const isWanted = ({ paperStatus }: Print) => isAgain || unprintedStatuses.includes(paperStatus);
  const byOrder = new Map<string, Print[]>();
  for (const [orderUuid, places] of Map.groupBy(rows, (row) => row.orderUuid)) {
    const numbered = places.map(({ withMatOption, withSatinOption, ...row }, index): Print => {
      return { ...row, number: index + 1, surface: withMatOption ? "mat" : withSatinOption ? "satin" : null };
    });
    byOrder.set(orderUuid, numbered.filter(isWanted));
  }
  return byOrder;
}

/** Identifies what decides how an order's prints look: another one means that they are to be made again. */
export function printsState(prints: readonly Print[]): string {
  const facts = prints.map((print) => [
    ...[print.orderItemPictureUuid, print.quantity, print.format, print.surface, print.alterParams],
    ...[print.cropOffset, print.paperStatus, print.originalKey, print.isTakenDown],
  ]);
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

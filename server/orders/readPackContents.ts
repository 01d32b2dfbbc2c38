import { sql } from "kysely";
import type { LinePicture, PackContents } from "../../src/domain/orders/orderLines.ts";
import type { Db, Tx } from "../db/database.ts";

/** Returns the packs of an order with what defines them, and the pictures in all their places, including those no longer sold. */
export async function readPackContents(
  db: Db | Tx,
  orderUuid: string,
): Promise<{ packs: PackContents; pictures: LinePicture[] }> {
  const { rows } = await sql<{ orderItemUuid: string; pictureUuid: string } & Omit<LinePicture, "uuid">>`
    select place."orderItemUuid", place."pictureUuid", picture.name, picture."eventUuid", picture."contestUuid",
      picture.width, picture.height
    from "orderItemPicture" place
    join "orderItem" item on item.uuid = place."orderItemUuid"
    join picture on picture.uuid = place."pictureUuid"
    where item."orderUuid" = ${orderUuid} and not item."isDeleted" and not place."isDeleted"
    order by place."groupPosition", place."createdAt", picture."takenAt", picture.name, place.uuid`.execute(
    db,
  );
  const names = await sql<{ uuid: string; name: string }>`
    select distinct named.uuid, named.name from "orderItem" item
    join lateral (
      select event.uuid, event.label as name from event where event.uuid = item."eventUuid"
      union all select contest.uuid, contest.label from contest where contest.uuid = item."contestUuid"
      union all select value.uuid, value.value from "filterValue" value
        where value.uuid in (item."filterValueUuid1", item."filterValueUuid2")
    ) named on true
    where item."orderUuid" = ${orderUuid} and not item."isDeleted"`.execute(db);
  // A taken-down picture may have lost its place; a single picture keeps its name.
  const singles = await sql<LinePicture>`
    select picture.uuid, picture.name, picture."eventUuid", picture."contestUuid", picture.width, picture.height
    from picture
    join "orderItem" item on item."pictureUuid" = picture.uuid
    where item."orderUuid" = ${orderUuid} and not item."isDeleted"`.execute(db);
  const pictures = new Map([
    ...singles.rows.map((picture) => [picture.uuid, picture] as const),
    ...rows.map(
      ({ pictureUuid, orderItemUuid: _, ...picture }) =>
        [pictureUuid, { uuid: pictureUuid, ...picture }] as const,
    ),
  ]);
  return {
    packs: { places: rows, names: new Map(names.rows.map(({ uuid, name }) => [uuid, name])) },
    pictures: [...pictures.values()],
  };
}

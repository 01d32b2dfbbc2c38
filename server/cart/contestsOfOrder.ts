import type { Db } from "../db/database.ts";

/** Contests of items and of their pictures, including hidden ones: what was ordered keeps its name. */
export function contestsOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("contest")
    .selectAll()
    .where("uuid", "in", (item) =>
      item
        .selectFrom("orderItem")
        .leftJoin("orderItemPicture as place", (join) =>
          join.onRef("place.orderItemUuid", "=", "orderItem.uuid").on("place.isDeleted", "=", false),
        )
        .select((of) => of.fn.coalesce("place.contestUuid", "orderItem.contestUuid").as("contestUuid"))
        .where("orderItem.orderUuid", "=", orderUuid)
        .where("orderItem.isDeleted", "=", false),
    )
    .orderBy("start")
    .orderBy("uuid")
    .execute();
}

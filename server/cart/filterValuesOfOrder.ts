import type { Db } from "../db/database.ts";

/** Returns the values that define filter packs. */
export function filterValuesOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("filterValue")
    .selectAll("filterValue")
    .where((value) =>
      value.exists(
        value
          .selectFrom("orderItem")
          .select("orderItem.uuid")
          .where("orderItem.orderUuid", "=", orderUuid)
          .where("orderItem.isDeleted", "=", false)
          .where((item) =>
            item.or([
              item("orderItem.filterValueUuid1", "=", item.ref("filterValue.uuid")),
              item("orderItem.filterValueUuid2", "=", item.ref("filterValue.uuid")),
            ]),
          ),
      ),
    )
    .orderBy("searchKey")
    .orderBy("uuid")
    .execute();
}

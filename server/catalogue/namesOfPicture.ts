import { sql } from "kysely";
import type { Context } from "../core/context.ts";
import { visible } from "./pictureSearch.ts";
import { showNames } from "./showNames.ts";

/** Types in the order that a caption names them; others come last. */
const captionOrder = ["horse", "rider", "bib"];

/** Returns who and what visible pictures show, of the types that serve as tags: horses, then riders, then bibs. */
export function namesOfPictures(context: Pick<Context, "db" | "settings">, pictureUuids: readonly string[]) {
  const values = visible(context.db.selectFrom("picture"))
    .innerJoin("pictureFilterValue as shows", "shows.pictureUuid", "picture.uuid")
    .innerJoin("filterValue", "filterValue.uuid", "shows.filterValueUuid")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .selectAll("filterValue")
    .select("shows.pictureUuid")
    .where("filterValue.isDeleted", "=", false)
    .where("filterType.showAsTag", "=", true)
    .where("picture.uuid", "in", pictureUuids)
    .orderBy(sql`array_position(${captionOrder}::text[], "filterType".code::text)`)
    .orderBy("filterValue.searchKey")
    .orderBy("filterValue.uuid");
  return showNames(context, values.execute());
}

import { sql } from "kysely";
import type { Context } from "../core/context.ts";
import { visible } from "./pictureSearch.ts";
import { showNames } from "./showNames.ts";

/** Types in the order that a caption names them; others come last. */
const captionOrder = ["horse", "rider", "bib"];

/** Returns who and what a visible picture shows, of the types that serve as tags: horses, then riders, then bibs. */
export function namesOfPicture(context: Pick<Context, "db" | "settings">, pictureUuid: string) {
  const values = context.db
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .selectAll("filterValue")
    .where("filterValue.isDeleted", "=", false)
    .where("filterType.showAsTag", "=", true)
    .where("filterValue.uuid", "in", (link) =>
      visible(link.selectFrom("picture"))
        .innerJoin("pictureFilterValue as shows", "shows.pictureUuid", "picture.uuid")
        .select("shows.filterValueUuid")
        .where("picture.uuid", "=", pictureUuid),
    )
    .orderBy(sql`array_position(${captionOrder}::text[], "filterType".code::text)`)
    .orderBy("filterValue.searchKey")
    .orderBy("filterValue.uuid");
  return showNames(context, values.execute());
}

import { sql } from "kysely";
import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { visible } from "./pictureSearch.ts";
import { showNames } from "./showNames.ts";

/** Types in the order that a caption names them; others come last. */
const captionOrder = ["horse", "rider", "bib"];

export const listFilterValuesOfPicture: Handler<typeof filterValueCalls.listFilterValuesOfPicture> = (
  context,
  { query },
) => {
  const { db } = context;
  const values = db
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .selectAll("filterValue")
    .where("filterValue.isDeleted", "=", false)
    .where("filterType.showAsTag", "=", true)
    .where("filterValue.uuid", "in", (link) =>
      visible(link.selectFrom("picture"))
        .innerJoin("pictureFilterValue as shows", "shows.pictureUuid", "picture.uuid")
        .select("shows.filterValueUuid")
        .where("picture.uuid", "=", query.pictureUuid),
    )
    .orderBy(sql`array_position(${captionOrder}::text[], "filterType".code::text)`)
    .orderBy("filterValue.searchKey")
    .orderBy("filterValue.uuid");
  return showNames(context, values.execute());
};

import type { filterTypeCalls } from "../../src/api/contract/catalogueCalls.ts";
import { filterTypeLabel } from "../../src/domain/pictures/filterTypeLabel.ts";
import type { Handler } from "../core/handler.ts";

/** The shop's own labels use the words of this place, whichever place created them (design.md). */
export const listFilterTypes: Handler<typeof filterTypeCalls.listFilterTypes> = async ({ db, settings }) => {
  const types = await db
    .selectFrom("filterType")
    .selectAll()
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .execute();
  return types.map((type) => ({ ...type, label: filterTypeLabel(type, settings.placeMode) }));
};

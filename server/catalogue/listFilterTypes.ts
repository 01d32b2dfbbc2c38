import type { contract } from "../../src/api/contract/contract.ts";
import { filterTypeLabel } from "../../src/domain/pictures/filterTypeLabel.ts";
import type { Handler } from "../core/handler.ts";

/** A label of the shop's own speaks the words of the place, whichever place made it (design.md). */
export const listFilterTypes: Handler<typeof contract.filterTypes.listFilterTypes> = async ({
  db,
  settings,
}) => {
  const types = await db
    .selectFrom("filterType")
    .selectAll()
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .execute();
  return types.map((type) => ({ ...type, label: filterTypeLabel(type, settings.placeMode) }));
};

import type { VerbsOf } from "../verb.ts";
import { listFilterValues, listLinkedFilterValues, readFilterValue } from "./listFilterValues.ts";
import { listFilterValuesOfCurrentOrder, listFilterValuesOfOrder } from "./orderFilterValues.ts";

export const filterValueVerbs = {
  list: listFilterValues,
  linked: listLinkedFilterValues,
  inOrder: listFilterValuesOfOrder,
  inCurrentOrder: listFilterValuesOfCurrentOrder,
  byUuid: readFilterValue,
} satisfies VerbsOf<"filterValues">;

import type { VerbsOf } from "../verb.ts";
import { listFilterValues, listLinkedFilterValues, readFilterValue } from "./listFilterValues.ts";
import { listFilterValuesOfCurrentOrder, listFilterValuesOfOrder } from "./orderFilterValues.ts";

export const filterValueVerbs = {
  listFilterValues: listFilterValues,
  listLinkedFilterValues: listLinkedFilterValues,
  listFilterValuesOfOrder: listFilterValuesOfOrder,
  listFilterValuesOfCurrentOrder: listFilterValuesOfCurrentOrder,
  readFilterValue: readFilterValue,
} satisfies VerbsOf<"filterValues">;

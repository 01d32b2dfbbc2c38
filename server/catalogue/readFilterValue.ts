import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { showNames } from "./showNames.ts";

export const readFilterValue: Handler<typeof filterValueCalls.readFilterValue> = async (
  context,
  { params },
) => {
  const values = context.db
    .selectFrom("filterValue")
    .selectAll()
    .where("uuid", "=", params.uuid)
    .where("isDeleted", "=", false);
  const [value] = await showNames(context, values.execute());
  return orNotFound(value);
};

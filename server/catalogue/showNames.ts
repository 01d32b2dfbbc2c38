import { shownName } from "../../src/domain/pictures/shownName.ts";
import type { Context } from "../core/context.ts";

/** Returns filter values with their display names, all in one case; search keys stay as they are. */
export async function showNames<Row extends { value: string; filterTypeUuid: string }>(
  { db, settings }: Pick<Context, "db" | "settings">,
  rows: Promise<Row[]>,
): Promise<Row[]> {
  const [values, types] = await Promise.all([
    rows,
    db.selectFrom("filterType").select(["uuid", "code"]).execute(),
  ]);
  const codes = new Map(types.map(({ uuid, code }) => [uuid, code]));
  return values.map((row) => ({
    ...row,
    value: shownName(row.value, codes.get(row.filterTypeUuid) ?? "", settings.placeMode),
  }));
}

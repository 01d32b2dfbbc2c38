import { shownName } from "../../src/domain/pictures/shownName.ts";
import type { Context } from "../core/context.ts";

interface Name {
  value: string;
  filterTypeUuid: string;
}

/** Returns what gives a filter value its display name, in one case; search keys stay as they are. */
export async function nameDisplay({ db, settings }: Pick<Context, "db" | "settings">) {
  const types = await db.selectFrom("filterType").select(["uuid", "code"]).execute();
  const codes = new Map(types.map(({ uuid, code }) => [uuid, code]));
  return <Row extends Name>(row: Row): Row => ({
    ...row,
    value: shownName(row.value, codes.get(row.filterTypeUuid) ?? "", settings.placeMode),
  });
}

/** Returns filter values with their display names. */
export async function showNames<Row extends Name>(
  context: Pick<Context, "db" | "settings">,
  rows: Promise<Row[]>,
): Promise<Row[]> {
  const [values, show] = await Promise.all([rows, nameDisplay(context)]);
  return values.map(show);
}

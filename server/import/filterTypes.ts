import {
  type FilterTypeCode,
  filterTypeCodes,
  filterTypeLabels,
} from "../../src/domain/pictures/filterTypeLabel.ts";
import type { Tx } from "../db/database.ts";

export { type FilterTypeCode, filterTypeCodes };

/** Returns the uuids of the three types; creates missing ones. */
export async function ensureFilterTypes(tx: Tx): Promise<Record<FilterTypeCode, string>> {
  await tx
    .insertInto("filterType")
    .values(
      filterTypeCodes.map((code) => ({
        code,
        label: filterTypeLabels.horse[code],
        description: null,
        uuid: uuids[code],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx.selectFrom("filterType").select(["uuid", "code"]).execute();
  const found = { ...uuids };
  for (const { uuid, code } of rows) {
    if (code === "rider" || code === "horse" || code === "bib") found[code] = uuid;
  }
  return found;
}

/** The same in every shop, so a catalogue's products can name them. */
const uuids: Record<FilterTypeCode, string> = {
  rider: "7d0a52e4-3b1f-4a5d-9c07-6f1e2a9b8c01",
  horse: "7d0a52e4-3b1f-4a5d-9c07-6f1e2a9b8c02",
  bib: "7d0a52e4-3b1f-4a5d-9c07-6f1e2a9b8c03",
};

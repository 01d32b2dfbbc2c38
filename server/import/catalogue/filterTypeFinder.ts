import type { Tx } from "../../db/database.ts";
import { ensureFilterTypes } from "../filterTypes.ts";

/** Finds the uuid of a filter type by its uuid or its code; null where the shop has none such. */
export async function typeFinder(tx: Tx): Promise<(type: string) => string | null> {
  await ensureFilterTypes(tx);
  const rows = await tx
    .selectFrom("filterType")
    .select(["uuid", "code"])
    .where("isDeleted", "=", false)
    .execute();
  const uuids = new Map(
    rows.flatMap(({ uuid, code }) => [[uuid, uuid] as const, [code.toLowerCase(), uuid] as const]),
  );
  return (type) => uuids.get(type.toLowerCase()) ?? null;
}

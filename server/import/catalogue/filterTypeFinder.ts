import type { Tx } from "../../db/database.ts";
import { ensureFilterTypes } from "../filterTypes.ts";

/** Returns a function that finds the uuid of a filter type by uuid or code; null for an unknown type. */
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

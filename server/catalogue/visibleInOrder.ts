import type { Db } from "../db/database.ts";
import { visible } from "./pictureSearch.ts";

/** Returns the visible pictures, each once, in the order given. */
export async function visibleInOrder(db: Db, pictureUuids: readonly string[]): Promise<string[]> {
  const given = [...new Set(pictureUuids.map((uuid) => uuid.toLowerCase()))];
  const rows = await visible(db.selectFrom("picture").select("picture.uuid"))
    .where("picture.uuid", "in", given)
    .execute();
  const seen = new Set(rows.map(({ uuid }) => uuid));
  return given.filter((uuid) => seen.has(uuid));
}

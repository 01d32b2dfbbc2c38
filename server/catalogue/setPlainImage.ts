import type { Tx } from "../db/database.ts";

/**
 * Makes a stored original the image of an event, a contest or an advert.
 * @returns the key of its image before, null if it had none
 */
export async function setPlainImage(tx: Tx, uuid: string, originalKey: string): Promise<string | null> {
  const before = await tx
    .selectFrom("plainImage")
    .select("originalKey")
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto("plainImage")
    .values({ uuid, originalKey })
    .onConflict((conflict) => conflict.column("uuid").doUpdateSet({ originalKey }))
    .execute();
  return before?.originalKey ?? null;
}

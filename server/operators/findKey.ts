import type { Services } from "../core/services.ts";
import type { Operator, Visitor } from "../core/visitor.ts";

const noteUseEvery = 3_600_000;

/** Returns the holder of the valid key that came as the bearer token; null if none came. */
export async function findKey({ db, now }: Services, { tokenHash }: Visitor): Promise<Operator | null> {
  if (tokenHash === null) return null;
  const key = await db
    .selectFrom("operatorKey")
    .select(["uuid", "name", "scopes", "lastUsedAt"])
    .where("keyHash", "=", tokenHash)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  if (!key) return null;
  if (key.lastUsedAt === null || now().getTime() - Date.parse(key.lastUsedAt) > noteUseEvery) {
    await db
      .updateTable("operatorKey")
      .set({ lastUsedAt: now().toISOString() })
      .where("uuid", "=", key.uuid)
      .execute();
  }
  return { name: key.name, scopes: key.scopes, keyUuid: key.uuid, closesAt: null };
}

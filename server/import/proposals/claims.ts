import type { Visitor } from "../../core/visitor.ts";
import type { Tx } from "../../db/database.ts";

/** The source of names that shoppers propose. */
export const claimSource = "clients";

/**
 * Locks what claims of a picture read and write: the visitor's session, so that their claims come one after the other, the
 * picture's key against a takedown, then the names that shoppers propose for it.
 */
export async function lockClaims(tx: Tx, { sessionUuid }: Visitor, pictureUuid: string): Promise<void> {
  await tx
    .selectFrom("visitorSession")
    .select("uuid")
    .where("uuid", "=", sessionUuid)
    .forNoKeyUpdate()
    .execute();
  await tx.selectFrom("picture").select("uuid").where("uuid", "=", pictureUuid).forKeyShare().execute();
  await tx
    .selectFrom("proposedName")
    .select("uuid")
    .where("pictureUuid", "=", pictureUuid)
    .where("source", "=", claimSource)
    .orderBy("uuid")
    .forUpdate()
    .execute();
}

/** Deletes a visitor's claim of a picture, and the name that nobody else proposes, unless it is decided. */
export async function dropClaim(tx: Tx, { sessionUuid }: Visitor, pictureUuid: string): Promise<void> {
  const claim = await tx
    .deleteFrom("nameClaim")
    .where("sessionUuid", "=", sessionUuid)
    .where("pictureUuid", "=", pictureUuid)
    .returning("proposedNameUuid")
    .executeTakeFirst();
  if (!claim) return;
  await tx
    .deleteFrom("proposedName")
    .where("uuid", "=", claim.proposedNameUuid)
    .where("state", "=", "waiting")
    .where("uuid", "not in", (of) => of.selectFrom("nameClaim").select("proposedNameUuid"))
    .execute();
}

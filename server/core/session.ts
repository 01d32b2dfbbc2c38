import type { Db, Tx } from "../db/database.ts";
import { ApiError } from "./apiError.ts";
import { hashToken, newToken, sessionCookie } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Writes the row of a new session and sets its cookie; call it before writing rows that reference the session. Throws
 * UNAVAILABLE if another call of the browser has renewed the session meanwhile: a retry has the new cookie.
 */
export async function keepSession(db: Db | Tx, visitor: Visitor): Promise<void> {
  const { sessionUuid, sessionToken } = visitor;
  if (sessionUuid === null || sessionToken === null) return;
  const tokenHash = hashToken(sessionToken);
  // Waits for another first call of the browser that writes the same row.
  await db
    .insertInto("visitorSession")
    .values({ uuid: sessionUuid, tokenHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom("visitorSession")
    .select("uuid")
    .where("uuid", "=", sessionUuid)
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (!kept) throw new ApiError("UNAVAILABLE");
  visitor.cookies.set(sessionCookie, sessionToken);
}

/** Replaces the token of the visitor's session at sign-in, against session fixation. */
export async function renewSession(tx: Tx, visitor: Visitor): Promise<void> {
  if (visitor.sessionUuid === null) return;
  const sessionToken = newToken();
  const tokenHash = hashToken(sessionToken);
  await tx
    .insertInto("visitorSession")
    .values({ uuid: visitor.sessionUuid, tokenHash })
    .onConflict((conflict) => conflict.column("uuid").doUpdateSet({ tokenHash }))
    .execute();
  visitor.sessionToken = sessionToken;
  visitor.cookies.set(sessionCookie, sessionToken);
}

import type { Db, Tx } from "../db/database.ts";
import { ApiError } from "./apiError.ts";
import { hashToken, newToken, sessionCookie } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Writes the row of a session that is new and sets its cookie; called before anything hangs on it. Throws UNAVAILABLE where another
 * call of the same browser has renewed the session meanwhile: sent again, the call comes with the new cookie.
 */
export async function keepSession(db: Db | Tx, visitor: Visitor): Promise<void> {
  const { sessionUuid, sessionToken } = visitor;
  if (sessionUuid === null || sessionToken === null) return;
  const tokenHash = hashToken(sessionToken);
  // Another first call of the browser may write the same row: its end is waited for.
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

/** Gives the visitor's session another token: who knew the one before sign-in is left outside (session fixation). */
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

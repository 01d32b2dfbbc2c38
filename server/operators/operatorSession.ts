import { createHmac } from "node:crypto";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import { keepSession } from "../core/session.ts";
import type { Visitor } from "../core/visitor.ts";

/** A day at a stand. */
const lifeMilliseconds = 12 * 3600 * 1000;

/** Identifies the code that opened a browser without revealing it: a new code closes earlier sessions. */
function codeHash({ secret, settings }: Services): string {
  return createHmac("sha256", secret).update(`operator ${settings.operatorCode}`).digest("base64url");
}

/** Opens a visitor's browser to the operator. Returns when it closes. */
export async function openToOperator(services: Services, visitor: Visitor): Promise<string> {
  const { sessionUuid } = visitor;
  if (sessionUuid === null) throw new Error("a call that may write has a session");
  await keepSession(services.db, visitor);
  const closesAt = new Date(services.now().getTime() + lifeMilliseconds).toISOString();
  const row = { codeHash: codeHash(services), closesAt };
  await services.db
    .insertInto("operatorSession")
    .values({ sessionUuid, ...row })
    .onConflict((conflict) => conflict.column("sessionUuid").doUpdateSet(row))
    .execute();
  return closesAt;
}

/** Returns until when a visitor's browser is open to the operator; null if it is not. */
export async function openUntil(services: Services, { sessionUuid }: Visitor): Promise<string | null> {
  if (services.settings.operatorCode === null || sessionUuid === null) return null;
  const open = await services.db
    .selectFrom("operatorSession")
    .select("closesAt")
    .where("sessionUuid", "=", sessionUuid)
    .where("codeHash", "=", codeHash(services))
    .where("closesAt", ">", services.now().toISOString())
    .executeTakeFirst();
  return open?.closesAt ?? null;
}

/** Throws OPERATOR_CODE_NEEDED unless the operator's code has opened the visitor's browser. */
export async function requireOperator(services: Services, visitor: Visitor): Promise<void> {
  if ((await openUntil(services, visitor)) === null) throw new ApiError("OPERATOR_CODE_NEEDED");
}

export async function closeToOperator({ db }: Services, { sessionUuid }: Visitor): Promise<void> {
  await db.deleteFrom("operatorSession").where("sessionUuid", "=", sessionUuid).execute();
}

import { createHmac } from "node:crypto";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import { keepSession } from "../core/session.ts";
import type { Visitor } from "../core/visitor.ts";

/** A day at a stand. */
const lifeMilliseconds = 12 * 3600 * 1000;

/** Names the code that opened a browser without telling it: a new code closes what the old one opened. */
function codeHash({ secret, settings }: Services): string {
  return createHmac("sha256", secret).update(`operator ${settings.operatorCode}`).digest("base64url");
}

/** Opens a visitor's browser to the operator; gives until when. */
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

/** Until when a visitor's browser is open to the operator; null where it is not. */
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

/** Throws OPERATOR_CODE_NEEDED where the operator's code has not opened the visitor's browser. */
export async function requireOperator(services: Services, visitor: Visitor): Promise<void> {
  if ((await openUntil(services, visitor)) === null) throw new ApiError("OPERATOR_CODE_NEEDED");
}

export async function closeToOperator({ db }: Services, { sessionUuid }: Visitor): Promise<void> {
  await db.deleteFrom("operatorSession").where("sessionUuid", "=", sessionUuid).execute();
}

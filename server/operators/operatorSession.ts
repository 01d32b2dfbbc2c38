import { createHmac } from "node:crypto";
import { scopesOf } from "../../src/domain/operators/operatorAccess.ts";
import type { Services } from "../core/services.ts";
import { renewSession } from "../core/session.ts";
import type { Operator, Visitor } from "../core/visitor.ts";
import { runTransaction } from "../db/database.ts";

/** A day at a stand. */
const lifeMilliseconds = 12 * 3600 * 1000;

/** Identifies the code that opened a browser without revealing it: a new code closes earlier sessions. */
function codeHashOf({ secret, settings }: Services): string {
  return createHmac("sha256", secret).update(`operator ${settings.operatorCode}`).digest("base64url");
}

/**
 * Opens a visitor's browser to an operator.
 * @param operatorUuid null: opened by the stand's code
 * @returns when it closes
 */
export async function openToOperator(
  services: Services,
  visitor: Visitor,
  operatorUuid: string | null,
): Promise<string> {
  const { sessionUuid } = visitor;
  if (sessionUuid === null) throw new Error("a call that may write has a session");
  await runTransaction(services.db, (tx) => renewSession(tx, visitor));
  const closesAt = new Date(services.now().getTime() + lifeMilliseconds).toISOString();
  const codeHash = operatorUuid === null ? codeHashOf(services) : null;
  const row = { codeHash, operatorUuid, closesAt };
  await services.db
    .insertInto("operatorSession")
    .values({ sessionUuid, ...row })
    .onConflict((conflict) => conflict.column("sessionUuid").doUpdateSet(row))
    .execute();
  return closesAt;
}

/** Returns whom a visitor's browser is open to; null if to nobody. */
export async function findOpenSession(
  services: Services,
  { sessionUuid }: Visitor,
): Promise<Operator | null> {
  if (sessionUuid === null) return null;
  const open = await services.db
    .selectFrom("operatorSession")
    .leftJoin("operator", (join) =>
      join.onRef("operator.uuid", "=", "operatorSession.operatorUuid").on("operator.endedAt", "is", null),
    )
    .select(["codeHash", "closesAt", "email", "role"])
    .where("sessionUuid", "=", sessionUuid)
    .where("closesAt", ">", services.now().toISOString())
    .executeTakeFirst();
  if (!open) return null;
  const { codeHash, closesAt, email, role } = open;
  if (email !== null && role !== null) {
    return { name: email, scopes: scopesOf[role], keyUuid: null, closesAt };
  }
  const isByCode = services.settings.operatorCode !== null && codeHash === codeHashOf(services);
  return isByCode ? { name: "counter", scopes: scopesOf.comptoir, keyUuid: null, closesAt } : null;
}

export async function closeToOperator({ db }: Services, { sessionUuid }: Visitor): Promise<void> {
  await db.deleteFrom("operatorSession").where("sessionUuid", "=", sessionUuid).execute();
}

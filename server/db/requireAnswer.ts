import { sql } from "kysely";
import type { Db } from "./database.ts";
import { DatabaseUnavailable } from "./databaseFault.ts";
import { sessionSettings } from "./openDatabase.ts";
import { DatabaseStartError } from "./postgres/databaseStartError.ts";

/** Settings without which a statement could last for ever. */
const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

/**
 * Queries the PostgreSQL of DATABASE_URL once, so a wrong address, password or name ends the start with one plain line, and so does a
 * pooler that leaves the settings of its connections out. Throws `DatabaseStartError` with PostgreSQL's message, never the address,
 * which may contain a password.
 */
export async function requireAnswer(db: Db): Promise<void> {
  const missing = await missingSettings(db).catch((error: unknown) => {
    const words = error instanceof DatabaseUnavailable ? error.reason : (error as Error).message;
    throw new DatabaseStartError(`Le PostgreSQL de DATABASE_URL n’ouvre pas à la boutique : ${words}`);
  });
  if (missing.length > 0)
    throw new DatabaseStartError(
      `Les connexions de DATABASE_URL n’ont pas les réglages de la boutique (${missing.join(", ")}), qu’un PgBouncer laisse de côté : les donner au rôle par docs/deploy/pooler.sql, puis relancer PgBouncer.`,
    );
}

async function missingSettings(db: Db): Promise<string[]> {
  const wanted: Record<string, string> = sessionSettings;
  const names = [...Object.keys(wanted), ...limits];
  const { rows } = await sql<{ name: string; value: string | null }>`
    select "name", current_setting("name", true) as "value" from unnest(${names}::text[]) as "name"`.execute(
    db,
  );
  return rows.flatMap(({ name, value }) =>
    (name in wanted ? value === wanted[name] : value !== "0") ? [] : [name],
  );
}

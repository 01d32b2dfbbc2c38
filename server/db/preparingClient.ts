import pg from "pg";
import { RetryTransaction } from "./database.ts";
import { LimitedClient } from "./limitedClient.ts";

/** Set when a connection is opened; a pooler between leaves it out, as it does all that is asked for then. */
export const directSetting = "dossard.direct";

/** Begins a statement to be prepared wherever it is asked: it looks up each row in an index, whatever its values. */
export const onePlan = "/* one plan for all values */";

/** Values of a statement that is worth keeping: a list of many has another text for each length. */
const valuesMaximum = 40;
/** No one plan serves all names: one is on two pictures, another on half of an event. */
const unevenTable = '"pictureFilterValue"';
/** feature_not_supported: a migration has changed the columns that a prepared statement returns. */
const staleStatement = "0A000";

/**
 * Returns a client whose connections keep some statements prepared: PostgreSQL parses and plans them once. These are the statements of
 * transactions, which find their rows by key, and those that begin with `onePlan`. Behind a pooler nothing is kept, since a transaction may
 * have another connection than the one before. Where a migration has changed what a statement returns, it is prepared again; a transaction
 * throws `RetryTransaction`.
 * @param maximum statements that a connection keeps
 */
export function preparingClient(maximum: number): typeof LimitedClient {
  const names = new Map<string, string>();
  let drawn = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size === maximum) return known;
    const name = `dossard_${drawn++}`;
    names.set(text, name);
    return name;
  };

  return class extends LimitedClient {
    #isDirect: boolean | undefined;

    override query(...statement: unknown[]): unknown {
      const [text, values] = statement;
      if (typeof text !== "string" || !Array.isArray(values)) return super.query(...statement);
      const hasOnePlan = text.startsWith(onePlan);
      if (this.#isDirect === undefined && (text === "begin" || hasOnePlan))
        return this.#ask().then(() => this.query(text, values));
      const isInTransaction = this.getTransactionStatus() === "T";
      const isKept = hasOnePlan || (isInTransaction && values.length > 0 && !text.includes(unevenTable));
      const name = this.#isDirect && isKept && values.length <= valuesMaximum ? nameOf(text) : undefined;
      if (!name) return super.query(...statement);
      return super.query({ name, text, values }).catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError && error.code === staleStatement)) throw error;
        names.clear();
        if (isInTransaction) throw new RetryTransaction(error.message, { cause: error });
        return super.query(text, values);
      });
    }

    /** Finds out whether a pooler is in between. */
    async #ask(): Promise<void> {
      const { rows } = await super.query(`select current_setting('${directSetting}', true) as direct`);
      this.#isDirect = rows[0].direct === "on";
    }
  };
}

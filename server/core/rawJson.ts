import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * An answer that PostgreSQL has written as JSON and that is sent unchanged: for pictures and their placeholders, where parsing,
 * checking and serialising would cost more than the query. Tests check it against the contract.
 */
export class RawJson<Value> {
  readonly text: string;
  /** The type of the text; exists for the compiler alone. */
  declare readonly value: Value;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns the rows of a query as the text of one JSON array, in order. */
export function jsonText<Row>(rows: Expression<Row>): RawBuilder<string> {
  return sql<string>`(select coalesce(json_agg(item), '[]')::text from ${rows} as item)`;
}

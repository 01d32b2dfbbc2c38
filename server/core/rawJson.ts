import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * An answer that PostgreSQL has written as JSON and that goes out as it stands: for pictures and their placeholders, whose
 * parsing, checking and writing anew would cost more than their query. Tests hold what is written to the contract.
 */
export class RawJson<Value> {
  readonly text: string;
  /** What the text says; there for the compiler alone. */
  declare readonly value: Value;

  constructor(text: string) {
    this.text = text;
  }
}

/** The rows of a query as the text of one JSON array, in their order. */
export function jsonText<Row>(rows: Expression<Row>): RawBuilder<string> {
  return sql<string>`(select coalesce(json_agg(item), '[]')::text from ${rows} as item)`;
}

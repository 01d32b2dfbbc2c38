import type { Answer, Body, Endpoint, Params, Query } from "../../src/api/contract/endpoint.ts";
import type { Context } from "./context.ts";

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

/** One page of a longer list, for calls that are `counted` in the contract. */
export interface Counted<Items> {
  items: Items;
  totalCount: number;
}

export interface Input<E extends Endpoint> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
}

type Written<Value> = Value | RawJson<Value>;
type HandlerAnswer<E extends Endpoint> = E extends { paginated: true }
  ? Counted<Written<Answer<E>>>
  : Written<Answer<E>>;

/** Serves one call: authorises, validates, then works in one transaction. Throws `ApiError`. */
export type Handler<E extends Endpoint> = (context: Context, input: Input<E>) => Promise<HandlerAnswer<E>>;

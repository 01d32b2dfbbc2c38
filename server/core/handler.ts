import type { Answer, Body, Endpoint, Params, Query } from "../../src/api/contract/endpoint.ts";
import type { Context } from "./context.ts";
import type { RawJson } from "./rawJson.ts";

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

import type { Contract } from "../src/api/contract/contract.ts";
import type { Answer, Body, Endpoint, Params, Query } from "../src/api/contract/endpoint.ts";
import type { Context } from "./context.ts";
import type { WrittenJson } from "./writtenJson.ts";

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

type Written<Value> = Value | WrittenJson<Value>;
type VerbAnswer<E extends Endpoint> = E extends { counted: true }
  ? Counted<Written<Answer<E>>>
  : Written<Answer<E>>;

/** What serves one call: authorises, validates, then does its work in one transaction. Throws `Refusal`. */
export type Verb<E extends Endpoint> = (context: Context, input: Input<E>) => Promise<VerbAnswer<E>>;

/** The verbs of one resource: every call of it is served. */
export type VerbsOf<Resource extends keyof Contract> = {
  [Call in keyof Contract[Resource]]: Contract[Resource][Call] extends Endpoint
    ? Verb<Contract[Resource][Call]>
    : never;
};

export type Verbs = { [Resource in keyof Contract]: VerbsOf<Resource> };

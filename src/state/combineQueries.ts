import { type Atom, atom } from "jotai";
import type { QueryState } from "./query.ts";

/** Combines two queries: data once both have data, an error as soon as one fails. */
export function combineQueries<A, B, Joined>(
  first: Atom<QueryState<A>>,
  second: Atom<QueryState<B>>,
  join: (a: A, b: B) => Joined,
): Atom<QueryState<Joined>> {
  return atom((get): QueryState<Joined> => {
    const a = get(first);
    const b = get(second);
    if (a.status === "error") return a;
    if (b.status === "error") return b;
    if (a.status === "loading" || b.status === "loading") return { status: "loading" };
    return {
      status: "data",
      data: join(a.data, b.data),
      refreshing: a.refreshing || b.refreshing,
      refreshError: a.refreshError ?? b.refreshError,
    };
  });
}

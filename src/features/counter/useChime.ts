import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { playChime } from "../../browser/chime.ts";
import { persistedAtom } from "../../state/persisted.ts";
import { dataOf } from "../../state/query.ts";
import { counterOrdersQuery } from "./atoms.ts";
import { waitsForOperator } from "./orderGroups.ts";

/** Whether the counter rings for a new order. */
export const chimeAtom = persistedAtom("local", "counterChime", z.boolean(), true);

/** Rings once when orders appear that wait for the operator; not for those of the first list. */
export function useChime(): void {
  const orders = dataOf(useAtomValue(counterOrdersQuery(null)));
  const isOn = useAtomValue(chimeAtom);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ uuid }) => uuid)]);
    if (before && isOn && isAnyNew(orders, before)) void playChime();
  }, [orders, isOn]);
}

const isAnyNew = (orders: readonly CounterOrder[], known: ReadonlySet<string>) =>
  orders.some((order) => waitsForOperator(order) && !known.has(order.uuid));

import { createStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import type { Client } from "../../src/api/client.ts";
import {
  choiceKept,
  lastChoiceAtEvent,
  lastChoiceOf,
  lastChoiceWords,
  rememberChoiceAtom,
} from "../../src/shop/lastChoice.ts";
import { apiAtom } from "../../src/state/apiAtom.ts";
import { hydratedAtom } from "../../src/state/hydrated.ts";
import { clearLocalStorageAtom } from "../../src/state/persisted.ts";
import { file, print, type print20 } from "../../stories/support/orderData.ts";
import { events } from "../../stories/support/searchData.ts";
import { everyFormat } from "../../stories/support/singleData.ts";

const [event] = events;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
});

function shop(variants = everyFormat) {
  const store = createStore();
  const readEvent = vi.fn(async () => event);
  store.set(apiAtom, {
    events: { readEvent },
    products: { listProducts: async () => [print, file] },
    productVariants: { listVariants: async () => variants },
  } as unknown as Client);
  store.set(hydratedAtom, true);
  return { store, readEvent };
}
const [print15, print2030] = everyFormat as [typeof print20, typeof print20];
const mat = { variantUuid: print2030.uuid, surface: "mat", withNumericOption: true } as const;

test("what was added last is offered again, one of it, to pictures of its pricing alone", async () => {
  const { store } = shop();
  const leave = store.sub(lastChoiceOf(1), () => {});
  expect(store.get(lastChoiceOf(1))).toBeNull();
  store.set(rememberChoiceAtom, 1, mat);
  await vi.waitUntil(() => store.get(lastChoiceOf(1)) !== null);
  const last = store.get(lastChoiceOf(1));
  expect(last).toMatchObject({
    product: { uuid: print.uuid },
    variant: { uuid: print2030.uuid },
    choice: { surface: "mat", withNumericOption: true, quantity: 1 },
  });
  expect(last && lastChoiceWords(last)).toBe("20x30\u00a0cm, mat, fichier numérique");
  expect(store.get(lastChoiceOf(2))).toBeNull();
  leave();
});

test("it outlives the page, and is forgotten after an order at the stand", async () => {
  shop().store.set(rememberChoiceAtom, 1, mat);
  const { store } = shop();
  const leave = store.sub(lastChoiceOf(1), () => {});
  await vi.waitUntil(() => store.get(lastChoiceOf(1)) !== null);
  store.set(clearLocalStorageAtom);
  expect(store.get(lastChoiceOf(1))).toBeNull();
  expect(kept.size).toBe(0);
  leave();
});

test("nothing is asked for before anything was added", () => {
  const { store, readEvent } = shop();
  expect(store.get(lastChoiceAtEvent("e"))).toBeNull();
  expect(readEvent).not.toHaveBeenCalled();
});

test("the pricing of an event is looked up", async () => {
  const { store } = shop();
  store.set(rememberChoiceAtom, 1, mat);
  const leave = store.sub(lastChoiceAtEvent("e"), () => {});
  await vi.waitUntil(() => store.get(lastChoiceAtEvent("e")) !== null);
  leave();
});

test.each(["{", "{}", '[{"pricingId":1,"variantUuid":"x"}]', '[{"pricingId":1,"surface":"wet"}]'])(
  "unreadable data of the browser, %s, are no choice",
  (data) => {
    kept.set("dossard.lastChoices", data);
    expect(shop().store.get(lastChoiceOf(1))).toBeNull();
  },
);

test("a format that is no longer sold is not offered; an option that it lost is dropped", async () => {
  const { store } = shop(everyFormat.filter(({ uuid }) => uuid !== print2030.uuid));
  store.set(rememberChoiceAtom, 1, mat);
  const leave = store.sub(lastChoiceOf(1), () => {});
  await vi.waitFor(() => expect(store.get(lastChoiceOf(1))).toBeNull());
  leave();
  expect(
    choiceKept({ ...print15, numeric_option: null }, { surface: "mat", withNumericOption: true }),
  ).toEqual({
    surface: "none",
    withNumericOption: false,
    quantity: 1,
  });
});

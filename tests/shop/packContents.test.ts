import { atom, createStore } from "jotai";
import { expect, test, vi } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { OrderItem } from "../../src/api/contract/orderEntities.ts";
import { packContents, withEventNames } from "../../src/shop/packContents.ts";
import { apiAtom } from "../../src/state/apiAtom.ts";

const packOf = (eventUuid: string | null, contestUuid: string | null = null) =>
  ({ kind: "item", eventUuid, contestUuid }) as OrderItem;

test("whole-event packs are named by their event, a hidden one by nothing", async () => {
  const labels = new Map([
    ["spring", "Jumping de printemps"],
    ["autumn", "Jumping d’automne"],
  ]);
  const readEvent = vi.fn(async ({ params: { uuid } }: { params: { uuid: string } }) => {
    const label = labels.get(uuid);
    if (label === undefined) throw new Error("not found");
    return { uuid, label };
  });
  const store = createStore();
  store.set(apiAtom, { events: { readEvent } } as unknown as Client);
  const items = [
    packOf("spring"),
    packOf("autumn"),
    packOf("hidden"),
    packOf("other", "contest"),
    packOf(null),
  ];
  const namesAtom = atom((get) => withEventNames(packContents([], [], []), items, get).names);
  const stop = store.sub(namesAtom, () => {});
  await vi.waitFor(() => expect(store.get(namesAtom)).toEqual(labels));
  expect(readEvent.mock.calls.map(([{ params }]) => params.uuid).sort()).toEqual([
    "autumn",
    "hidden",
    "spring",
  ]);
  stop();
});

import type { LoaderFunctionArgs } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rootFilter, withEvent, withSpan } from "../../../src/features/search/filter.ts";
import { searchLoader } from "../../../src/features/search/searchLoader.ts";

const event = { uuid: "11111111-1111-4111-8111-111111111111", label: "Jumping de Saint-Lô" };
const span = { takenFrom: "2026-05-16T08:15:00.000Z", takenBefore: "2026-05-16T08:40:00.000Z" };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (filter: object) => stored.set("dossard.searchFilter", JSON.stringify(filter));

async function goTo(address: string): Promise<URL | null> {
  const request = new Request(`http://shop.test${address}`);
  const answer = await searchLoader({ request, params: {} } as LoaderFunctionArgs, undefined);
  return answer instanceof Response ? new URL(answer.headers.get("location") ?? "", request.url) : null;
}

test("the search is taken up where it was left, its span of time too", async () => {
  keep(withSpan(withEvent(rootFilter, event), span));
  const address = await goTo("/search");
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    mode: "pictures",
    event: event.uuid,
    from: span.takenFrom,
    to: span.takenBefore,
  });
});

test("an address that says what it wants is left as it is", async () => {
  keep(withEvent(rootFilter, event));
  expect(await goTo("/search?mode=events")).toBeNull();
  expect(await goTo("/search?selection=7K3M9QX2WTB4")).toBeNull();
});

test("nothing was kept: the search begins, at an address that Back returns to", async () => {
  expect((await goTo("/search"))?.search).toBe("?mode=events");
});

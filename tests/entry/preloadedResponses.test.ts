import { expect, test } from "vitest";
import { preloadedResponses } from "../../src/entry/preloadedResponses.ts";

const pageWith = (text: string | null) => ({
  getElementById: (id: string) =>
    id === "answers" && text !== null ? ({ textContent: text } as HTMLElement) : null,
});

test("an answer of the page is given once", () => {
  const body = [{ label: "Cavalier" }];
  const take = preloadedResponses(
    pageWith(JSON.stringify({ "/anonymous/filterTypes": { body, totalCount: null } })),
  );
  expect(take?.("/anonymous/adverts")).toBeUndefined();
  expect(take?.("/anonymous/filterTypes")).toEqual({ body, totalCount: null });
  expect(take?.("/anonymous/filterTypes")).toBeUndefined();
});

test("a page without answers brings none", () => {
  expect(preloadedResponses(pageWith(null))).toBeNull();
});

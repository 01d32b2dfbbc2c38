import { describe, expect, test } from "vitest";
import type { Product } from "../../../src/api/contract/catalogueEntities.ts";
import { packContent } from "../../../src/features/search/packContent.ts";

const product = {
  nature: "filter",
  filter1_nature: "contest",
  filter2_nature: "filterValue",
  filter3_nature: null,
  filter4_nature: null,
  filter1_typeUuid: null,
  filter2_typeUuid: "rider",
  filter3_typeUuid: null,
  filter4_typeUuid: null,
} as Product;
const filter = { eventUuid: "event", contestUuid: "contest", filterValueUuid: "value" };
const told = { eventUuid: "event", contestUuid: "contest" };

describe("what a search tells a new filter pack", () => {
  test.each([
    ["a value of the slot's type", product, filter, "rider", "value", null],
    ["a value of another type", product, filter, "horse", null, null],
    ["a slot of any type", { ...product, filter2_typeUuid: null }, filter, "horse", "value", null],
    [
      "the second slot's type",
      { ...product, filter3_nature: "filterValue", filter3_typeUuid: "horse" },
      filter,
      "horse",
      null,
      "value",
    ],
    ["a pack without values", { ...product, filter2_nature: null }, filter, "rider", null, null],
    ["no value searched for", product, { ...filter, filterValueUuid: null }, null, null, null],
  ] as const)("%s", (_, pack, searched, type, filterValueUuid1, filterValueUuid2) => {
    expect(packContent(pack as Product, searched, type)).toEqual({
      ...told,
      filterValueUuid1,
      filterValueUuid2,
    });
  });
});

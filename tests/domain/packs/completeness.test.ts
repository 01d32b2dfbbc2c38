import { expect, test } from "vitest";
import { type CompletenessItem, missingOf } from "../../../src/domain/packs/completeness.ts";
import type { FilterNature, ProductNature } from "../../../src/domain/products/natures.ts";

function product(nature: ProductNature, counts: [number | null, number | null], slots: FilterNature[] = []) {
  return {
    nature,
    grp1_count: counts[0],
    grp2_count: counts[1],
    filter1_nature: slots[0] ?? null,
    filter2_nature: slots[1] ?? null,
    filter3_nature: slots[2] ?? null,
    filter4_nature: slots[3] ?? null,
  };
}

const nothing: CompletenessItem = {
  eventUuid: null,
  contestUuid: null,
  filterValueUuid1: null,
  filterValueUuid2: null,
  pictureCounts: [0, 0],
};
const everything = { eventUuid: "e", contestUuid: "c", filterValueUuid1: "a", filterValueUuid2: "b" };
const single = product("sp", [1, null]);
const five = product("multi", [5, null]);
const fiveAndOne = product("multi", [5, 1]);
const wholeContest = product("filter", [null, null], ["event", "contest"]);
const pair = product("filter", [null, null], ["contest", "filterValue", "filterValue"]);

test.each([
  ["a print without its picture", single, {}, ["pictures"]],
  ["a print", single, { pictureCounts: [1, 0] }, []],
  ["a pack one short", five, { pictureCounts: [4, 0] }, ["pictures"]],
  ["a full pack", five, { pictureCounts: [5, 0] }, []],
  ["a pack over full", five, { pictureCounts: [6, 0] }, ["pictures"]],
  ["a pack whose second group is empty", fiveAndOne, { pictureCounts: [5, 0] }, ["pictures"]],
  ["a pack with both groups full", fiveAndOne, { pictureCounts: [5, 1] }, []],
  ["a contest's pack without anything", wholeContest, {}, ["event", "contest"]],
  ["a contest's pack", wholeContest, { eventUuid: "e", contestUuid: "c" }, []],
  ["a pair's pack without values", pair, { contestUuid: "c" }, ["filterValue1", "filterValue2"]],
  ["a pair's pack with one value", pair, { contestUuid: "c", filterValueUuid1: "a" }, ["filterValue2"]],
  ["a pair's pack", pair, everything, []],
] as const)("%s", (_name, shape, held, missing) => {
  expect(missingOf(shape, { ...nothing, ...held })).toEqual(missing);
});

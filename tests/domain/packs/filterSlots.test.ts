import { expect, test } from "vitest";
import { filterQuestions } from "../../../src/domain/packs/filterSlots.ts";
import type { FilterNature, ProductNature } from "../../../src/domain/products/natures.ts";

function product(nature: ProductNature, ...slots: [FilterNature, string?][]) {
  const [first, second, third, fourth] = slots;
  return {
    nature,
    filter1_nature: first?.[0] ?? null,
    filter2_nature: second?.[0] ?? null,
    filter3_nature: third?.[0] ?? null,
    filter4_nature: fourth?.[0] ?? null,
    filter1_typeUuid: first?.[1] ?? null,
    filter2_typeUuid: second?.[1] ?? null,
    filter3_typeUuid: third?.[1] ?? null,
    filter4_typeUuid: fourth?.[1] ?? null,
  };
}

test.each([
  ["an event's", product("filter", ["event"]), { event: true, contest: false, valueTypes: [] }],
  ["a contest's", product("filter", ["contest"]), { event: false, contest: true, valueTypes: [] }],
  [
    "of all four slots",
    product("filter", ["event"], ["contest"], ["filterValue", "rider"], ["filterValue", "horse"]),
    { event: true, contest: true, valueTypes: ["rider", "horse"] },
  ],
  [
    "a value of any type",
    product("filter", ["filterValue"]),
    { event: false, contest: false, valueTypes: [null] },
  ],
  [
    "values around a contest",
    product("filter", ["filterValue", "bib"], ["contest"], ["filterValue"]),
    { event: false, contest: true, valueTypes: ["bib", null] },
  ],
  [
    "more values than an item keeps",
    product("filter", ["filterValue", "a"], ["filterValue", "b"], ["filterValue", "c"]),
    { event: false, contest: false, valueTypes: ["a", "b"] },
  ],
  ["a pack of pictures", product("multi"), { event: false, contest: false, valueTypes: [] }],
] as const)("%s asks for what its slots say", (_name, of, questions) => {
  expect(filterQuestions(of)).toEqual(questions);
});

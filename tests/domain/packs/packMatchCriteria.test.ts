import { expect, test } from "vitest";
import { packMatchCriteria } from "../../../src/domain/packs/packMatchCriteria.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";

const filter = { ...noSlots, nature: "filter", pricingId: 7, grp1_count: null, grp2_count: null } as const;
const nothing = { eventUuid: null, contestUuid: null, filterValueUuid1: null, filterValueUuid2: null };
const couple = {
  ...filter,
  filter1_nature: "event",
  filter2_nature: "contest",
  filter3_nature: "filterValue",
  filter4_nature: "filterValue",
} as const;
const name = { ...filter, filter1_nature: "filterValue" } as const;

test("pictures are looked for once all that a filter pack asks is chosen", () => {
  const some = { ...nothing, eventUuid: "e", contestUuid: "c", filterValueUuid1: "r" };
  expect(packMatchCriteria(couple, some)).toBeNull();
  const all = { ...some, filterValueUuid2: "h" };
  expect(packMatchCriteria(couple, all)).toEqual({ ...all, pricingId: null });
});

test("a pack of names alone has them in its event, or in every event of its pricing", () => {
  expect(packMatchCriteria(name, nothing)).toBeNull();
  const named = { ...nothing, filterValueUuid1: "r" };
  expect(packMatchCriteria(name, named)).toEqual({ ...named, pricingId: 7 });
  expect(packMatchCriteria(name, { ...named, eventUuid: "e" })).toMatchObject({
    eventUuid: "e",
    pricingId: null,
  });
});

test("what is no filter pack is found by nothing", () => {
  expect(packMatchCriteria({ ...couple, nature: "multi" }, nothing)).toBeNull();
});

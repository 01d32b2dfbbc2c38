import { expect, test } from "vitest";
import { isSpecialPack } from "../../../src/domain/packs/specialPack.ts";

const nowhere = { eventUuid: null, contestUuid: null };
const event = { ...nowhere, eventUuid: "e" };
const contest = { ...nowhere, contestUuid: "c" };

test.each([
  ["filter", "low", event, true],
  ["filter", "average", contest, true],
  ["filter", "high", { ...event, ...contest, eventUuid: "e" }, true],
  ["filter", "high", nowhere, false],
  ["filter", "20_30", event, false],
  ["multi", "high", event, false],
  ["sp", "high", event, false],
] as const)("%s, %s, %j: %s", (nature, grp1_format, item, special) => {
  expect(isSpecialPack({ nature }, { grp1_format }, item)).toBe(special);
});

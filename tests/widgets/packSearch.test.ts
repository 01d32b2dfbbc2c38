import { expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { Picture, Product } from "../../src/api/contract/catalogueEntities.ts";
import { rootFilter } from "../../src/features/search/filter.ts";
import { packSearch } from "../../src/widgets/packSearch.ts";

const product = { uuid: "p", pricingId: 1 } as Product;
const picture = { uuid: "picture", eventUuid: "jumping" } as Picture;
const horse = { uuid: "oeil", value: "L’Œil d’Or", filterTypeUuid: "horse" };
const rider = { uuid: "jeanne", value: "Jeanne Lefèvre", filterTypeUuid: "rider" };

const api = (names: readonly object[] = [horse, rider]) =>
  ({
    filterValues: { listFilterValuesOfPicture: async () => names },
    filterTypes: {
      listFilterTypes: async () => [
        { uuid: "horse", code: "horse" },
        { uuid: "rider", code: "rider" },
      ],
    },
    events: {
      readEvent: async ({ params }: { params: { uuid: string } }) => ({
        uuid: params.uuid,
        pricingId: params.uuid === "rally" ? 2 : 1,
      }),
    },
  }) as unknown as Client;

const inEvent = { ...rootFilter, mode: "contests", eventUuid: "jumping", eventLabel: "Jumping" } as const;
const ofHorse = {
  ...inEvent,
  mode: "pictures",
  filterValueUuid: "oeil",
  filterValueValue: "L’Œil d’Or",
} as const;
const ofOther = { ...ofHorse, filterValueUuid: "qatar", filterValueValue: "Qatar" } as const;

test.each([
  [
    "the rider of its first picture",
    [picture],
    rootFilter,
    { eventUuid: "jumping", filterValueUuid: "jeanne" },
  ],
  [
    "the name searched for, if its picture shows it",
    [picture],
    ofHorse,
    { filterValueUuid: "oeil", eventLabel: "Jumping" },
  ],
  ["its own rider and not another one", [picture], ofOther, { filterValueUuid: "jeanne", eventLabel: null }],
  [
    "without a picture the rider searched for",
    [],
    ofHorse,
    { filterValueUuid: "oeil", eventUuid: "jumping" },
  ],
  [
    "without a rider the event",
    [],
    inEvent,
    { filterValueUuid: null, eventUuid: "jumping", mode: "pictures" },
  ],
  ["without an event the events", [], rootFilter, { mode: "events", eventUuid: null }],
  [
    "not an event of another pricing",
    [],
    { ...ofHorse, eventUuid: "rally" },
    { mode: "events", filterValueUuid: "oeil" },
  ],
] as const)("a pack is filled from %s", async (_, pictures, last, expected) => {
  expect(await packSearch(api(), { pictures: [...pictures], product }, last)).toMatchObject({
    mode: "pictures",
    ...expected,
  });
});

test("a picture without a name leads to all of its event", async () => {
  expect(await packSearch(api([]), { pictures: [picture], product }, ofOther)).toMatchObject({
    mode: "pictures",
    eventUuid: "jumping",
    filterValueUuid: null,
  });
});

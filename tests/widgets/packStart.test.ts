import { expect, test } from "vitest";
import type { Client } from "../../src/api/client.ts";
import type { Product } from "../../src/api/contract/catalogueEntities.ts";
import { loadPackStart } from "../../src/widgets/packStart.ts";
import { noSlots } from "../../stories/support/noSlots.ts";

const round = {
  ...noSlots,
  uuid: "round",
  nature: "filter",
  pricingId: 1,
  filter1_nature: "contest",
  filter2_nature: "filterValue",
  filter2_typeUuid: "rider",
} as Product;
const horse = { uuid: "oeil", value: "L’Œil d’Or", filterTypeUuid: "horse" };
const rider = { uuid: "jeanne", value: "Jeanne Lefèvre", filterTypeUuid: "rider" };
const other = { uuid: "hugo", value: "Hugo Lefèvre", filterTypeUuid: "rider" };
const morning = {
  uuid: "morning",
  label: "Amateur 3",
  start: "2026-05-16T06:00:00Z",
  totalPictureCount: 900,
  matchingPictureCount: 9,
};
const evening = {
  uuid: "evening",
  label: "Pro 2",
  start: "2026-05-16T13:00:00Z",
  totalPictureCount: 800,
  matchingPictureCount: 23,
};

/** A shop where a name was in these contests, with these riders; the last query for riders is kept. */
function shop({ contests = [morning], riders = [rider] } = {}) {
  const asked: object[] = [];
  const api = {
    filterValues: {
      readFilterValue: async ({ params }: { params: { uuid: string } }) =>
        [horse, rider, other].find(({ uuid }) => uuid === params.uuid),
      listLinkedFilterValues: async ({ query }: { query: object }) => {
        asked.push(query);
        return riders;
      },
    },
    events: { readEvent: async () => ({ uuid: "jumping", label: "Jumping" }) },
    contests: {
      readContest: async ({ params }: { params: { uuid: string } }) =>
        [morning, evening].find(({ uuid }) => uuid === params.uuid),
      searchContests: async () => contests,
    },
    pictures: {
      listPicturesForFilterOrderItem: async () => ({ items: [{ uuid: "picture" }], totalCount: 9 }),
    },
  } as unknown as Client;
  return { api, asked };
}
const subject = { eventUuid: "jumping", contestUuid: null, filterValueUuid: null };

test("begins from the rider and the only round she rode", async () => {
  const { api } = shop();
  expect(await loadPackStart(api, round, { ...subject, filterValueUuid: "jeanne" })).toEqual({
    content: {
      eventUuid: "jumping",
      contestUuid: "morning",
      filterValueUuid1: "jeanne",
      filterValueUuid2: null,
    },
    about: ["Jeanne Lefèvre", "Amateur 3", "Jumping"],
    missing: [],
    rounds: [],
    matching: { count: 9, pictures: [{ uuid: "picture" }] },
  });
});

test("takes the round in view, whatever others she rode", async () => {
  const { api } = shop({ contests: [morning, evening] });
  const start = await loadPackStart(api, round, {
    ...subject,
    contestUuid: "evening",
    filterValueUuid: "jeanne",
  });
  expect(start.content.contestUuid).toBe("evening");
});

test("offers her rounds, each with the count of her pictures, and counts nothing of the pack yet", async () => {
  const { api } = shop({ contests: [morning, evening] });
  const start = await loadPackStart(api, round, { ...subject, filterValueUuid: "jeanne" });
  expect(start).toMatchObject({ missing: ["contest"], matching: null });
  expect(start.rounds).toEqual([
    { uuid: "morning", label: "Amateur 3", start: morning.start, count: 9 },
    { uuid: "evening", label: "Pro 2", start: evening.start, count: 23 },
  ]);
});

test("counts everybody's pictures of a pack of the whole round, and none that the pack does not name", async () => {
  const { api } = shop({ contests: [morning, evening] });
  const whole = { ...round, filter2_nature: null, filter2_typeUuid: null } as Product;
  const counts = async (product: Product, filterValueUuid: string) =>
    (await loadPackStart(api, product, { ...subject, filterValueUuid })).rounds.map(({ count }) => count);
  expect(await counts(whole, "jeanne")).toEqual([900, 800]);
  // The rider's pictures are not only those of the horse.
  expect(await counts(round, "oeil")).toEqual([null, null]);
});

test("takes the only rider of a horse in that round, and leaves her open among several", async () => {
  const one = shop();
  const start = await loadPackStart(one.api, round, { ...subject, filterValueUuid: "oeil" });
  expect(start).toMatchObject({ content: { filterValueUuid1: "jeanne" }, missing: [] });
  expect(one.asked).toMatchObject([
    { filterTypeUuid: "rider", contestUuid: "morning", existingFilterValueUuid: "oeil" },
  ]);
  const several = shop({ riders: [rider, other] });
  expect(await loadPackStart(several.api, round, { ...subject, filterValueUuid: "oeil" })).toMatchObject({
    content: { filterValueUuid1: null },
    missing: ["filterValue1"],
  });
});

test("without a name only the round is known", async () => {
  const { api, asked } = shop();
  const start = await loadPackStart(api, round, { ...subject, contestUuid: "morning" });
  expect(start).toMatchObject({ about: ["Amateur 3", "Jumping"], missing: ["filterValue1"], matching: null });
  expect(asked).toEqual([]);
});

import { createStore } from "jotai";
import { expect, it } from "vitest";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import { indexInScope } from "../../../src/features/search/indexInScope.ts";
import type { PictureScope } from "../../../src/features/search/queries.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

const scope: PictureScope = {
  eventUuid: "e",
  contestUuid: null,
  filterValueUuid: null,
  takenFrom: null,
  takenBefore: null,
};

/** Ten pictures in order, then a burst of five hundred in one second, then three without a time. */
const moments = [
  ...Array.from({ length: 10 }, (_, second) => `2026-05-16T08:00:0${second}.000Z`),
  ...Array.from({ length: 500 }, () => "2026-05-16T08:10:00.000Z"),
  null,
  null,
  null,
];
const pictures = moments.map((takenAt, index) => ({ uuid: `picture ${index}`, takenAt }) as Picture);

/** As the server sorts and counts. */
function listPictures({ query }: { query: { takenBefore?: string; offset?: number; limit: number } }) {
  const { takenBefore, offset = 0, limit } = query;
  const items = takenBefore ? pictures.filter(({ takenAt }) => takenAt && takenAt < takenBefore) : pictures;
  return Promise.resolve({ items: items.slice(offset, offset + limit), totalCount: items.length });
}

/** @returns the index that is found in the end; null: none */
async function find(uuid: string): Promise<number | null | undefined> {
  const store = createStore();
  const readPicture = ({ params }: { params: { uuid: string } }) =>
    Promise.resolve(pictures.find((one) => one.uuid === params.uuid) ?? { uuid, takenAt: null });
  store.set(apiAtom, { pictures: { listPictures, readPicture } } as never);
  const found = indexInScope({ scope, uuid });
  store.sub(found, () => {});
  // Each answer leads to the next call.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return store.get(found);
}

it.each([0, 7, 10, 199, 200, 399])(
  "finds the picture at %i by its time, in a burst on the next page too",
  async (index) => {
    expect(await find(`picture ${index}`)).toBe(index);
  },
);

it.each([510, 512])("finds the picture at %i, whose time nobody knows", async (index) => {
  expect(await find(`picture ${index}`)).toBe(index);
});

it("finds none that the scope does not have, or that lies too deep in a burst", async () => {
  expect(await find("another event's")).toBeNull();
  expect(await find("picture 450")).toBeNull();
});

import { atom, createStore } from "jotai";
import { expect, test } from "vitest";
import { joinViews } from "../../../src/features/search/joinViews.ts";
import type { PictureView } from "../../../src/shop/pictureView.ts";

/** A view whose pictures only have a name. */
function view(names: readonly string[]): PictureView {
  const atoms = names.map((name) => atom({ status: "data", data: { name } }));
  const sources = names.map((name) => atom(name));
  return {
    count: names.length,
    pictureAt: (index: number) => atoms[index],
    sourceAt: (index: number) => sources[index],
  } as never;
}

test("one view has the pictures of both, the first's first, and loads them from where they come", () => {
  const [one, other] = [view(["a", "b", "c"]), view(["d", "e"])];
  const joined = joinViews(one, other);
  const store = createStore();
  expect(joined.count).toBe(5);
  const at = (index: number) => store.get(joined.pictureAt(index));
  expect([0, 1, 2, 3, 4].map(at)).toMatchObject(
    ["a", "b", "c", "d", "e"].map((name) => ({ data: { name } })),
  );
  // The same atoms: nothing is loaded again.
  expect(joined.pictureAt(2)).toBe(one.pictureAt(2));
  expect(joined.pictureAt(3)).toBe(other.pictureAt(0));
  expect([joined.sourceAt(0), joined.sourceAt(4)]).toEqual([one.sourceAt(0), other.sourceAt(1)]);
  expect(joinViews(view([]), other).pictureAt(0)).toBe(other.pictureAt(0));
});

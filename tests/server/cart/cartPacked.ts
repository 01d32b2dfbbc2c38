import { expect } from "vitest";
import { type Cart, faultOf, keyOf, type Line, type Pack, pictureOf, piecesOf } from "./cartModel.ts";

/**
 * Checks a suggestion's effect on a cart: what stays unchanged, and that the total falls by the gain. The model does not
 * search for the best one: tests/domain/bestPrice/bestPrice.test.ts checks that by brute force.
 */
export function expectPacked(before: Cart, after: Cart, gain: number): void {
  expect(pictureOf(after).total).toBe(pictureOf(before).total - gain);
  const held = packsIn(before);
  for (const pack of packsIn(after)) {
    expect(faultOf(pack)).toBeNull();
    const was = held.find(({ id }) => id === pack.id);
    if (was) expectFilled(was, pack);
    else expect(pack).toMatchObject({ quantity: 1 });
  }
  expect(packsIn(after)).toEqual(
    expect.arrayContaining(held.map(({ id }) => expect.objectContaining({ id }))),
  );
  expect(wholesIn(after)).toEqual(wholesIn(before));
  expectSamePieces(before, after);
}

/** A pack in the cart keeps its attributes, and each picture its group. */
function expectFilled({ groups, ...was }: Pack, after: Pack): void {
  expect(after).toMatchObject(was);
  expect(
    after.groups.map((group, at) => group.filter((picture) => groups[at]?.includes(picture)).sort()),
  ).toEqual(groups.map((group) => group.toSorted()));
}

/** No piece is lost. None is duplicated, unless a pack of several took a picture with fewer pieces. */
function expectSamePieces(before: Cart, after: Cart): void {
  const [was, is] = [before, after].map((cart) => countOf(cart.lines.flatMap(piecesOf)));
  const grown = new Set(packsIn(after).flatMap((pack) => (pack.quantity > 1 ? piecesOf(pack) : [])));
  const expected = [...(was ?? [])].map(([piece, count]) => [
    piece,
    grown.has(piece) ? Math.max(count, is?.get(piece) ?? 0) : count,
  ]);
  expect(Object.fromEntries(is ?? [])).toEqual(Object.fromEntries(expected));
}

function countOf(pieces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

const isPack = (line: Line): line is Pack => line.kind === "pack";
const packsIn = ({ lines }: Cart) => lines.filter(isPack);
const wholesIn = ({ lines }: Cart) =>
  lines
    .filter(({ kind }) => kind === "whole")
    .map(keyOf)
    .sort();

import fc from "fast-check";
import { expect, test } from "vitest";
import { hungIn, roomFor, sofa, within } from "../../../src/domain/products/wallScene.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 500 }),
});

test("a room has place for each print above its sofa", () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 12 }), (papers) => {
      const room = roomFor(papers);
      for (const paper of papers) {
        const { x, y } = hungIn(room, paper);
        expect(within(room, paper, { x, y })).toEqual({ x, y });
        expect(y + paper.height / 2).toBeLessThan(room.sofa.y);
      }
      expect(room.sofa.y + sofa.height).toBe(room.floor);
    }),
  );
});

test("a small print hangs at eye level, a tall one higher", () => {
  const room = roomFor([{ width: 105, height: 157 }]);
  expect(room.floor - hungIn(room, { width: 30, height: 20 }).y).toBe(150);
  expect(room.floor - hungIn(room, { width: 105, height: 157 }).y).toBe(84 + 16 + 157 / 2);
});

test("a print stays on its wall, in the middle of one that is too small", () => {
  const wall = { width: 300, height: 200 };
  const paper = { width: 90, height: 60 };
  expect(within(wall, paper, { x: 120, y: 90 })).toEqual({ x: 120, y: 90 });
  expect(within(wall, paper, { x: -50, y: 900 })).toEqual({ x: 45, y: 170 });
  expect(within(wall, { width: 400, height: 60 }, { x: 0, y: 0 })).toEqual({ x: 150, y: 30 });
});

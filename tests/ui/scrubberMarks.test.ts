import { expect, test } from "vitest";
import { markAfter, marksApart } from "../../src/ui/scrubber/marks.ts";

const marks = [0, 10, 14, 50, 90].map((index) => ({ index, text: `${index}` }));
const texts = (total: number) => marksApart(marks, total).map(({ text }) => text);

test("a mark whose words would cover an earlier one is left out", () => {
  expect(texts(100)).toEqual(["0", "10", "50", "90"]);
  expect(texts(1000)).toEqual(["0", "90"]);
  expect(texts(60)).toEqual(["0", "10", "14", "50", "90"]);
});

test.each([
  ["ArrowDown", 12, 14],
  ["ArrowRight", 14, 50],
  ["ArrowDown", 95, 99],
  ["ArrowUp", 12, 10],
  ["ArrowLeft", 10, 0],
  ["ArrowUp", 0, 0],
  ["PageDown", 0, 50],
  ["PageDown", 50, 99],
  ["PageUp", 99, 14],
  ["PageUp", 10, 0],
  ["Home", 60, 0],
  ["End", 60, 99],
  ["a", 60, null],
])("%s leads from picture %i to %s", (key, from, to) => {
  expect(markAfter(key, from, marks, 99)).toBe(to);
});

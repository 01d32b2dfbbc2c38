import { expect, test } from "vitest";
import { dayBars, salesBars, salesSummary, shownHours } from "../../../src/features/counter/salesView.ts";

const day = (sold: Record<number, [number, number]>) => ({
  byHour: Array.from({ length: 24 }, (_, hour) => {
    const [orderCount, totalPrice] = sold[hour] ?? [0, 0];
    return { hour, orderCount, totalPrice };
  }),
});
const span = (sold: Record<number, [number, number]>) => {
  const hours = shownHours(day(sold)).map(({ hour }) => hour);
  return [hours.at(0), hours.at(-1)];
};

test("a day shows its usual hours, and those in which more was sold", () => {
  expect(span({})).toEqual([8, 18]);
  expect(span({ 10: [1, 1500] })).toEqual([8, 18]);
  expect(span({ 6: [1, 1500], 22: [2, 3000] })).toEqual([6, 22]);
});

test("a bar is as high as its hour's euros, and has words under every other one", () => {
  const bars = salesBars(shownHours(day({ 8: [2, 4320] })));
  expect(bars).toHaveLength(11);
  expect(bars.slice(0, 2)).toEqual([
    { from: "8\u00a0h", to: "9\u00a0h", count: 4320, tick: "8\u00a0h" },
    { from: "9\u00a0h", to: "10\u00a0h", count: 0 },
  ]);
});

test("a bar a day, named in full, its date under every other one up to today", () => {
  const byDay = ["2026-04-29", "2026-04-30", "2026-05-01"].map((day, place) => ({
    day,
    orderCount: place,
    totalPrice: place * 1000,
  }));
  expect(dayBars({ byDay })).toEqual([
    { from: "mercredi 29 avril", count: 0, tick: "29/04" },
    { from: "jeudi 30 avril", count: 1000 },
    { from: "vendredi 1er mai", count: 2000, tick: "1/05" },
  ]);
});

test("the summary adds up what was sold", () => {
  const hours = shownHours(day({ 9: [1, 1500], 10: [2, 4320], 15: [1, 100] }));
  expect(salesSummary(hours)).toBe("4 commandes, 59,20\u00a0€");
});

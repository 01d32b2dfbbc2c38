import type { CounterSales } from "../../api/contract/counterCalls.ts";
import type { HistogramBar, HistogramRange } from "../../ui/index.ts";
import { salesWords } from "./texts.ts";

type Hour = CounterSales["byHour"][number];

/** A stand's usual day; what was sold outside it is shown as well. */
const opens = 8;
const closes = 18;

/** The hours of the day that are shown: the usual ones, and as many more as something was sold in. */
export function shownHours({ byHour }: Pick<CounterSales, "byHour">): Hour[] {
  const sold = byHour.filter(({ orderCount }) => orderCount > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(opens, ...sold), Math.max(closes, ...sold)];
  return byHour.filter(({ hour }) => hour >= first && hour <= last);
}

const clock = (hour: number) => `${hour}\u00a0h`;

/** A bar an hour, as high as what it brought in, in cents. */
export function salesBars(hours: readonly Hour[]): HistogramBar[] {
  return hours.map(({ hour, totalPrice }) => ({
    from: clock(hour),
    to: clock(hour + 1),
    count: totalPrice,
    ...(hour % 2 === 0 && { tick: clock(hour) }),
  }));
}

/** « 12 commandes, 432,00 € », of some hours « De 9 h à 12 h : 5 commandes, 180,00 € ». */
export function salesSummary(hours: readonly Hour[], range: HistogramRange | null): string {
  const kept = range === null ? hours : hours.slice(range.first, range.last + 1);
  const words = salesWords(
    kept.reduce((sum, { orderCount }) => sum + orderCount, 0),
    kept.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  );
  const [first, last] = [kept.at(0), kept.at(-1)];
  if (range === null || !first || !last) return words;
  return `De ${clock(first.hour)} à ${clock(last.hour + 1)}\u00a0: ${words}`;
}

import type { CounterSales } from "../../api/contract/counterCalls.ts";
import { formatWeekday } from "../../domain/dates/dates.ts";
import type { HistogramBar } from "../../ui/index.ts";
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

/** A bar a day, likewise; every other one from today back has its day under it. */
export function dayBars({ byDay }: Pick<CounterSales, "byDay">): HistogramBar[] {
  return byDay.map(({ day, totalPrice }, place) => ({
    from: formatWeekday(`${day}T12:00:00Z`),
    count: totalPrice,
    ...((byDay.length - 1 - place) % 2 === 0 && { tick: `${Number(day.slice(8))}/${day.slice(5, 7)}` }),
  }));
}

/** « 12 commandes, 432,00 € ». */
export function salesSummary(sold: readonly Pick<Hour, "orderCount" | "totalPrice">[]): string {
  return salesWords(
    sold.reduce((sum, { orderCount }) => sum + orderCount, 0),
    sold.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  );
}

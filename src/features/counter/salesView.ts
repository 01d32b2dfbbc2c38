import type { CounterSales } from "../../api/contract/counterCalls.ts";
import { formatWeekday } from "../../domain/dates/dates.ts";
import type { HistogramBar } from "../../ui/index.ts";
import { salesWords } from "./texts.ts";

type Hour = CounterSales["byHour"][number];

/** A stand's usual opening hours; sales outside them are shown as well. */
const opens = 8;
const closes = 18;

/** Returns the hours to show: the usual ones, extended to any hour with a sale. */
export function shownHours({ byHour }: Pick<CounterSales, "byHour">): Hour[] {
  const sold = byHour.filter(({ orderCount }) => orderCount > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(opens, ...sold), Math.max(closes, ...sold)];
  return byHour.filter(({ hour }) => hour >= first && hour <= last);
}

const clock = (hour: number) => `${hour}\u00a0h`;

/** One bar per hour; its height is the revenue in cents. */
export function salesBars(hours: readonly Hour[]): HistogramBar[] {
  return hours.map(({ hour, totalPrice }) => ({
    from: clock(hour),
    to: clock(hour + 1),
    count: totalPrice,
    ...(hour % 2 === 0 && { tick: clock(hour) }),
  }));
}

/** One bar per day; every other one, counted back from today, has a label. */
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

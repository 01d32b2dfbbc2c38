import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { formatDayOfMonth, formatHour } from "../../domain/dates/dates.ts";
import type { ScrubberMark } from "../../ui/index.ts";
import type { Span } from "./filter.ts";

export interface HourMarks {
  /** The first picture of each hour; of several days, each day's first one by its day. */
  marks: readonly ScrubberMark[];
  /** The start of a picture's bucket: « 10 h 15 », of several days « samedi 16, 10 h 15 ». */
  textAt: (index: number) => string;
}

const undated = "Sans heure";

/**
 * Returns the hours of pictures in order of capture time, those without one at the end.
 * @param span the pictures' own; null for all
 * @param total number of the pictures
 */
export function hourMarks({ days, timeZone }: TimeCounts, span: Span | null, total: number): HourMarks {
  const inSpan = days.flatMap(({ day, buckets }) =>
    buckets
      .filter(({ start, end }) => !span || (start >= span.takenFrom && end <= span.takenBefore))
      .map((bucket) => ({ ...bucket, day })),
  );
  const taken = inSpan.filter(({ count }) => count > 0);
  const hasDays = new Set(taken.map(({ day }) => day)).size > 1;
  const marks: ScrubberMark[] = [];
  const buckets: { end: number; text: string }[] = [];
  let before = { day: "", hour: "" };
  let index = 0;
  for (const { day, start, count } of taken) {
    const time = formatHour(start, timeZone);
    const hour = time.slice(0, time.indexOf("h") + 1);
    const weekday = hasDays ? formatDayOfMonth(start, timeZone) : "";
    if (hasDays && day !== before.day) marks.push({ index, text: weekday });
    else if (day !== before.day || hour !== before.hour) marks.push({ index, text: hour });
    before = { day, hour };
    index += count;
    buckets.push({ end: index, text: hasDays ? `${weekday}, ${time}` : time });
  }
  if (index < total) marks.push({ index, text: undated });
  return { marks, textAt: (at) => buckets.find(({ end }) => at < end)?.text ?? undated };
}

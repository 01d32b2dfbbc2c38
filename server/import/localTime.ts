const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns `2026-05-01 10:32:05`, the time of an event there. @param timeZone IANA name */
export function localTime(iso: string, timeZone: string): string {
  // Swedish dates are formatted in sortable order.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format.format(new Date(iso));
}

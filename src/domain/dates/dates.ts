/** Dates are stored in UTC and displayed in French time (specification, section 9). */
const timeZone = "Europe/Paris";
const full = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone });

/** The first of a month is « 1er » in French, which Intl does not know. */
const ordinal = (text: string) => text.replace(/(?<!\d)1(?=[\s–])/g, "1er");

/** « 14 juin 2026 »; `iso` is an ISO 8601 date. */
export function formatDate(iso: string): string {
  return ordinal(full.format(new Date(iso)));
}

/** « 14 juin 2026 à 9 h 32 ». */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} à ${formatHour(iso)}`;
}

/** « 14 juin 2026 », « 12–14 juin 2026 », « 30 mai – 1er juin 2026 ». */
export function formatDateRange(startIso: string, endIso: string): string {
  const start = new Date(startIso);
  const end = new Date(endIso);
  // An end before its start is bad data: show the start alone.
  const range = end < start ? full.format(start) : full.formatRange(start, end);
  // Some versions of Intl surround the dash with thin spaces.
  return ordinal(range.replace(/\s–\s/, " – "));
}

// Cached per zone: creating a formatter is a thousand times slower than using it.
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("fr-FR", {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    });
  clocks.set(zone, clock);
  return clock;
}

function readClock(iso: string, zone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = clockOf(zone).formatToParts(new Date(iso));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** « 10 h », « 10 h 15 » in a time zone (an IANA name); seconds are omitted. */
export function formatHour(iso: string, zone: string = timeZone): string {
  const { hour, minute } = readClock(iso, zone);
  const words = `${Number(hour)}\u00a0h`;
  return minute === "00" ? words : `${words}\u00a0${minute}`;
}

/** « samedi 16 mai », « vendredi 1er mai » in a time zone. */
export function formatWeekday(iso: string, zone: string = timeZone): string {
  return `${formatDayOfMonth(iso, zone)} ${readClock(iso, zone).month}`;
}

/** « samedi 16 », « vendredi 1er » in a time zone. */
export function formatDayOfMonth(iso: string, zone: string = timeZone): string {
  const { weekday, day } = readClock(iso, zone);
  return `${weekday} ${day === "1" ? "1er" : day}`;
}

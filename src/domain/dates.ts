/** Dates are stored in UTC and read in France (specification, section 9). */
const timeZone = "Europe/Paris";
const full = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone });
const moment = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});

/** The first of a month is « 1er » in French, which Intl does not know. */
const ordinal = (text: string) => text.replace(/(?<!\d)1(?=[\s–])/g, "1er");

/** « 14 juin 2026 »; `iso` is an ISO 8601 date. */
export function formatDate(iso: string): string {
  return ordinal(full.format(new Date(iso)));
}

/** « 14 juin 2026 à 09:32 ». */
export function formatDateTime(iso: string): string {
  return ordinal(moment.format(new Date(iso)));
}

/** « 14 juin 2026 », « 12–14 juin 2026 », « 30 mai – 1er juin 2026 ». */
export function formatDateRange(startIso: string, endIso: string): string {
  const start = new Date(startIso);
  const end = new Date(endIso);
  // An end before its start is bad data: the start alone is still true.
  return ordinal(end < start ? full.format(start) : full.formatRange(start, end));
}

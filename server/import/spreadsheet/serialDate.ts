const msOfDay = 86_400_000;
/** Day 0 of a spreadsheet; its leap day of 1900 that never was lies before any event. */
const dayZero = { "1900": Date.UTC(1899, 11, 30), "1904": Date.UTC(1904, 0, 1) };

/**
 * Returns a spreadsheet's number as the date or time that it shows: `2026-05-01`, `09:05:00`, `2026-05-01 09:05:00`, to the second.
 * @param serial days since day 0
 */
export function serialDate(serial: number, epoch: keyof typeof dayZero = "1900"): string {
  const at = new Date(dayZero[epoch] + Math.round(serial * 86_400) * 1_000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const [date = "", time = ""] = at.toISOString().slice(0, 19).split("T");
  if (serial >= 0 && serial < 1) return time;
  return at.getTime() % msOfDay === 0 ? date : `${date} ${time}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/** Returns the zone's UTC offset at that instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const part = Object.fromEntries(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return (
    Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`) - instant
  );
}

const day = 86_400_000;

/**
 * Converts a camera's wall time (`YYYY-MM-DDTHH:mm:ss`) to ISO 8601 in UTC. An offset recorded by the camera wins over the
 * event's IANA zone. In the hour skipped in spring, the clock counts as not yet changed; in the repeated hour of autumn, the
 * first one counts. Throws RangeError for an unknown zone or an invalid date.
 */
export function wallTimeToUtc(wallTime: string, zone: string, offset: string | null = null): string {
  if (offset !== null) return new Date(`${wallTime}${offset}`).toISOString();
  const wall = new Date(`${wallTime}Z`).getTime();
  const before = offsetAt(wall - day, zone);
  const after = offsetAt(wall + day, zone);
  const candidates = [before, after].filter((ahead) => offsetAt(wall - ahead, zone) === ahead);
  return new Date(wall - (candidates[0] ?? before)).toISOString();
}

interface CameraMoment {
  /** By the camera's clock, `YYYY-MM-DDTHH:mm:ss`; null: unknown. */
  cameraTime: string | null;
  /** UTC offset that the camera recorded, `+02:00`. */
  cameraOffset: string | null;
  /** Seconds to add to what the clock says, to have the event's local time; null: nobody has said. */
  clockOffset: number | null;
}

/**
 * Returns the moment that a camera's clock means, ISO 8601 in UTC; null if it is unknown. A clock that an operator has set goes by
 * the event's local time, whatever UTC offset the camera records.
 * @param timeZone of the event, IANA name
 */
export function clockedTime(moment: CameraMoment & { cameraTime: string }, timeZone: string): string;
export function clockedTime(moment: CameraMoment, timeZone: string): string | null;
export function clockedTime({ cameraTime, cameraOffset, clockOffset }: CameraMoment, timeZone: string) {
  if (cameraTime === null) return null;
  if (clockOffset === null) return wallTimeToUtc(cameraTime, timeZone, cameraOffset);
  const local = new Date(Date.parse(`${cameraTime}Z`) + clockOffset * 1000);
  return wallTimeToUtc(local.toISOString().slice(0, 19), timeZone);
}

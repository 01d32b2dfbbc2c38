import { wallTimeToUtc } from "../images/wallTime.ts";

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

import { CliError } from "../core/cliError.ts";

const secondsIn = { s: 1, min: 60, h: 3600, d: 86_400, j: 86_400 };
/** Cameras without a battery start at 1970 or 1980 at the earliest. */
const longestYears = 200;
const longest = longestYears * 366 * secondsIn.d;

const clock = /^([+-]) ?(?:(\d+) ?[dj] ?)?(\d+):([0-5]\d):([0-5]\d)$/;
const amount = /^([+-]) ?(\d+) ?(s|min|h|d|j)$/;

/**
 * Reads how much is to be added to what a clock says: `+1:02:30`, `-0:00:45`, `+8173j 0:32:05`, `+3600s`, `+2h`, `0`. Without
 * its sign it could mean either direction.
 * @returns seconds. Throws `CliError`.
 */
export function readClockOffset(text: string): number {
  const plain = text.trim().toLowerCase().replace(/^[−–]/, "-");
  const seconds = /^[+-]?0s?$/.test(plain) ? 0 : (clockSeconds(plain) ?? amountSeconds(plain));
  if (seconds === null) {
    throw new CliError(
      `« ${text} » n’est pas un décalage ; il s’écrit +1:02:30, -0:00:45 ou +3600s, et 0 si elle est juste.`,
    );
  }
  if (Math.abs(seconds) > longest) {
    throw new CliError(`Aucune horloge n’est fausse de plus de ${longestYears} ans : ${text}.`);
  }
  // Not −0.
  return seconds === 0 ? 0 : seconds;
}

function clockSeconds(text: string): number | null {
  const found = clock.exec(text);
  if (!found) return null;
  const [, sign, days = 0, hours, minutes, seconds] = found;
  const total =
    Number(days) * secondsIn.d + Number(hours) * secondsIn.h + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -total : total;
}

function amountSeconds(text: string): number | null {
  const found = amount.exec(text);
  if (!found) return null;
  const total = Number(found[2]) * secondsIn[found[3] as keyof typeof secondsIn];
  return found[1] === "-" ? -total : total;
}

/** Returns `+1:02:30`, as `readClockOffset` reads it; « telle quelle » if nobody has set the clock. */
export function clockOffsetText(offset: number | null): string {
  if (offset === null) return "telle quelle";
  const total = Math.abs(offset);
  const days = Math.floor(total / secondsIn.d);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor((total % secondsIn.d) / secondsIn.h);
  const time = `${hours}:${two(Math.floor((total % secondsIn.h) / 60))}:${two(total % 60)}`;
  return `${offset < 0 ? "-" : "+"}${days > 0 ? `${days}j ` : ""}${time}`;
}

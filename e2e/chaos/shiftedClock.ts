import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";

/** Debian's package faketime; undefined where it is missing. */
const library = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];

/** The clock of a process, apart from the machine's. */
export interface ShiftedClock {
  /** Variables of the process whose clock it is. */
  env: Record<string, string>;
  /** Steps it to so many seconds after the machine's, or before. */
  shift(seconds: number): Promise<void>;
}

/**
 * Returns a clock that steps while its process runs, but for what counts intervals, as on a machine whose clock is set.
 * @param file of its own
 * @returns null where there is no libfaketime
 */
export async function createShiftedClock(file: string): Promise<ShiftedClock | null> {
  if (library === undefined) return null;
  const shift = (seconds: number) => writeFile(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  await shift(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      NO_FAKE_STAT: "1",
    },
    shift,
  };
}

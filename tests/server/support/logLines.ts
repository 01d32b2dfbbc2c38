import { createLog } from "../../../server/core/createLog.ts";

export type LogLine = Record<string, unknown> & { level: string; msg: string; requestId?: string };

/** Opens a log whose lines a test reads, as they are written. */
export function openLog(level: Parameters<typeof createLog>[0]) {
  const written: string[] = [];
  return {
    log: createLog(level, { write: (line) => void written.push(line) }),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    /** Returns the lines with these words. */
    told: (msg: string) =>
      written.map((line) => JSON.parse(line) as LogLine).filter((line) => line.msg === msg),
    clear: () => written.splice(0),
  };
}

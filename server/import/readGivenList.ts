import { createHash } from "node:crypto";
import type { Matching } from "./eventNames.ts";
import { parseStartList, type StartList } from "./parseStartList.ts";
import type { ListSource } from "./readListTable.ts";
import type { ReadList } from "./saveStartList.ts";

/** A list as an operator gave it. */
export interface GivenList {
  list: ReadList;
  read: StartList;
}

/** How long pictures are a passing time's, in seconds. */
export const windowSeconds = { default: 120, maximum: 3_600 };

/** What is said of a list's file, and how its rows match. */
export type GivenOptions = { fileName: string } & ListSource & Matching;

/** Reads a list's file. Throws `CliError` if it cannot be read at all. */
export function readGivenList(
  bytes: Uint8Array,
  { fileName, encoding, sheet, ...matching }: GivenOptions,
): GivenList {
  const read = parseStartList(bytes, { encoding: encoding ?? null, sheet: sheet ?? null });
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  return { read, list: { fileName, contentHash, rows: read.rows, ...matching } };
}

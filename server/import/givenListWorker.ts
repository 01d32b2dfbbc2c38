import { parentPort, workerData } from "node:worker_threads";
import { CliError } from "../core/cliError.ts";
import type { RefusedRow, StartListRow } from "./parseStartList.ts";
import { type GivenOptions, readGivenList } from "./readGivenList.ts";

/** What the thread that reads a list answers, one at a time, each when it is asked for. */
export type GivenListPart =
  | { refusal: string }
  | { contentHash: string; notes: string[] }
  | { rows: StartListRow[] }
  | { refused: RefusedRow[] }
  | null;

/** Rows in one part: as many as another thread takes in within some milliseconds. */
const size = 2_000;

function* partsOf({ bytes, given }: { bytes: Uint8Array; given: GivenOptions }): Generator<GivenListPart> {
  try {
    const { read, list } = readGivenList(bytes, given);
    yield { contentHash: list.contentHash, notes: read.notes };
    const { rows, refused } = read;
    for (let from = 0; from < rows.length; from += size) yield { rows: rows.slice(from, from + size) };
    for (let from = 0; from < refused.length; from += size)
      yield { refused: refused.slice(from, from + size) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    yield { refusal: error.message };
  }
}

const parts = partsOf(workerData);
parentPort?.on("message", () => parentPort?.postMessage(parts.next().value ?? null));

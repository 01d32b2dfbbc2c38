import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CliError } from "../core/cliError.ts";
import type { GivenListPart } from "./givenListWorker.ts";
import type { RefusedRow, StartListRow } from "./parseStartList.ts";
import type { GivenList, GivenOptions } from "./readGivenList.ts";

/** Does what `readGivenList` does, in a thread of its own: a long list would stop the server for seconds. */
export async function readGivenListAside(bytes: Uint8Array, given: GivenOptions): Promise<GivenList> {
  const worker = new Worker(new URL("./givenListWorker.ts", import.meta.url), {
    workerData: { bytes, given },
  });
  const read = { rows: [] as StartListRow[], refused: [] as RefusedRow[], notes: [] as string[] };
  let contentHash = "";
  try {
    for (;;) {
      const part = await nextPart(worker);
      if (part === null) break;
      if ("refusal" in part) throw new CliError(part.refusal);
      if ("rows" in part) read.rows.push(...part.rows);
      else if ("refused" in part) read.refused.push(...part.refused);
      else {
        contentHash = part.contentHash;
        read.notes = part.notes;
      }
    }
  } finally {
    await worker.terminate();
  }
  const { encoding: _encoding, sheet: _sheet, ...list } = given;
  return { read, list: { ...list, contentHash, rows: read.rows } };
}

/** Asks for a part, so that they come one in a turn of the event loop. Throws what the thread has thrown. */
async function nextPart(worker: Worker): Promise<GivenListPart> {
  worker.postMessage(null);
  const [part] = await once(worker, "message");
  return part;
}

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

test("a new folder is prepared by two shops that start at the same moment", async () => {
  const parent = await mkdtemp(join(tmpdir(), "dossard-account-"));
  const folders = Array.from({ length: 40 }, (_, round) => join(parent, `${round}`, "postgres"));
  const arrived = new Int32Array(new SharedArrayBuffer(4 * folders.length));
  const workers = [1, 2].map(
    () =>
      new Worker(new URL("preparer.ts", import.meta.url), { workerData: { folders, arrived, threads: 2 } }),
  );
  try {
    expect(await Promise.all(workers.map((worker) => once(worker, "exit")))).toEqual([[0], [0]]);
  } finally {
    // A failed worker leaves the other one waiting.
    await Promise.all(workers.map((worker) => worker.terminate()));
    await rm(parent, { recursive: true });
  }
}, 60_000);

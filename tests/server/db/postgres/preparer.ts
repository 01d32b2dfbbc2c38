import { workerData } from "node:worker_threads";
import { prepareAccount } from "../../../../server/db/postgres/account.ts";

/** A thread that prepares each folder at the same moment as another thread. */
const { folders, arrived, threads } = workerData as {
  folders: string[];
  /** For each folder, the number of threads that have reached it. */
  arrived: Int32Array;
  threads: number;
};
for (const [round, folder] of folders.entries()) {
  Atomics.add(arrived, round, 1);
  while (Atomics.load(arrived, round) < threads);
  prepareAccount(folder, "/bin/sh");
}

import { workerData } from "node:worker_threads";
import { prepareAccount } from "../../../../server/db/postgres/account.ts";

/** A thread that prepares each of the folders at the very moment another does. */
const { folders, arrived, threads } = workerData as {
  folders: string[];
  /** For each folder, how many threads stand before it. */
  arrived: Int32Array;
  threads: number;
};
for (const [round, folder] of folders.entries()) {
  Atomics.add(arrived, round, 1);
  while (Atomics.load(arrived, round) < threads);
  prepareAccount(folder, "/bin/sh");
}

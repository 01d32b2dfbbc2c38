import pg from "pg";
import { BackupError } from "./backupFormat.ts";

/**
 * Connects to a database without any time limit, for as long as some work takes.
 * @param task what it is for, in the line for the operator: « à la restauration »
 * Throws `BackupError` if the database does not open.
 */
export async function usingClient<Result>(
  address: string,
  task: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address, keepAlive: true });
  // The pending query fails and reports it.
  client.on("error", () => {});
  await client.connect().catch((error: Error) => {
    throw new BackupError(`La base de données n’ouvre pas ${task} : ${error.message}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

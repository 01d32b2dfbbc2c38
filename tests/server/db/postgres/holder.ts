// A shop process for the launcher's tests: starts or adopts the server of the given folder, with the programs in a second one if
// given, then obeys lines on its input.
// `fill`: commits rows one by one and prints each number once acknowledged. `stop`: leaves.
import { createInterface } from "node:readline";
import pg from "pg";
import { findBinariesIn } from "../../../../server/db/postgres/binaries.ts";
import { startPostgres } from "../../../../server/db/postgres/launcher.ts";

const [dataDir = "", bin] = process.argv.slice(2);
const server = await startPostgres({
  dataDir,
  ...(bin !== undefined && { binaries: findBinariesIn(bin) }),
  log: (line) => process.stdout.write(`log ${line}\n`),
});
process.stdout.write(`up ${server.adopted ? "adopted" : "started"} ${server.connectionString}\n`);

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: server.connectionString });
  // The last process to leave stops the server during the loop.
  client.on("error", () => {});
  await client.connect();
  await client.query("create table if not exists row (number int primary key)");
  for (let number = 1; ; number += 1) {
    await client.query("insert into row values ($1)", [number]);
    process.stdout.write(`row ${number}\n`);
  }
}

for await (const order of createInterface({ input: process.stdin })) {
  if (order === "fill") void fill().catch(() => {});
  if (order === "stop") {
    await server.stop();
    process.exit(0);
  }
}

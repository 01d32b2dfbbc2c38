import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { runProgram } from "./runProgram.ts";

const program = "/usr/sbin/pgbouncer";
const docs = resolve(import.meta.dirname, "../../../docs/deploy");
/** Of its socket's name alone. */
const port = 6432;

export const hasPooler = existsSync(program);

/**
 * Starts PgBouncer with docs/deploy/pgbouncer.ini before a PostgreSQL, for all of its databases.
 * @param owned a file of the user that it runs as, since it does not run as root. Default: the folder of the PostgreSQL's socket
 * @returns the address of the same database behind it, and what stops it
 */
export async function startPooler(connectionString: string, owned?: string) {
  const address = new URL(connectionString);
  const host = address.searchParams.get("host") ?? address.hostname;
  const user = decodeURIComponent(address.username);
  const folder = await mkdtemp(join(tmpdir(), "dossard-pooler-"));
  const ini = (await readFile(join(docs, "pgbouncer.ini"), "utf8"))
    .replace("dossard = host=127.0.0.1 port=5432", `* = host=${host} port=${address.port || 5432}`)
    .replace("listen_addr = 127.0.0.1\n", "")
    .replace("unix_socket_dir =", `unix_socket_dir = ${folder}`)
    .replace("auth_type = scram-sha-256", "auth_type = trust")
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"))
    .replace(/^(pidfile|logfile) = .*\n/gm, "");
  await writeFile(join(folder, "pgbouncer.ini"), ini);
  await writeFile(join(folder, "userlist.txt"), `"${user}" ""\n`);
  const { uid, gid } = await stat(owned ?? host);
  // The folder above the socket's, which is temporary, belongs to root.
  if (!owned && process.getuid?.() === 0) await chmod(dirname(host), 0o711);
  for (const path of [folder, ...["pgbouncer.ini", "userlist.txt"].map((name) => join(folder, name))])
    await chown(path, uid, gid);
  address.port = String(port);
  address.searchParams.set("host", folder);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const stop = await runProgram(program, [join(folder, "pgbouncer.ini")], owner, () => answers(address.href));
  return {
    address: address.href,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Gives the role of an address the settings of docs/deploy/pooler.sql, in its database. */
export async function givePoolerSettings(connectionString: string): Promise<void> {
  const address = new URL(connectionString);
  const statements = (await readFile(join(docs, "pooler.sql"), "utf8")).replaceAll(
    "alter role dossard in database dossard",
    `alter role "${decodeURIComponent(address.username)}" in database "${address.pathname.slice(1)}"`,
  );
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statements);
  await client.end();
}

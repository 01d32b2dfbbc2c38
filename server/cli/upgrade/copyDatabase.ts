import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { BackupError } from "../backup/backupFormat.ts";
import { type BackupTable, beginSnapshot, copyOf } from "../backup/backupTables.ts";
import { fillDatabase, knownMigrations } from "../backup/fillDatabase.ts";
import { usingClient } from "../backup/usingClient.ts";

export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Copies a shop's database into an empty one in one transaction, reads every row of the copy again and compares it, and brings the
 * copy to the newest schema.
 * @param onProgress rows done, of how many
 * Throws `BackupError` if a database does not open, is from a newer shop, or if a row differs.
 */
export function copyDatabase(
  source: string,
  target: string,
  onProgress: (done: number, total: number) => void,
): Promise<Copied> {
  const task = "à la conversion";
  return usingClient(source, task, (from) =>
    usingClient(target, task, async (to) => {
      const found = await beginSnapshot(from);
      const snapshot = { ...found, migrations: knownMigrations(found, "La base") };
      const total = await countRows(from, snapshot.tables);
      const rows = await fillDatabase(to, snapshot, async () => {
        let done = 0;
        for (const table of snapshot.tables) {
          const read = new Rows((count) => onProgress(done + count, total));
          await pipeline(
            from.query(copyTo(`${copyOf(table)} to stdout`)),
            read,
            to.query(copyFrom(`${copyOf(table)} from stdin`)),
          );
          const written = new Rows();
          await pipeline(to.query(copyTo(`${copyOf(table)} to stdout`)), written.resume());
          if (written.digest() !== read.digest())
            throw new BackupError(`La table ${table.name} n’est pas la même après la conversion.`);
          done += read.count;
        }
        return done;
      });
      await to.query("vacuum (analyze)");
      // So that the server stops at once.
      await to.query("checkpoint");
      return { tables: snapshot.tables.length, rows };
    }),
  );
}

async function countRows(client: pg.Client, tables: BackupTable[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${client.escapeIdentifier(name)}`,
    );
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/** Passes COPY text on, counts its rows (one a line) and hashes it. */
class Rows extends Transform {
  count = 0;
  readonly #hash = createHash("sha256");

  constructor(onCount: (count: number) => void = () => {}) {
    super({
      transform: (chunk: Buffer, _, done) => {
        this.#hash.update(chunk);
        for (const byte of chunk) if (byte === 0x0a) this.count++;
        onCount(this.count);
        done(null, chunk);
      },
    });
  }

  digest(): string {
    return this.#hash.copy().digest("hex");
  }
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fetchEngine } from "../../../server/cli/upgrade/fetchEngine.ts";
import type { Binaries } from "../../../server/db/postgres/binaries.ts";

const cache = join(import.meta.dirname, "../../../.cache/postgres");

/**
 * Fetches a former version of the shop's own PostgreSQL by npm, once for each clone.
 * @param version "17", "18.0"
 * @returns null, and says so, where npm does not answer; throws there in CI
 */
export async function formerPostgres(version: string): Promise<Binaries | null> {
  await mkdir(cache, { recursive: true });
  try {
    return await fetchEngine(version, join(cache, version));
  } catch (error) {
    if (process.env.CI) throw error;
    process.stderr.write(`Skipped: tests with PostgreSQL ${version}, which npm does not bring here\n`);
    return null;
  }
}

import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CliError } from "../../core/cliError.ts";
import { type Binaries, findBinaries, findBinariesIn } from "../../db/postgres/binaries.ts";
import {
  clusterOf,
  finishReplacement,
  keptCluster,
  readVersion,
  replaceCluster,
  runningPostmaster,
} from "../../db/postgres/cluster.ts";
import { homeOf, type RunningPostgres, startPostgres } from "../../db/postgres/launcher.ts";
import { type Copied, copyDatabase } from "./copyDatabase.ts";
import { fetchEngine } from "./fetchEngine.ts";
import { holdConversion } from "./holdConversion.ts";

export interface Upgraded extends Copied {
  /** Major versions: "17". */
  from: string;
  to: string;
  /** The folder of the former data. */
  kept: string;
}

/**
 * Converts the data of the shop's own PostgreSQL to the major version that comes with the shop: both run side by side while every
 * row is copied, then the folders change places. The former data stays. May be cut anywhere: the data is then as it was, or
 * converted.
 * @param bin the folder of the former version's programs. Default: npm's
 * @returns null if the data has that version already
 * Throws `CliError` or `DatabaseStartError`, with one plain line, if nothing could be converted.
 */
export async function upgradeDatabase(
  dataDir: string,
  bin: string | undefined,
  onProgress: (done: number, total: number) => void,
): Promise<Upgraded | null> {
  const home = homeOf(dataDir);
  const to = findBinaries().major;
  const noDatabase = new CliError(`Il n’y a pas de base dans ${home}.`);
  if (!existsSync(home)) throw noDatabase;
  await using _held = await holdConversion(home);
  finishReplacement(home);
  const from = readVersion(home);
  if (from === undefined) throw noDatabase;
  if (from === to) return null;
  if (Number(from) > Number(to))
    throw new CliError(
      `La base dans ${home} est de PostgreSQL ${from}, cette boutique apporte PostgreSQL ${to} : rien ne convertit en arrière.`,
    );
  const kept = keptCluster(home, from);
  if (existsSync(kept)) throw new CliError(`${kept} existe déjà : le déplacer ailleurs, puis recommencer.`);
  const fetched = join(home, `engine.${from}`);
  const former = bin === undefined ? await fetchEngine(from, fetched) : findBinariesIn(bin);
  if (former.major !== from)
    throw new CliError(`${bin} est de PostgreSQL ${former.major} ; la base est de PostgreSQL ${from}.`);
  const copied = await convert(dataDir, former, onProgress);
  await rm(fetched, { recursive: true, force: true });
  return { from, to, kept, ...copied };
}

async function convert(
  dataDir: string,
  former: Binaries,
  onProgress: (done: number, total: number) => void,
): Promise<Copied> {
  const home = homeOf(dataDir);
  const work = join(home, "upgrade");
  await using servers = new AsyncDisposableStack();
  const start = async (folder: string, binaries?: Binaries): Promise<RunningPostgres> => {
    const server = await startPostgres({ dataDir: folder, log: () => {}, ...(binaries && { binaries }) });
    servers.defer(() => server.stop());
    return server;
  };
  const source = await start(dataDir, former);
  if (!(await source.claim()))
    throw new CliError("La boutique est ouverte, ou une autre commande : l’arrêter avant de convertir.");
  await clear(work);
  servers.defer(() => clear(work));
  await mkdir(work, { recursive: true });
  const target = await start(work);
  const copied = await copyDatabase(source.connectionString, target.connectionString, onProgress);
  // Whoever comes now waits for the former server, then finds the converted data.
  await target.stop();
  await source.stop();
  replaceCluster(home, clusterOf(homeOf(work)), former.major);
  return copied;
}

/** Removes what a conversion that was cut has left, its server first. */
async function clear(work: string): Promise<void> {
  const left = runningPostmaster(homeOf(work));
  if (left) process.kill(left.pid, "SIGQUIT");
  while (runningPostmaster(homeOf(work))) await sleep(20);
  await rm(work, { recursive: true, force: true, maxRetries: 10 });
}

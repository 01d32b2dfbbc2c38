import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatRate } from "../../src/domain/money/vat.ts";
import { createServices, type OpenServices } from "../app/createServices.ts";
import { openPlaces } from "../core/openStore.ts";
import { readSettings } from "../core/readSettings.ts";
import { plainLine } from "../core/reporting.ts";
import { sellerGaps } from "../core/seller.ts";
import type { Settings } from "../core/settings.ts";
import { standbyLimits } from "../db/limits.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { deriveImages } from "../images/derive.ts";
import { textPath, textWeights } from "../images/textPath.ts";
import { createMailer } from "../mail/createMailer.ts";
import { cardBank } from "../payment/cardBank.ts";
import { refundsDue } from "../payment/refunds.ts";
import { checkStock } from "./checkStock.ts";
import { CommandError } from "./services.ts";

/** The result of one check: `fault` is what the operator has to fix. */
export interface Check {
  name: string;
  fault: string | null;
  detail?: string;
}

const nodeMajor = 24;
const gigabyte = 1_000_000_000;
/** Room for the JPEGs of one day, in bytes. */
const freeWanted = 2 * gigabyte;

/** Checks everything that the shop needs and reports each result. Never throws. */
export async function checkShop(
  environment: Record<string, string | undefined>,
  tell: (check: Check) => void,
): Promise<void> {
  const look = async (name: string, work: () => Promise<string> | string) => {
    try {
      tell({ name, fault: null, detail: await work() });
      return true;
    } catch (error) {
      tell({ name, fault: plainLine(error) });
      return false;
    }
  };
  await look("Node", checkNode);
  await look("images", checkPictures);
  await look("polices", checkFonts);
  let settings: Settings | null = null;
  await look("réglages", () => {
    settings = readSettings(environment);
    return "valides";
  });
  if (settings) await checkPlace(settings, look);
}

async function checkPlace(
  settings: Settings,
  look: (name: string, work: () => Promise<string>) => Promise<boolean>,
): Promise<void> {
  await look("paiement", async () => cardBank(settings));
  await look("vendeur", async () => checkSeller(settings));
  const isWritable = await look("DATA_DIR", () => checkDataDir(settings.dataDir));
  if (isWritable) await look("disque", () => checkDisk(settings.dataDir));
  if (isWritable) await look("fichiers", () => checkFilePlaces(settings));
  const isOpen = isWritable && (await look("base de données", () => checkDatabase(settings)));
  const { databaseUrl, databaseStandbyUrl } = settings;
  if (isOpen && databaseUrl && databaseStandbyUrl)
    await look("base de secours", () => checkStandby(databaseUrl, databaseStandbyUrl));
  if (isOpen) await look("vente", () => asking(settings, checkStock));
  if (isOpen) await look("tâches", () => checkJobs(settings));
  if (isOpen) await look("remboursements", () => checkRefunds(settings));
  await look("courriels", () => checkMail(settings));
  await look("port", () => checkPort(settings.host, settings.port));
}

function checkNode(): string {
  const version = process.versions.node;
  if (Number(version.split(".")[0]) >= nodeMajor) return version;
  throw new CommandError(
    `la version ${version} est trop ancienne : lancer par npm, qui apporte la version ${nodeMajor}`,
  );
}

async function checkPictures(): Promise<string> {
  const jpeg = await sharp({ create: { width: 48, height: 32, channels: 3, background: "#1e6b3a" } })
    .jpeg()
    .toBuffer();
  const { thumbnail } = await deriveImages(jpeg);
  const { format } = await sharp(thumbnail).metadata();
  if (format !== "webp") throw new CommandError(`les aperçus sortent en ${format}, pas en WebP`);
  return `sharp ${sharp.versions.sharp ?? ""}, libvips ${sharp.versions.vips}`;
}

function checkFonts(): string {
  for (const weight of textWeights) {
    if (textPath("Œil d’or 12 €", { size: 20, weight }).d === "")
      throw new CommandError(`la graisse ${weight} ne dessine rien`);
  }
  return `${textWeights.length} graisses`;
}

function checkSeller({ seller, legalNotice, demo }: Settings): string {
  const gaps = sellerGaps(seller);
  if (gaps.length === 0) {
    const { host, mediator } = legalNotice;
    const unsaid = [...(host ? [] : ["SELLER_HOST"]), ...(mediator ? [] : ["SELLER_MEDIATOR"])];
    const legal = unsaid.length === 0 ? "" : ` ; il manque aux mentions légales ${unsaid.join(", ")}`;
    return `${seller.name}, TVA ${formatRate(seller.vatRate)}${legal}`;
  }
  const fault = `les factures ne sont que des spécimens sans ${gaps.join(", ")}`;
  // A demonstration needs no company.
  if (demo !== false && gaps.includes("SELLER_NAME")) return `démonstration : ${fault}`;
  throw new CommandError(fault);
}

async function checkDataDir(folder: string): Promise<string> {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(probe, "");
  await rm(probe);
  return folder;
}

async function checkDisk(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1).replace(".", ",")} Go libres`;
  if (free < freeWanted)
    throw new CommandError(`seulement ${text} : un événement de 1 000 photos prend environ 10 Go`);
  return text;
}

/** Writes, reads and deletes a file where the shop writes, and says whether a move has not ended. */
async function checkFilePlaces(settings: Settings): Promise<string> {
  const { main, other } = await openPlaces(settings);
  const key = `probes/${randomUUID()}`;
  await main.put(key, Buffer.from("ready"));
  const read = await main.get(key);
  await main.delete(key);
  if (read?.toString() !== "ready") throw new CommandError(`${main.name} ne rend pas ce qu’il a pris`);
  for await (const left of other?.keys("") ?? []) {
    throw new CommandError(
      `${other?.name} en a encore (${left}) : « dossard files move » les met dans ${main.name}`,
    );
  }
  return main.name;
}

function checkDatabase(settings: Settings): Promise<string> {
  return asking(settings, async ({ db }) => {
    const { rows } = await sql<{ version: string; pictures: string }>`
      select current_setting('server_version') as version, (select count(*) from "picture")::text as pictures`.execute(
      db,
    );
    const [found] = rows;
    const whose = settings.databaseUrl === null ? "le sien" : "DATABASE_URL";
    return `PostgreSQL ${found?.version} (${whose}), schéma à jour, ${pluralize(Number(found?.pictures), "photo")}`;
  });
}

/** Says how far the standby is behind, and refuses one of another database, or one that follows none any more. */
async function checkStandby(primaryUrl: string, standbyUrl: string): Promise<string> {
  const dbs = [openDatabase(primaryUrl), openDatabase(standbyUrl, standbyLimits)] as const;
  const [primary, standby] = dbs;
  try {
    const found = await sql<StandbyFound>`
      select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as replayed, (${secretOf}) as secret`.execute(
      standby,
    );
    const { isStandby, replayed, secret } = found.rows[0] as StandbyFound;
    if (!isStandby)
      throw new CommandError("DATABASE_STANDBY_URL n’est pas une réplique : elle accepte d’être écrite");
    const asked = await sql<{ secret: string; behind: string }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), ${replayed}::pg_lsn)::text as behind, (${secretOf}) as secret`.execute(
      primary,
    );
    const { behind, secret: own } = asked.rows[0] as { secret: string; behind: string };
    if (own !== secret) throw new CommandError("DATABASE_STANDBY_URL n’est pas la réplique de DATABASE_URL");
    const bytes = Math.max(0, Number(behind));
    return bytes === 0 ? "à jour" : `${Math.ceil(bytes / 1000)} Ko de retard`;
  } finally {
    await Promise.all(dbs.map((db) => db.destroy()));
  }
}

interface StandbyFound {
  isStandby: boolean;
  replayed: string;
  secret: string;
}
/** Of each database its own; a standby has that of the one it follows. */
const secretOf = sql`select "value" from "shopFact" where "key" = 'sessionSecret'`;

/** Reports money due back: it must not wait until somebody asks. */
function checkRefunds(settings: Settings): Promise<string> {
  return asking(settings, async ({ db }) => {
    const { length } = await refundsDue(db);
    if (length > 0) throw new CommandError(`${length} à faire : « dossard orders refunds » dit lesquels`);
    return "aucun à faire";
  });
}

function checkJobs(settings: Settings): Promise<string> {
  return asking(settings, async ({ db }) => {
    const { waiting, given } = await db
      .selectFrom("job")
      .select((job) => [
        job.fn.countAll<number>().filterWhere("deadAt", "is", null).as("waiting"),
        job.fn.countAll<number>().filterWhere("deadAt", "is not", null).as("given"),
      ])
      .where("doneAt", "is", null)
      .executeTakeFirstOrThrow();
    if (given > 0)
      throw new CommandError(
        `${pluralize(given, "abandonnée")} : « dossard jobs » dit pourquoi, « dossard jobs retry » les relance`,
      );
    return `${waiting} à faire`;
  });
}

async function checkMail(settings: Settings): Promise<string> {
  const mailer = createMailer(settings);
  try {
    return await mailer.check();
  } finally {
    mailer.close();
  }
}

async function asking(
  settings: Settings,
  question: (services: OpenServices) => Promise<string>,
): Promise<string> {
  const services = await createServices({ ...settings, logLevel: "silent" });
  try {
    return await question(services);
  } finally {
    await services.close();
  }
}

async function checkPort(host: string, port: number): Promise<string> {
  if (await isFree(host, port)) return `${host}:${port} est libre`;
  const answer = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  );
  if (answer?.ok) return `${host}:${port}, la boutique y est ouverte`;
  throw new CommandError(`${host}:${port} est pris par un autre programme : en choisir un autre par PORT`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EADDRNOTAVAIL")
        reject(new CommandError(`HOST ${host} n’est pas une adresse de cette machine`));
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

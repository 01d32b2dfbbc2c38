import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { formatRate } from "../../src/domain/money/vat.ts";
import { createServices, type OpenServices } from "../app/createServices.ts";
import { plainLine } from "../core/cliError.ts";
import { sellerGaps } from "../core/seller.ts";
import { readSettings, type Settings } from "../core/settings.ts";
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
  await look("pictures", checkPictures);
  await look("fonts", checkFonts);
  let settings: Settings | null = null;
  await look("settings", () => {
    settings = readSettings(environment);
    return "valid";
  });
  if (settings) await checkPlace(settings, look);
}

async function checkPlace(
  settings: Settings,
  look: (name: string, work: () => Promise<string>) => Promise<boolean>,
): Promise<void> {
  await look("payment", async () => cardBank(settings));
  await look("seller", async () => checkSeller(settings));
  const isWritable = await look("DATA_DIR", () => checkDataDir(settings.dataDir));
  if (isWritable) await look("disk", () => checkDisk(settings.dataDir));
  const isOpen = isWritable && (await look("database", () => checkDatabase(settings)));
  if (isOpen) await look("stock", () => asking(settings, checkStock));
  if (isOpen) await look("jobs", () => checkJobs(settings));
  if (isOpen) await look("refunds", () => checkRefunds(settings));
  await look("mail", () => checkMail(settings));
  await look("port", () => checkPort(settings.host, settings.port));
}

function checkNode(): string {
  const version = process.versions.node;
  if (Number(version.split(".")[0]) >= nodeMajor) return version;
  throw new CommandError(`version ${version} is too old: start by npm, which brings version ${nodeMajor}`);
}

async function checkPictures(): Promise<string> {
  const jpeg = await sharp({ create: { width: 48, height: 32, channels: 3, background: "#1e6b3a" } })
    .jpeg()
    .toBuffer();
  const { thumbnail } = await deriveImages(jpeg);
  const { format } = await sharp(thumbnail).metadata();
  if (format !== "webp") throw new CommandError(`previews come out as ${format}, not as WebP`);
  return `sharp ${sharp.versions.sharp ?? ""}, libvips ${sharp.versions.vips}`;
}

function checkFonts(): string {
  for (const weight of textWeights) {
    if (textPath("Œil d’or 12 €", { size: 20, weight }).d === "")
      throw new CommandError(`weight ${weight} draws nothing`);
  }
  return `${textWeights.length} weights`;
}

function checkSeller({ seller, legalNotice, demo }: Settings): string {
  const gaps = sellerGaps(seller);
  if (gaps.length === 0) {
    const { host, mediator } = legalNotice;
    const unsaid = [...(host ? [] : ["SELLER_HOST"]), ...(mediator ? [] : ["SELLER_MEDIATOR"])];
    const legal = unsaid.length === 0 ? "" : `; the legal notice lacks ${unsaid.join(", ")}`;
    return `${seller.name}, VAT ${formatRate(seller.vatRate)}${legal}`;
  }
  const fault = `invoices are only specimens without ${gaps.join(", ")}`;
  // A demonstration needs no company.
  if (demo !== false && gaps.includes("SELLER_NAME")) return `a demonstration: ${fault}`;
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
  const text = `${(free / gigabyte).toFixed(1)} GB free`;
  if (free < freeWanted)
    throw new CommandError(`only ${text}: an event of 1,000 photographs takes about 10 GB`);
  return text;
}

function checkDatabase(settings: Settings): Promise<string> {
  return asking(settings, async ({ db }) => {
    const { rows } = await sql<{ version: string; pictures: string }>`
      select current_setting('server_version') as version, (select count(*) from "picture")::text as pictures`.execute(
      db,
    );
    const [found] = rows;
    const whose = settings.databaseUrl === null ? "its own" : "DATABASE_URL";
    return `PostgreSQL ${found?.version} (${whose}), schema up to date, ${found?.pictures} pictures`;
  });
}

/** Reports money due back: it must not wait until somebody asks. */
function checkRefunds(settings: Settings): Promise<string> {
  return asking(settings, async ({ db }) => {
    const { length } = await refundsDue(db);
    if (length > 0) throw new CommandError(`${length} due: \`dossard orders refunds\` says which`);
    return "none due";
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
        `${given} given up: \`dossard jobs\` says why, \`dossard jobs retry\` tries again`,
      );
    return `${waiting} to do`;
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
  if (await isFree(host, port)) return `${host}:${port} is free`;
  const answer = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  );
  if (answer?.ok) return `${host}:${port}, the shop is open there`;
  throw new CommandError(`${host}:${port} is taken by another program: choose another one with PORT`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EADDRNOTAVAIL")
        reject(new CommandError(`HOST ${host} is no address of this machine`));
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Author } from "../../core/author.ts";
import { CliError } from "../../core/cliError.ts";
import type { Services } from "../../core/services.ts";
import { onlyOne } from "../../db/advisoryLock.ts";
import {
  checkFolder,
  damagedFiles,
  deleteFiles,
  filesOf,
  finishFolder,
  publishFolder,
  startFolder,
  unpublishFolder,
} from "./batchFolder.ts";
import { type BatchManifest, type BatchOrder, readManifest } from "./batchManifest.ts";
import { findPrintOrders, type PrintOrder, type PrintScope, printObstacle } from "./findPrintOrders.ts";
import { makeOrderPrints, UnprintableOrder } from "./makeOrderPrints.ts";
import { batchCodes } from "./printNames.ts";
import { type Print, readPrints } from "./readPrints.ts";
import { recordBatch, recordedAt } from "./recordBatch.ts";

export interface PrintOptions extends PrintScope {
  author: Author;
  /** Absolute path of the batch's folder. */
  folder: string;
  /** `srgb`, or the path of an RGB profile. */
  profile: string;
  onProgress: (done: number, total: number) => void;
}

export interface Printed {
  /** `made` now; `completed`: a killed run had left it unrecorded; `known`: recorded before; `none`: nothing to print. */
  kind: "made" | "completed" | "known" | "none";
  orders: readonly BatchOrder[];
  /** When a known batch was recorded. */
  at: string | null;
  /** Orders that could not be printed, and why. */
  refused: NotPrinted[];
  /** Orders that nobody named and that are not to be printed now, and why. */
  leftOut: NotPrinted[];
}

interface NotPrinted {
  orderUuid: string;
  /** The end of a sentence. */
  reason: string;
}

/**
 * Writes the prints of paid orders into a folder for a laboratory, whole or not at all, and leads the orders on. The folder of a
 * killed run is completed; one that was recorded says what it held. Throws `CliError`.
 */
export async function printBatch(services: Services, options: PrintOptions): Promise<Printed> {
  const taken = new CliError("Une autre commande dossard orders print est en cours : attendre sa fin.");
  return onlyOne(services.db, "prints", taken, async () => {
    const manifest = await readManifest(options.folder);
    if (manifest) return openBatch(services, options, manifest);
    await checkFolder(options.folder);
    return makeBatch(services, options);
  });
}

async function openBatch(
  services: Services,
  { author, folder }: PrintOptions,
  manifest: BatchManifest,
): Promise<Printed> {
  const at = await recordedAt(services.db, manifest.batchUuid);
  const damaged = await damagedFiles(folder, manifest);
  if (at !== null) {
    if (damaged.length > 0)
      throw new CliError(damagedLine(folder, damaged, "imprimer leurs commandes avec --again"));
    return { kind: "known", orders: manifest.orders, at, refused: [], leftOut: [] };
  }
  if (damaged.length > 0)
    throw new CliError(damagedLine(folder, damaged, "supprimer le dossier et imprimer de nouveau"));
  return settle(services, { author, folder }, null, manifest, []);
}

function damagedLine(folder: string, damaged: readonly string[], advice: string): string {
  const some = damaged.slice(0, 3).join(", ");
  const more = damaged.length > 3 ? ` et ${damaged.length - 3} autres` : "";
  return `${folder} est abîmé : ${some}${more} : manquants ou modifiés ; ${advice}.`;
}

async function makeBatch(services: Services, options: PrintOptions): Promise<Printed> {
  const { folder, again } = options;
  const found = await findPrintOrders(services.db, options);
  const refused: NotPrinted[] = [];
  const leftOut: NotPrinted[] = [];
  const isNamed = again !== undefined || options.orderUuids !== undefined;
  const orders = found.filter((order) => {
    const reason = printObstacle(order, again !== undefined);
    if (reason !== null) (isNamed ? refused : leftOut).push({ orderUuid: order.uuid, reason });
    return reason === null;
  });
  if (orders.length === 0) return { kind: "none", orders: [], at: null, refused, leftOut };
  const partial = await startFolder(folder);
  try {
    const made = await makePrints(services, orders, partial, options, refused);
    const manifest = {
      version: 1,
      batchUuid: randomUUID(),
      reason: again?.reason ?? null,
      orders: made,
    } as const;
    return { ...(await settle(services, options, partial, manifest, refused)), leftOut };
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function makePrints(
  services: Services,
  orders: readonly PrintOrder[],
  partial: string,
  { profile, again, onProgress }: PrintOptions,
  refused: NotPrinted[],
): Promise<BatchOrder[]> {
  const uuids = orders.map(({ uuid }) => uuid);
  const prints = await readPrints(services.db, uuids, again !== undefined);
  const codes = batchCodes(uuids);
  let total = 0;
  for (const of of prints.values()) total += of.length;
  let done = 0;
  const onPrint = () => onProgress(++done, total);
  const making = { folder: partial, profile, reason: again?.reason ?? null, onPrint };
  const made: BatchOrder[] = [];
  for (const order of orders) {
    const own: readonly Print[] = prints.get(order.uuid) ?? [];
    try {
      made.push(await makeOrderPrints(services, order, own, codes.get(order.uuid) ?? "", making));
    } catch (error) {
      if (!(error instanceof UnprintableOrder)) throw error;
      refused.push({ orderUuid: order.uuid, reason: error.message });
    }
  }
  return made;
}

/**
 * Finishes, records and publishes a batch without the orders that have changed since their prints were made.
 * @param partial the folder that holds it; null if it is published already
 */
async function settle(
  services: Services,
  { author, folder }: Pick<PrintOptions, "author" | "folder">,
  partial: string | null,
  manifest: BatchManifest,
  refused: NotPrinted[],
): Promise<Printed> {
  const kind = partial === null ? "completed" : "made";
  let place = partial;
  // Once, even if the transaction is repeated.
  const publish = async () => {
    if (place !== null) await publishFolder(place, folder);
    place = null;
  };
  let { orders } = manifest;
  while (orders.length > 0) {
    const current: BatchManifest = { ...manifest, orders };
    if (place !== null) await finishFolder(place, current);
    const changed = await recordBatch(author, services, folder, current, publish);
    if (changed.length === 0) return { kind, orders, at: null, refused, leftOut: [] };
    place ??= await unpublishFolder(folder);
    for (const orderUuid of changed) refused.push({ orderUuid, reason: "elle a changé entre-temps" });
    const isOut = ({ orderUuid }: BatchOrder) => changed.includes(orderUuid);
    await deleteFiles(place, orders.filter(isOut).flatMap(filesOf));
    orders = orders.filter((order) => !isOut(order));
  }
  if (place !== null) await rm(place, { recursive: true, force: true });
  else throw new CliError(`${folder} est un lot vide : donner un autre dossier.`);
  return { kind: "none", orders: [], at: null, refused, leftOut: [] };
}

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { CliError } from "../../core/cliError.ts";
import { listName, listText } from "./batchList.ts";
import { type BatchManifest, type BatchOrder, manifestName, type WrittenFile } from "./batchManifest.ts";

/** Returns the hidden folder in which a batch is made; left over by a killed run, it holds nothing that was recorded. */
export const partialFolder = (folder: string) => join(dirname(folder), `.${basename(folder)}.partial`);

/** Creates an empty partial folder. */
export async function startFolder(folder: string): Promise<string> {
  const partial = partialFolder(folder);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  return partial;
}

/** Writes a file of a batch: once it resolves, its bytes survive a power cut. */
export async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<WrittenFile> {
  await using file = await open(join(folder, name), "w");
  await file.writeFile(bytes);
  await file.sync();
  return { name, byteSize: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder, "r");
  await directory.sync();
}

/** Deletes the files of an order that is not printed after all. */
export async function deleteFiles(folder: string, files: readonly { name: string }[]): Promise<void> {
  for (const { name } of files) await rm(join(folder, name), { force: true });
}

/** Writes the list and the manifest of a folder that holds the files of its orders. */
export async function finishFolder(partial: string, manifest: BatchManifest): Promise<void> {
  await writeDurably(partial, listName, Buffer.from(listText(manifest.orders)));
  await writeDurably(partial, manifestName, Buffer.from(JSON.stringify(manifest)));
  await syncFolder(partial);
}

/** Gives a finished folder its final name. */
export async function publishFolder(partial: string, folder: string): Promise<void> {
  await rename(partial, folder);
  await syncFolder(dirname(folder));
}

/** Takes back a published folder that was not recorded, to change it. */
export async function unpublishFolder(folder: string): Promise<string> {
  const partial = partialFolder(folder);
  await rm(partial, { recursive: true, force: true });
  await rename(folder, partial);
  return partial;
}

/** Returns the files of an order in the folder. */
export const filesOf = ({ slip, prints }: BatchOrder): WrittenFile[] => [slip, ...prints];

/** Returns the names of files that are missing, or not as they were written. */
export async function damagedFiles(folder: string, manifest: BatchManifest): Promise<string[]> {
  const damaged: string[] = [];
  for (const file of manifest.orders.flatMap(filesOf)) {
    const path = join(folder, file.name);
    const size = (await stat(path).catch(() => null))?.size;
    if (size !== file.byteSize || (await hashOf(path)) !== file.sha256) damaged.push(file.name);
  }
  return damaged;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Throws `CliError` unless a batch can get this name: a new or empty folder. */
export async function checkFolder(folder: string): Promise<void> {
  if (basename(folder).length > 100 || basename(folder) === "") {
    throw new CliError("Le dossier d’un lot prend un nom de 1 à 100 caractères.");
  }
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") return ["itself"];
    throw new CliError(`${folder} ne peut pas être lu : ${error.message}.`);
  });
  if (entries.length > 0)
    throw new CliError(`${folder} existe déjà et n’est pas un lot : donner un autre dossier.`);
}

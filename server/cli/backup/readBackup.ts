import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extract as createExtract } from "tar-stream";
import { type About, aboutSchema, BackupError, names, sha256 } from "./backupFormat.ts";

export interface BackupEntry {
  name: string;
  bytes: Buffer;
}

/** Yields the entries of a backup. Throws `BackupError` if the archive is truncated or damaged. */
export async function* readEntries(file: string): AsyncGenerator<BackupEntry> {
  const input = createReadStream(file);
  const archive = createExtract();
  input.once("error", (error) => archive.destroy(error));
  input.pipe(archive);
  try {
    for await (const entry of archive) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(parts) };
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error));
  } finally {
    input.destroy();
  }
}

function damaged(file: string, why: string): BackupError {
  return new BackupError(
    `${file} n’est pas une sauvegarde entière d’une boutique (${why}) : rien n’a été restauré.`,
  );
}

/**
 * Reads a whole backup and verifies each checksum, before anything is written.
 * @returns its description and its number of entries
 */
export async function checkBackup(
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<{ about: About; entries: number }> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BackupError(`Il n’y a pas de fichier ${file}.`);
  let about: About | null = null;
  let lines: string[] = [];
  let sums: string | null = null;
  let bytesRead = 0;
  for await (const { name, bytes } of readEntries(file)) {
    if (sums !== null) throw damaged(file, `${name} vient après la fin`);
    if (name === names.sums) sums = bytes.toString("utf8");
    else lines.push(`${sha256(bytes)}  ${name}\n`);
    if (name === names.about) about = readAbout(file, bytes);
    if (!about) throw damaged(file, `elle commence par ${name}`);
    bytesRead += bytes.length;
    onProgress(Math.round(bytesRead / 1e6), Math.round(found.size / 1e6));
  }
  if (!about || sums === null) throw damaged(file, "la fin manque");
  if (sums !== lines.join("")) {
    const kept = new Set(sums.split(/(?<=\n)/));
    lines = lines.filter((line) => !kept.has(line));
    throw damaged(
      file,
      `${lines[0]?.slice(66).trim() ?? names.sums} ne correspond pas à sa somme de contrôle`,
    );
  }
  return { about, entries: lines.length };
}

function readAbout(file: string, bytes: Buffer): About {
  try {
    return aboutSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    throw damaged(file, `${names.about} est illisible`);
  }
}

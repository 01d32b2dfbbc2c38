import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { fileNameText } from "./fileName.ts";
import { naturalCompare } from "./naturalOrder.ts";

/** A file to import. Paths are bytes: not every name on a card is valid text. */
export interface FoundFile {
  path: Buffer;
  /** Path inside the folder, decoded for the report. */
  shown: string;
  /** The file's own name. */
  name: string;
  /** Name of the topmost sub-folder around it that no camera has named; null if there is none. */
  contestFolder: string | null;
  byteSize: number;
}

/** A rejected file, and why. */
export interface Refused {
  shown: string;
  reason: string;
}

export interface Walked {
  files: FoundFile[];
  refused: Refused[];
}

/** Files that systems leave beside pictures; a report should not list them. */
const litter = new Set(["thumbs.db", "desktop.ini", "@eadir", "ehthumbs.db"]);

/**
 * Returns every file of a folder and its sub-folders sorted by name, except hidden ones. Follows links to files, but not to
 * folders, which may form a cycle or lead to the whole disk. Reports unreadable entries as rejected instead of throwing, except
 * for the folder itself.
 */
export async function walkFolder(folder: string): Promise<Walked> {
  const walked: Walked = { files: [], refused: [] };
  const top = { path: Buffer.from(folder), shown: "", contestFolder: null, isCameraFolder: false };
  await walk(top, await list(top.path), walked);
  return walked;
}

interface Place {
  path: Buffer;
  shown: string;
  contestFolder: string | null;
  isCameraFolder: boolean;
}

interface Entry {
  bytes: Buffer;
  name: string;
  isLink: boolean;
}

async function list(path: Buffer): Promise<Entry[]> {
  const entries: Dirent<Buffer>[] = await readdir(path, { withFileTypes: true, encoding: "buffer" });
  return entries
    .map((entry) => ({
      bytes: entry.name,
      name: fileNameText(entry.name),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ name }) => !name.startsWith(".") && !litter.has(name.toLowerCase()))
    .sort((one, other) => naturalCompare(one.name, other.name) || Buffer.compare(one.bytes, other.bytes));
}

async function walk(place: Place, entries: readonly Entry[], walked: Walked): Promise<void> {
  const folders: Place[] = [];
  for (const { bytes, name, isLink } of entries) {
    const path = Buffer.concat([place.path, Buffer.from("/"), bytes]);
    const shown = place.shown === "" ? name : `${place.shown}/${name}`;
    try {
      const found = await stat(path);
      if (found.isDirectory() && isLink) {
        walked.refused.push({ shown, reason: "un lien vers un dossier : importer ce dossier lui-même" });
      } else if (found.isDirectory()) {
        folders.push({ path, shown, ...belonging(place, name) });
      } else if (found.isFile()) {
        walked.files.push({ path, shown, name, contestFolder: place.contestFolder, byteSize: found.size });
      } else {
        walked.refused.push({ shown, reason: "pas un fichier ordinaire" });
      }
    } catch (error) {
      walked.refused.push({ shown, reason: systemReason(error) });
    }
  }
  for (const folder of folders) {
    try {
      await walk(folder, await list(folder.path), walked);
    } catch (error) {
      walked.refused.push({ shown: folder.shown, reason: systemReason(error) });
    }
  }
}

function belonging(parent: Place, name: string): Pick<Place, "contestFolder" | "isCameraFolder"> {
  const ofCamera = isCameraFolder(name, parent.isCameraFolder);
  return { contestFolder: parent.contestFolder ?? (ofCamera ? null : name), isCameraFolder: ofCamera };
}

const systemReasons: Record<string, string> = {
  EACCES: "pas le droit de le lire",
  EPERM: "pas le droit de le lire",
  ENOENT: "il ne mène nulle part",
  ELOOP: "des liens qui tournent en rond",
  EISDIR: "un dossier",
  EIO: "le disque ou la carte ne se lit pas",
};

/** Returns a system error about a file in words; rethrows any other error. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) throw error;
  return systemReasons[String(error.code)] ?? `il ne se lit pas (${String(error.code)})`;
}

/** Folders that cameras and phones make on a card. */
const always = new Set(["dcim", "private", "m4root", "mp_root", "avchd", "avf_info", "canonmsc", "eosmisc"]);
/** Ordinary words, so they count only inside such a folder. */
const inside = new Set(["bdmv", "camera", "clip", "general", "misc", "stream", "sub", "thmbnl"]);
/** Names that cameras and systems give to a card. */
const cards =
  /^(eos[ _]digital|canon[ _]dc|no[ _]name|untitled|sans titre|lumix|nikon[ _](d|z) ?\d{1,4}\w{0,3})$/i;

/** Design rule for Camera File system (JEITA CP-3461): a number from 100 and five characters. */
const dcfName = /^[1-9]\d\d[A-Z0-9_]{5}$/;
/** Their five characters outside of a camera's folders: a person may call a contest 100MILES or 115AM2GP. */
const madeByCamera =
  /^(canon|eos\w\w|nikon|n[dcz]\w{3}|msdcf|olymp|omsys|pentx|gopro|apple|sscam|photo|leica|ricoh|sigma|media|hasbl|casio|andro|_fuji|_pana|_\d{4}|___\d\d|\d{3}__|\d{5})$/i;
/** 20260501 has the form of a DCF name, but people name folders like this. */
const dateName = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/**
 * Returns whether a folder's name says nothing about its pictures because a camera or a card gave it: `DCIM`, `100CANON`,
 * `EOS_DIGITAL`.
 * @param isInCameraFolder whether its parent is such a folder
 */
export function isCameraFolder(name: string, isInCameraFolder: boolean): boolean {
  const key = name.trim().toLowerCase();
  if (always.has(key) || cards.test(key) || (isInCameraFolder && inside.has(key))) return true;
  const written = isInCameraFolder ? name.trim().toUpperCase() : name.trim();
  if (!dcfName.test(written) || dateName.test(written)) return false;
  return isInCameraFolder || madeByCamera.test(written.slice(3));
}

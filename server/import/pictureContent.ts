import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { contentFormat, isOriginalFormat, isRawTiff, type OriginalFormat } from "../images/contentFormat.ts";
import { byteLimit } from "../images/decoder.ts";
import type { RefusalReason } from "../images/imageError.ts";
import { splitExtension } from "./fileName.ts";
import { type FoundFile, systemReason } from "./walkFolder.ts";

/** Thrown for a rejected file; its message is the reason in the report. */
export class FileRefusal extends Error {}

/** Thrown for a file of a kind that the shop does not take; a report counts each kind. */
export class KindRefusal extends Error {
  readonly kind: FileKind;

  constructor(kind: FileKind) {
    super(kind);
    this.kind = kind;
  }
}

export interface FileContent {
  bytes: Buffer;
  format: OriginalFormat;
  /** SHA-256, hexadecimal. */
  contentHash: string;
}

export const refusalReasons: Record<RefusalReason, string> = {
  empty: "un fichier vide",
  notAnImage: "pas une photo",
  unsupported: "une image que la boutique ne lit pas",
  tooLarge: "trop grand : plus de 180 mégapixels ou de 150 Mo",
  broken: "une image abîmée",
};

/**
 * Returns the file's bytes and their hash. Judges the first bytes before it reads the rest: a film must not fill the memory.
 * Throws `FileRefusal` or `KindRefusal` if they are no picture's.
 */
export async function readContent(file: FoundFile): Promise<FileContent> {
  if (file.byteSize === 0) throw new FileRefusal(refusalReasons.empty);
  const bytes = await readPictureFile(file).catch((error: unknown) => {
    if (error instanceof FileRefusal || error instanceof KindRefusal) throw error;
    throw new FileRefusal(systemReason(error));
  });
  return contentOf(file, bytes);
}

async function readPictureFile(file: FoundFile): Promise<Buffer> {
  await using handle = await open(file.path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
  originalFormat(file, buffer.subarray(0, bytesRead));
  if (file.byteSize > byteLimit) throw new FileRefusal(refusalReasons.tooLarge);
  return handle.readFile();
}

/** Same, for bytes that are there already. */
export function contentOf(file: Pick<FoundFile, "name">, bytes: Buffer): FileContent {
  if (bytes.length === 0) throw new FileRefusal(refusalReasons.empty);
  const format = originalFormat(file, bytes.subarray(0, 512));
  if (format === "tiff" && isRawTiff(bytes)) throw new KindRefusal("raw");
  return { bytes, format, contentHash: createHash("sha256").update(bytes).digest("hex") };
}

/** The content decides, but RAW files that begin as a TIFF are known by their names. */
function originalFormat(file: Pick<FoundFile, "name">, head: Buffer): OriginalFormat {
  const format = contentFormat(head);
  const byName = kindByName(file);
  if (isOriginalFormat(format) && !(format === "tiff" && byName === "raw")) return format;
  const kind = byName ?? (isOriginalFormat(format) ? null : format);
  throw kind === null ? new FileRefusal(refusalReasons.notAnImage) : new KindRefusal(kind);
}

/** What a file is that is no photograph to sell; `.csv`, the extension, for anything unknown. */
export type FileKind = "raw" | "heic" | "video" | "sound" | "otherPicture" | `.${string}`;

const words = (text: string) => new Set(text.split(" "));
const raws = words(
  "3fr ari arw bay cap cr2 cr3 crw dcr dcs dng drf eip erf fff gpr iiq k25 kdc mdc mef mos mrw nef nrw orf pef ptx raf raw rw2 rwl rwz sr2 srf srw x3f",
);
const videos = words(
  "3g2 3gp avi crm insv m2t m2ts m4v mkv mov mp4 mpeg mpg mts mxf r3d ts vob webm wmv braw",
);
const sounds = words("aac aif aiff amr flac m4a mp3 ogg wav wma");
/** What cameras and darkrooms write beside a picture or a film. */
const sidecars = words(
  "aae bdm bup cop cos cpi ctg dop dr4 ifo ind lrf lrv modd moff mpl nksc on1 pp3 srt tdt thm tid tmb vrd xmp",
);
const jpegs = words("jpg jpeg jpe jfif");
const heics = words("heic heif hif");
const pictures = words("png webp avif tif tiff");

const extensionOf = ({ name }: Pick<FoundFile, "name">) => splitExtension(name).extension.toLowerCase();

/** Returns whether a file only accompanies another one, so that a report need not mention it. */
export const isSidecar = (file: FoundFile) => sidecars.has(extensionOf(file));

/** Returns what the file's name says it is; null for a picture, or for a name without extension. */
function kindByName(file: Pick<FoundFile, "name">): FileKind | null {
  const extension = extensionOf(file);
  if (raws.has(extension)) return "raw";
  if (videos.has(extension)) return "video";
  if (sounds.has(extension)) return "sound";
  const isNone = extension === "" || jpegs.has(extension) || heics.has(extension) || pictures.has(extension);
  return isNone ? null : `.${extension}`;
}

/** Returns the files that have their JPEG beside them, by kind: a camera wrote the same photograph twice. */
export function besideJpeg(files: readonly FoundFile[]): Map<FoundFile, "raw" | "heic"> {
  const keyOf = ({ shown }: FoundFile) => splitExtension(shown).stem.toLowerCase();
  const withJpeg = new Set(files.filter((file) => jpegs.has(extensionOf(file))).map(keyOf));
  const twice = new Map<FoundFile, "raw" | "heic">();
  for (const file of files) {
    if (!withJpeg.has(keyOf(file))) continue;
    if (raws.has(extensionOf(file))) twice.set(file, "raw");
    if (heics.has(extensionOf(file))) twice.set(file, "heic");
  }
  return twice;
}

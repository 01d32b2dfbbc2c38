import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { contentFormat, isOriginalFormat, isRawTiff, type OriginalFormat } from "../images/contentFormat.ts";
import { byteLimit } from "../images/decoder.ts";
import type { RefusalReason } from "../images/imageError.ts";
import { type FileKind, kindByName } from "./fileKind.ts";
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

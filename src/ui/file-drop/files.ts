/** Why a file is not taken: not of an accepted type, too large, or one too many. */
export const fileRefusals = ["type", "size", "count"] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** A file that was not taken. */
export interface RefusedFile {
  file: File;
  refusal: FileRefusal;
}

export interface FileLimits {
  /** Types as in HTML's `accept`; without it, any. */
  accept?: string | undefined;
  /** Bytes a file. */
  maxBytes: number;
  /** Number of files. */
  maxCount: number;
}

/** Whether a file has one of the types of HTML's `accept`: `.jpg`, `image/jpeg`, `image/*`. */
export function isAccepted({ name, type }: Pick<File, "name" | "type">, accept: string | undefined): boolean {
  const kinds = (accept ?? "")
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
      return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Returns the chosen files after more were given, and those that were not taken. A file that is there already is neither.
 * A single file replaces the one before.
 */
export function withFiles(
  chosen: readonly File[],
  given: readonly File[],
  { accept, maxBytes, maxCount }: FileLimits,
): { files: readonly File[]; refused: readonly RefusedFile[] } {
  const refused: RefusedFile[] = [];
  const fresh: File[] = [];
  const before = maxCount === 1 ? [] : chosen;
  for (const file of given) {
    if ([...before, ...fresh].some((other) => isSame(other, file))) continue;
    if (!isAccepted(file, accept)) refused.push({ file, refusal: "type" });
    else if (file.size > maxBytes) refused.push({ file, refusal: "size" });
    else if (before.length + fresh.length >= maxCount) refused.push({ file, refusal: "count" });
    else fresh.push(file);
  }
  return { files: fresh.length > 0 ? [...before, ...fresh] : chosen, refused };
}

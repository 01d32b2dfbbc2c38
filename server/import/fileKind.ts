import { splitExtension } from "./fileName.ts";
import type { FoundFile } from "./walkFolder.ts";

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
export function kindByName(file: Pick<FoundFile, "name">): FileKind | null {
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

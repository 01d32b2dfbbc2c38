import type { FileKind } from "./pictureContent.ts";

const texts: Record<Exclude<FileKind, `.${string}`>, [one: string, several: string]> = {
  raw: ["fichier RAW sans son JPEG : à exporter en JPEG", "fichiers RAW sans leur JPEG : à exporter en JPEG"],
  heic: [
    "fichier HEIC, que la boutique ne lit pas : à exporter en JPEG",
    "fichiers HEIC, que la boutique ne lit pas : à exporter en JPEG",
  ],
  video: ["vidéo : seules les photos se vendent", "vidéos : seules les photos se vendent"],
  sound: ["son : seules les photos se vendent", "sons : seules les photos se vendent"],
  otherPicture: [
    "image d’un format que la boutique ne lit pas : à exporter en JPEG",
    "images de formats que la boutique ne lit pas : à exporter en JPEG",
  ],
};

const isExtension = (kind: FileKind): kind is `.${string}` => kind.startsWith(".");

/** Returns what files of a kind are, and what to do with them. */
export function fileKindText(kind: FileKind, count: number): string {
  const [one, several] = isExtension(kind)
    ? [`fichier ${kind} : pas une photo`, `fichiers ${kind} : pas des photos`]
    : texts[kind];
  return count < 2 ? one : several;
}

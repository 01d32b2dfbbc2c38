import { atom } from "jotai";
import { wallWidth } from "../../../domain/products/wallScene.ts";

/** A photograph of the shopper's own wall. It stays in this page's memory. */
export interface OwnWall {
  file: File;
  /** The photograph, upright, as a data URL, and its size in pixels; null where the browser cannot read it. */
  image: { src: string; width: number; height: number } | null;
}

const chosenAtom = atom<OwnWall | null>(null);
export const ownWallAtom = atom((get) => get(chosenAtom));

/** How much wall the photograph shows from edge to edge, in centimetres. */
export const ownWallWidthAtom = atom<number>(wallWidth.assumed);

/** Where the shopper has put the print's centre, as fractions of the wall; null where it hangs by itself. */
export const spotAtom = atom<{ x: number; y: number } | null>(null);

/** Pixels of the longer side: as many as a screen shows. */
const longest = 2000;

let latest = 0;

/** Takes another photograph, or none; of two, the one that was chosen last. */
export const chooseWallAtom = atom(null, async (_, set, file: File | undefined) => {
  latest += 1;
  const own = latest;
  set(spotAtom, null);
  const chosen = file ? { file, image: await readUpright(file).catch(() => null) } : null;
  if (own === latest) set(chosenAtom, chosen);
});

/** Draws a photograph at a screen's size, turned as its EXIF says. Rejects what the browser cannot decode. */
async function readUpright(file: File): Promise<NonNullable<OwnWall["image"]>> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { src: canvas.toDataURL("image/jpeg", 0.85), width, height };
}

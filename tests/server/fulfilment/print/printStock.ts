import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { expect } from "vitest";
import { paperCrop } from "../../../../src/domain/products/paperCrop.ts";
import type { PaperFormat } from "../../../../src/domain/products/pictureFormat.ts";
import { meanDifference, patterned } from "../../files/patterned.ts";
import type { TestShop } from "../../support/testShop.ts";

/** Sizes and orientations of the originals: larger than a 20x30 at 300 per inch, smaller, turned, square. */
const shapes = [
  [3900, 2600, undefined],
  [2600, 3900, undefined],
  [1500, 1000, 6],
  [1200, 1200, undefined],
  [2000, 1100, 3],
  [900, 1350, 8],
] as const;

/** Gives pictures real originals of several sizes and orientations. */
export async function storeOriginals({ services }: TestShop, pictureUuids: readonly string[]): Promise<void> {
  for (const [index, uuid] of pictureUuids.entries()) {
    const [width, height, orientation] = shapes[index % shapes.length] ?? shapes[0];
    const originalKey = `originals/${uuid}.jpg`;
    await services.store.put(originalKey, await patterned(width, height, orientation, index + 1));
    await services.db.updateTable("picture").set({ originalKey }).where("uuid", "=", uuid).execute();
  }
}

export interface Listed {
  Fichier: string;
  Commande: string;
  Format: string;
  Surface: string;
  Quantité: string;
  Photo: string;
  "Largeur (px)": string;
  "Hauteur (px)": string;
  "Points par pouce": string;
  Remarque: string;
}

/** Returns the list of a batch, which must name each of its JPEGs, and no other. */
export async function readList(folder: string): Promise<Listed[]> {
  const text = await readFile(join(folder, "liste.csv"), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const rows = parse(text.slice(1), { columns: true, delimiter: ";" }) as Listed[];
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  expect(rows.map((row) => row.Fichier).sort()).toEqual(files.sort());
  return rows;
}

export interface Wanted {
  format: PaperFormat;
  /** The original's key. */
  originalKey: string;
  /** Fractions of the upright picture; null: as `paperCrop` shows it. */
  crop: { left: number; top: number; width: number; height: number } | null;
  /** Where the shopper has put the sheet, from 0 to 1. Default: null, in the middle. */
  cropOffset?: number | null;
}

/** Opens a print again and compares it with the part of its original that it must show. */
export async function checkPrint(
  { services }: TestShop,
  path: string,
  { format, originalKey, crop, cropOffset }: Wanted,
): Promise<void> {
  const print = await readFile(path);
  const metadata = await sharp(print).metadata();
  const upright = await sharp((await services.store.get(originalKey)) as Buffer)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const chosen = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const whole = { width: chosen.width * width, height: chosen.height * height };
  const shown = paperCrop(whole, format) ?? { width: 1, height: 1 };
  const part = { width: whole.width * shown.width, height: whole.height * shown.height };
  const left = chosen.left * width + (whole.width - part.width) * (cropOffset ?? 0.5);
  const top = chosen.top * height + (whole.height - part.height) * (cropOffset ?? 0.5);

  const [short = 0, long = 0] = format.split("_").map((cm) => Math.round((Number(cm) / 2.54) * 300));
  const isLying = part.width >= part.height;
  const sheet = isLying ? { width: long, height: short } : { width: short, height: long };
  const isSmaller = Math.round(part.width) < sheet.width || Math.round(part.height) < sheet.height;
  const size = isSmaller ? { width: Math.round(part.width), height: Math.round(part.height) } : sheet;
  const { width: wide, height: high, density, chromaSubsampling, hasProfile, channels: colours } = metadata;
  expect({ wide, high }, path).toEqual({ wide: size.width, high: size.height });
  expect({ chromaSubsampling, hasProfile, colours }).toEqual({
    chromaSubsampling: "4:4:4",
    hasProfile: true,
    colours: 3,
  });
  const inches = Number(format.split("_")[isLying ? 1 : 0]) / 2.54;
  const perInch = isSmaller ? size.width / inches : 300;
  // sharp does not read a density below one pixel per millimetre.
  if (perInch > 27) expect(Math.abs((density ?? 0) - perInch)).toBeLessThan(2);
  // A fractional start may be rounded either way.
  const starts = (start: number, length: number, most: number) =>
    [Math.floor(start), Math.ceil(start)].map((at) => Math.min(most - length, Math.max(0, at)));
  const extracted = { width: Math.round(part.width), height: Math.round(part.height) };
  const differences: number[] = [];
  for (const from of starts(left, extracted.width, width)) {
    for (const down of starts(top, extracted.height, height)) {
      const expected = await sharp(upright.data, { raw: { width, height, channels } })
        .extract({ left: from, top: down, ...extracted })
        .resize(size.width, size.height, { fit: "fill" })
        .png({ compressionLevel: 0 })
        .toBuffer();
      differences.push(await meanDifference(print, expected));
    }
  }
  expect(Math.min(...differences), path).toBeLessThan(1.2);
}

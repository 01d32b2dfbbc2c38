import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Returns a photograph for the import: a real JPEG with EXIF, dark above and light below, to show that it is upright. */
async function photograph(seed: number, takenAt: string): Promise<Buffer> {
  const sky = { r: (seed * 53) % 256, g: 40, b: (seed * 29) % 256 };
  const ground = {
    input: { create: { width: 900, height: 300, channels: 3 as const, background: "#d8c8a0" } },
  };
  return sharp({ create: { width: 900, height: 600, channels: 3, background: sky } })
    .composite([{ ...ground, left: 0, top: 300 }])
    .withExif({ IFD2: { DateTimeOriginal: takenAt }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}

export interface Card {
  folder: string;
  startList: string;
  /** Bib of the rider that `rider` names. */
  bib: string;
  /** The rider's name as the start list writes it. */
  rider: string;
  /** The same as typed in a hurry: no capitals, no accents. */
  typed: string;
  /** Pictures of that rider. */
  riderPictures: number;
  /** JPEGs that the import accepts. */
  pictures: number;
}

/**
 * Makes a photographer's card: two contests, three riders, a start list by picture names in Windows-1252, and two files
 * that are no photographs. `mark` keeps the names of two tests apart in one shop.
 */
export async function makeCard(folder: string, mark: number): Promise<Card> {
  const contests = ["01 Grand Prix 1,35 m", "02 Amateur 1,10 m"];
  let seed = mark * 100;
  for (const [place, contest] of contests.entries()) {
    await mkdir(join(folder, contest), { recursive: true });
    for (let picture = 1; picture <= 6; picture++) {
      seed++;
      const minute = String(picture).padStart(2, "0");
      const bytes = await photograph(seed, `2026:09:12 1${place}:${minute}:30`);
      await writeFile(join(folder, contest, `IMG_${place}${minute}.jpg`), bytes);
    }
  }
  await writeFile(join(folder, contests[0] ?? "", "IMG_0099.jpg"), "no photograph");
  await writeFile(join(folder, contests[1] ?? "", "IMG_0199.jpg"), "");
  const rider = `Éloïse Lefèvre-Noël ${mark}`;
  const bib = `${7000 + mark}`;
  const rows = [
    "de;à;dossard;cavalier;cheval",
    `IMG_001;IMG_003;${bib};${rider};L'Écume des Près ${mark}`,
    `IMG_004;IMG_006;${bib}1;Noé D'Aubigné ${mark};Garçon Rêveur ${mark}`,
    `IMG_101;IMG_106;${bib}2;Maël Château ${mark};Été Indien ${mark}`,
  ];
  const startList = join(folder, "departs.csv");
  await writeFile(startList, Buffer.from(rows.join("\r\n"), "latin1"));
  return {
    folder,
    startList,
    bib,
    rider,
    typed: `eloise lefevre noel ${mark}`,
    riderPictures: 3,
    pictures: 12,
  };
}

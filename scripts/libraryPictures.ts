// `npm run library-pictures`: composes two sheets of components for the README from the stories' approved pictures.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const root = join(import.meta.dirname, "..");
const pictures = join(root, "stories/__pictures__");
const folder = join(root, "docs/images");
const gap = 24;

interface Sheet {
  file: string;
  columns: number;
  /** Width of a column, in pixels of the sheet. */
  width: number;
  background: string;
  /** Baselines, in the order of their layout: each goes to the end of the shortest column. */
  of: readonly string[];
}

const sheets: readonly Sheet[] = [
  {
    file: "library-boutique.webp",
    columns: 4,
    width: 390,
    background: "#d9d6cd",
    of: [
      "ui-header--default.phone",
      "ui-clickablecard--events.phone",
      "ui-lineitem--cart.phone",
      "ui-packslots--default.phone",
      "ui-addresspicker--chosen.phone",
      "ui-alert--tones.phone",
      "ui-button--variants-and-sizes.phone",
      "ui-histogram--narrowed.phone",
      "ui-pricebreakdown--default.phone",
      "ui-stepper--default.phone",
      "ui-price--fallen.phone",
    ],
  },
  {
    file: "library-stand.webp",
    columns: 2,
    width: 800,
    background: "#d9d6cd",
    of: [
      "ui-header--default.stand",
      "ui-clickablecard--events.stand",
      "ui-lineitem--cart.stand",
      "ui-packslots--default.stand",
      "ui-alert--tones.stand",
      "ui-button--variants-and-sizes.stand",
      "ui-histogram--narrowed.stand",
    ],
  },
];

async function lay({ file, columns, width, background, of }: Sheet): Promise<void> {
  const bottoms = Array.from({ length: columns }, () => gap);
  const laid: OverlayOptions[] = [];
  for (const name of of) {
    const { data, info } = await sharp(join(pictures, `${name}.webp`))
      .resize({ width })
      .toBuffer({ resolveWithObject: true });
    const column = bottoms.indexOf(Math.min(...bottoms));
    const top = bottoms[column] ?? gap;
    laid.push({ input: data, left: gap + column * (width + gap), top });
    bottoms[column] = top + info.height + gap;
  }
  const size = { width: gap + columns * (width + gap), height: Math.max(...bottoms) };
  const path = join(folder, file);
  const sheet = sharp({ create: { ...size, channels: 3, background } }).composite(laid);
  const { size: bytes } = await sheet.webp({ quality: 76 }).toFile(path);
  process.stdout.write(`${path}: ${size.width} × ${size.height} px, ${Math.round(bytes / 1000)} kB\n`);
}

await mkdir(folder, { recursive: true });
for (const sheet of sheets) await lay(sheet);

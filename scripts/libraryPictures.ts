// `npm run library-pictures`: composes two sheets of components for the README from the stories' approved pictures.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { ContactSheets, placeOf } from "../.storybook/visual/contactSheet.ts";

const root = join(import.meta.dirname, "..");
const baselines = new ContactSheets(join(root, "stories/__pictures__"));
const folder = join(root, "docs/images");
const gap = 24;

interface Sheet {
  file: string;
  columns: number;
  /** Width of a column, in pixels of the sheet. */
  width: number;
  background: string;
  theme: string;
  window: string;
  /** Stories, in the order of their layout: each goes to the end of the shortest column. */
  of: readonly string[];
}

const sheets: readonly Sheet[] = [
  {
    file: "library-boutique.webp",
    columns: 4,
    width: 390,
    background: "#d9d6cd",
    theme: "boutique",
    window: "phone",
    of: [
      "ui-header--default",
      "ui-clickablecard--events",
      "ui-lineitem--cart",
      "ui-packslots--default",
      "ui-addresspicker--chosen",
      "ui-alert--tones",
      "ui-button--variants-and-sizes",
      "ui-histogram--narrowed",
      "ui-pricebreakdown--default",
      "ui-stepper--default",
      "ui-price--fallen",
    ],
  },
  {
    file: "library-stand.webp",
    columns: 2,
    width: 800,
    background: "#d9d6cd",
    theme: "stand",
    window: "desktop",
    of: [
      "ui-header--default",
      "ui-clickablecard--events",
      "ui-lineitem--cart",
      "ui-packslots--default",
      "ui-alert--tones",
      "ui-button--variants-and-sizes",
      "ui-histogram--narrowed",
    ],
  },
];

async function lay({ file, columns, width, background, theme, window, of }: Sheet): Promise<void> {
  const bottoms = Array.from({ length: columns }, () => gap);
  const laid: OverlayOptions[] = [];
  for (const story of of) {
    const { sheet, name } = placeOf(story, theme, window);
    const picture = await baselines.read(sheet, name);
    const { data, info } = await sharp(picture.data, { raw: { ...picture, channels: 4 } })
      .resize({ width })
      .toBuffer({ resolveWithObject: true });
    const column = bottoms.indexOf(Math.min(...bottoms));
    const top = bottoms[column] ?? gap;
    laid.push({ input: data, raw: info, left: gap + column * (width + gap), top });
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

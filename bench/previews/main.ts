/**
 * Compares previews as WebP and as AVIF: `npm run bench:previews`. Prints, for each width, the mean bytes, processor time and likeness to
 * the picture (structural similarity of luminance, 1 for equal). Takes covers of the demonstration, or `-- --folder photos` the
 * photographs of a folder.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoEvents } from "../../demo/demoEvents.ts";
import { eventCover } from "../../demo/demoImages.ts";
import { renderScene } from "../../demo/scenes/renderScene.ts";
import { parseSceneFileName } from "../../demo/scenes/sceneFile.ts";
import { readOptions } from "../../scripts/readOptions.ts";
import { tableLines } from "../../server/cli/table.ts";
import { encodeAvif } from "../../server/images/avifEncoder.ts";
import { deriveImages, encodeAt } from "../../server/images/derive.ts";
import { likeness } from "./likeness.ts";

const { values } = readOptions({ options: { folder: { type: "string" } } });
/** Smaller ones than the view, which stays WebP. */
const boxes = [
  [400, 400],
  [600, 600],
  [720, 1350],
] as const;

async function* photographs(): AsyncIterable<string | Buffer> {
  if (values.folder !== undefined) {
    const names = await readdir(values.folder);
    for (const name of names) if (/\.(jpe?g|png)$/i.test(name)) yield join(values.folder, name);
    return;
  }
  for (const event of demoEvents) {
    const scene = parseSceneFileName(eventCover(event).originalKey.split("/").at(-1) ?? "");
    if (scene) yield renderScene(scene);
  }
}

interface Sums {
  count: number;
  bytes: number;
  ms: number;
  likeness: number;
}
const sums = new Map<string, Sums>();

const rawOf = (bytes: Buffer) =>
  sharp(bytes).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });

async function measure(
  name: string,
  picture: Awaited<ReturnType<typeof rawOf>>,
  make: () => Promise<Buffer>,
) {
  const before = process.cpuUsage();
  const made = await make();
  const { user, system } = process.cpuUsage(before);
  const sum = sums.get(name) ?? { count: 0, bytes: 0, ms: 0, likeness: 0 };
  sums.set(name, {
    count: sum.count + 1,
    bytes: sum.bytes + made.length,
    ms: sum.ms + (user + system) / 1000,
    likeness: sum.likeness + likeness(picture.data, (await rawOf(made)).data, picture.info),
  });
}

for await (const photograph of photographs()) {
  const { view } = await deriveImages(photograph);
  const { data, info } = await rawOf(view);
  for (const [width, height] of boxes) {
    const fit = { width, height, fit: "inside", withoutEnlargement: true } as const;
    const picture = await rawOf(await sharp(view).resize(fit).png().toBuffer());
    await measure(`${width} WebP`, picture, () =>
      encodeAt({ data, width: info.width, height: info.height }, width, height),
    );
    await measure(`${width} AVIF`, picture, () => encodeAvif(view, width, height));
  }
}

const rows = boxes.flatMap(([width]) =>
  ["WebP", "AVIF"].map((format) => {
    const { count, bytes, ms, likeness } = sums.get(`${width} ${format}`) as Sums;
    const share = bytes / (sums.get(`${width} WebP`) as Sums).bytes;
    const kib = (bytes / count / 1024).toFixed(1);
    return [
      `${width}`,
      format,
      kib,
      share.toFixed(2),
      (ms / count).toFixed(0),
      (likeness / count).toFixed(4),
    ];
  }),
);
const titles = ["px", "format", "KiB", "share", "CPU-ms", "likeness"];
for (const line of tableLines(titles, rows)) process.stdout.write(`${line}\n`);

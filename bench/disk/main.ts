/**
 * Prints what 10, 50 and 200 events a year need on disks, and what they cost: `npm run disk-table -- FOLDER`. Previews are made as an import
 * makes them from the photographs of the folder whose long side is that of the largest preview or more; the database's part is that of a shop filled
 * with 50,000 pictures and 5,000 names, on its own PostgreSQL. `--pictures 20000` an event, `--original 10` MB each, `--years 1` kept,
 * `--disk 0.08` and `--store 0.012` euros for a GB a month.
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { readOptions } from "../../scripts/readOptions.ts";
import { createServices } from "../../server/app/createServices.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { deriveImages, imageWidths } from "../../server/images/derive.ts";
import { fillBenchShop } from "../api/benchShop.ts";

const number = (name: string) => Number(values[name as keyof typeof values]);
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    pictures: { type: "string", default: "20000" },
    original: { type: "string", default: "10" },
    years: { type: "string", default: "1" },
    disk: { type: "string", default: "0.08" },
    store: { type: "string", default: "0.012" },
  },
});
const [folder] = positionals;
const print = (line: string) => process.stdout.write(`${line}\n`);
const measured = 50_000;
const eventsAYear = [10, 50, 200];

/** Returns the bytes of all previews of a photograph, on average, and of how many photographs. */
async function previewBytes(from: string): Promise<{ bytes: number; photographs: number }> {
  const sizes: number[] = [];
  for (const name of await readdir(from, { recursive: true })) {
    if (!/\.jpe?g$/i.test(name)) continue;
    const original = await readFile(join(from, name));
    const { width = 0, height = 0 } = await sharp(original)
      .metadata()
      .catch(() => ({}) as Record<string, number>);
    if (Math.max(width, height) < Math.max(...imageWidths)) continue;
    const { view, thumbnail, small } = await deriveImages(original);
    sizes.push(view.length + thumbnail.length + small.length);
  }
  if (sizes.length === 0)
    throw new Error(`${from} has no JPEG of ${Math.max(...imageWidths)} pixels or more`);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, photographs: sizes.length };
}

/** Returns the bytes of the database for a picture, with indexes, names and counts; an empty shop's are taken off. */
async function databaseBytes(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "dossard-disk-"));
  try {
    const services = await createServices(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    const size = async () => {
      const { rows } = await sql<{
        size: string;
      }>`select pg_database_size(current_database())::text as "size"`.execute(services.db);
      return Number(rows[0]?.size);
    };
    try {
      const empty = await size();
      await fillBenchShop(services, measured);
      return ((await size()) - empty) / measured;
    } finally {
      await services.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (folder === undefined) throw new Error("npm run disk-table -- FOLDER of photographs");
const previews = await previewBytes(folder);
const database = await databaseBytes();
print(
  `A picture: original ${number("original")} MB (given), previews ${Math.round(previews.bytes / 1000)} kB (${previews.photographs} photographs), database ${(database / 1000).toFixed(1)} kB (${measured} pictures)\n`,
);
const columns = [
  "pictures",
  "originals GB",
  "previews GB",
  "database GB",
  "all on disks €/month",
  "originals and previews in a store €/month",
];
print(`| events a year | ${columns.join(" | ")} |\n|---|${columns.map(() => "---|").join("")}`);
for (const events of eventsAYear) {
  const pictures = events * number("pictures") * number("years");
  const originals = (pictures * number("original")) / 1000;
  const made = (pictures * previews.bytes) / 1e9;
  const rows = (pictures * database) / 1e9;
  const onDisks = (originals + made + rows) * number("disk");
  const inStore = (originals + made) * number("store") + rows * number("disk");
  const cells = [pictures, originals, made, rows, onDisks, inStore].map((value) =>
    value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 }),
  );
  print(`| ${[events, ...cells].join(" | ")} |`);
}

// `npm run bench:mosaic`: fifty thousand pictures in the shop's mosaic and in its peers, with the same tile, in a real
// browser. Times are the main thread's processor time, times four. `-- --rounds 5 --pictures 20000 --only dossard,virtuoso`.
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { readOptions } from "../../scripts/readOptions.ts";
import { type Figures, launch, measure } from "./measure.ts";
import { behind, medians, table } from "./report.ts";
import { servePages } from "./servePages.ts";

/** Galleries that remember or keep every picture take most of the time, and differ by more than any noise. */
const heavyRounds = 1;
const galleries: { key: string; name: string; heavy: boolean; most?: number }[] = [
  { key: "dossard", name: "Dossard", heavy: false },
  { key: "tanstack", name: "@tanstack/react-virtual", heavy: false },
  { key: "virtuoso", name: "react-virtuoso", heavy: false },
  { key: "masonic", name: "masonic", heavy: true },
  { key: "photoAlbum", name: "react-photo-album", heavy: true },
  // Its cost is quadratic: at fifty thousand it alone would take longer than all others together.
  { key: "appended", name: "appended pages", heavy: true, most: 10_000 },
];

const { values } = readOptions({
  options: {
    rounds: { type: "string", default: "3" },
    pictures: { type: "string", default: "50000" },
    only: { type: "string", default: galleries.map(({ key }) => key).join() },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.pictures);
const wanted = galleries
  .filter(({ key }) => values.only.split(",").includes(key))
  .map((gallery) => {
    const own = Math.min(count, gallery.most ?? count);
    const name = own < count ? `${gallery.name} (${own.toLocaleString("en")} only)` : gallery.name;
    return { ...gallery, name, count: own };
  });
const tell = (line: string) => process.stdout.write(`${line}\n`);

async function buildPages(): Promise<string> {
  const folder = join(import.meta.dirname, "../../.cache/bench/mosaic");
  await build({
    root: join(import.meta.dirname, "pages"),
    configFile: false,
    logLevel: "warn",
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  return folder;
}

const pages = await servePages(await buildPages());
const browser = await launch();
const measured = new Map<string, Figures[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    // Rotates the order: warm-up affects all galleries alike.
    const order = wanted.map((_, place) => wanted[(place + round) % wanted.length]);
    for (const gallery of order) {
      if (!gallery || (gallery.heavy && round >= heavyRounds)) continue;
      const begun = Date.now();
      const figures = await measure({ browser, origin: pages.origin, count: gallery.count }, gallery.key);
      measured.set(gallery.name, [...(measured.get(gallery.name) ?? []), figures]);
      tell(`round ${round + 1}, ${gallery.name}: ${Math.round((Date.now() - begun) / 1000)} s`);
    }
  }
} finally {
  await browser.close();
  pages.close();
}

const inOrder = new Map(wanted.flatMap(({ name }) => [[name, measured.get(name) ?? []] as const]));
const figures = medians(inOrder);
tell(
  `\n${count.toLocaleString("en")} pictures, medians of up to ${rounds} rounds, a device 4 times slower\n`,
);
tell(table(figures));
const late = behind(figures, "Dossard");
tell(
  late.length === 0
    ? "\nDossard is best or within a tenth of the best in each column."
    : `\nDossard is more than a tenth behind the best in: ${late.join(", ")}.`,
);

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildServiceWorker } from "./buildServiceWorker.ts";
import { keepEarlierBuild } from "./earlierBuilds.ts";

const root = join(import.meta.dirname, "..");
/** Inputs of the build. */
const sources = [
  "src",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "scripts/buildShop.ts",
  "scripts/buildServiceWorker.ts",
  "scripts/fetchedParts.ts",
  "scripts/treeshakeRouter.ts",
  "scripts/startAfterPaint.ts",
];
const built = join(root, "dist", "shop");
/** Beside the build, not in it, where it would be served. */
const stamp = join(root, "dist", "shop.sources");

/**
 * Builds the shop's front with Vite into dist/shop if it is missing or out of date, according to a digest
 * of the sources' names, sizes and times, which also detects a removed file. `npm run dev` serves the sources themselves and
 * accepts any build; a release has a build and no sources.
 * @param log called with one line when it builds
 * Throws what Vite throws if the sources do not build.
 */
export async function ensureShopBuilt(log: (line: string) => void): Promise<void> {
  const exists = existsSync(join(built, "index.html"));
  const isRelease = !existsSync(join(root, "vite.config.ts"));
  if (exists && (isRelease || process.env.NODE_ENV === "development")) return;
  const digest = await digestOf(sources);
  if (exists && (await isBuiltFrom(digest))) return;
  log("Construction de la boutique…");
  const aside = await buildAside();
  // Another shop that started meanwhile may already serve its build of the same sources.
  if (await isBuiltFrom(digest)) await rm(aside, { recursive: true });
  else await moveIn(aside, digest);
}

const isBuiltFrom = async (digest: string) => existsSync(stamp) && (await readFile(stamp, "utf8")) === digest;

async function buildAside(): Promise<string> {
  const { build } = await import("vite");
  // Built aside and moved in at once: two shops may start together, and a killed build must not look complete.
  const aside = `${built}.${process.pid}`;
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir: aside,
      emptyOutDir: true,
      // On a slow machine the bundler reports slow plugins: not actionable.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Drops React Router's words for developers: 0.8 KiB of the first load.
        treeshake: { manualPureFunctions: ["warning", "warningOnce"] },
        // Inlines numbers and strings: fewer bytes than their names.
        optimization: { inlineConst: { mode: "all", pass: 3 } },
        // One file for what every visit loads first, and one for what several parts share: split by each screen's needs
        // there would be a hundred, which compress worse and may each fail on their own (decision 16).
        output: {
          codeSplitting: {
            groups: [
              { name: "shop", tags: ["$initial"] },
              // Without a chunk of its own, it would share `parts` and load all of it.
              { name: "http", test: /\/ky\/|src\/api\/http\.ts|src\/browser\/randomUuid\.ts/ },
              { name: "contract", test: /src\/api\/contract\// },
              { name: "parts", minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  await buildServiceWorker(aside);
  await packFiles(aside);
  // The server-side renderer, as one file: the server does not depend on the sources of the shop.
  await build({
    root,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: "src/entry/serverEntry.tsx",
      outDir: join(aside, "server"),
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: "firstView.mjs", codeSplitting: false },
      },
    },
  });
  return aside;
}

async function moveIn(aside: string, digest: string): Promise<void> {
  await rm(stamp, { force: true });
  await keepEarlierBuild(built);
  await rm(built, { recursive: true, force: true });
  try {
    await rename(aside, built);
  } catch (fault) {
    if (!isTaken(fault)) throw fault;
    // Another shop has moved its own build in meanwhile.
    await rm(aside, { recursive: true });
  }
  await writeFile(stamp, digest);
}

const isTaken = (fault: unknown) =>
  fault instanceof Error && "code" in fault && (fault.code === "ENOTEMPTY" || fault.code === "EEXIST");

const packable = /\.(?:js|css|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const {
  BROTLI_PARAM_LGBLOCK: block,
  BROTLI_PARAM_NDIRECT: direct,
  BROTLI_MAX_INPUT_BLOCK_BITS: whole,
} = constants;
/** With or without block splitting and short-distance codes: the smallest result can only be found by trying. */
const waysToPack = [{}, { [direct]: 4 }, { [block]: whole }, { [block]: whole, [direct]: 4 }];

async function pack(content: Buffer): Promise<Buffer> {
  const packed = await Promise.all(waysToPack.map((params) => brotli(content, { params })));
  return packed.reduce((least, next) => (next.length < least.length ? next : least));
}

/**
 * Writes the smallest brotli and gzip forms of each file beside it, once. The server sends the form that the browser
 * accepts: brotli over https and on localhost, gzip from a stand's plain http.
 */
async function packFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => packable.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await pack(content));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

async function digestOf(names: string[]): Promise<string> {
  const hash = createHash("sha256");
  const visit = async (path: string): Promise<void> => {
    const facts = await stat(path).catch(() => undefined);
    if (!facts) return;
    if (facts.isDirectory()) {
      for (const name of (await readdir(path)).sort()) await visit(join(path, name));
    } else {
      hash.update(`${relative(root, path)} ${facts.size} ${facts.mtimeMs}\n`);
    }
  };
  for (const name of names) await visit(join(root, name));
  return hash.digest("hex");
}

// `npm run build` always builds, to show Vite's warnings.
if (import.meta.main) {
  const digest = await digestOf(sources);
  await moveIn(await buildAside(), digest);
}

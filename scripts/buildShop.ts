import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { keepEarlierBuild } from "./earlierBuilds.ts";

const root = join(import.meta.dirname, "..");
/** What the built shop is made of. */
const sources = [
  "src",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "scripts/buildShop.ts",
  "scripts/fetchedParts.ts",
  "scripts/treeshakeRouter.ts",
  "scripts/startAfterPaint.ts",
];
const built = join(root, "dist", "shop");
/** Beside the build rather than in it, where it would be served. */
const stamp = join(root, "dist", "shop.sources");

/**
 * Builds the shop's front with Vite into dist/shop when it is missing or not made of the sources as they stand: a digest
 * of their names, sizes and times, so that a removed file counts too. `npm run dev` serves the sources themselves and is
 * content with any build.
 * @param log receives one line when it builds
 * Throws what Vite throws where the sources do not build.
 */
export async function ensureShopBuilt(log: (line: string) => void): Promise<void> {
  const exists = existsSync(join(built, "index.html"));
  if (exists && process.env.NODE_ENV === "development") return;
  const digest = await digestOf(sources);
  if (exists && (await isBuiltFrom(digest))) return;
  log("Building the shop…");
  const aside = await buildAside();
  // Another shop that started meanwhile may serve its build of the same sources already.
  if (await isBuiltFrom(digest)) await rm(aside, { recursive: true });
  else await moveIn(aside, digest);
}

const isBuiltFrom = async (digest: string) => existsSync(stamp) && (await readFile(stamp, "utf8")) === digest;

async function buildAside(): Promise<string> {
  const { build } = await import("vite");
  // Built aside and moved in at once: two shops may start together, and a killed build must not pass for a whole one.
  const aside = `${built}.${process.pid}`;
  await build({
    root,
    logLevel: "warn",
    build: {
      outDir: aside,
      emptyOutDir: true,
      // On a slow machine the bundler would tell which plugin took its time: nothing to act on.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Numbers and words stand where they are used: less to send than their names.
        optimization: { inlineConst: { mode: "all", pass: 3 } },
        // What every visit begins with is one file, and so is what several parts share: cut along each screen's needs
        // they were a hundred, which compress worse and each may fail on its own (decision 16).
        output: {
          codeSplitting: {
            groups: [
              { name: "shop", tags: ["$initial"] },
              { name: "contract", test: /src\/api\/contract\// },
              { name: "parts", minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  await packFiles(aside);
  // What the server draws of it, as one file: it need not know what the shop is made of.
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
    // Another shop has moved its own build in since.
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
/** In blocks or in one, with codes of their own for the shortest distances or without: which is smallest, one has to see. */
const waysToPack = [{}, { [direct]: 4 }, { [block]: whole }, { [block]: whole, [direct]: 4 }];

async function pack(content: Buffer): Promise<Buffer> {
  const packed = await Promise.all(waysToPack.map((params) => brotli(content, { params })));
  return packed.reduce((least, next) => (next.length < least.length ? next : least));
}

/**
 * Writes the brotli and the gzip form of each file beside it, once and as small as they get. The server sends what the browser
 * takes: brotli over https and on localhost, gzip from a stand's plain http.
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

// `npm run build`: always, for Vite's warnings to be seen.
if (import.meta.main) {
  const digest = await digestOf(sources);
  await moveIn(await buildAside(), digest);
}

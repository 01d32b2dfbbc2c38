import { spawnSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { themeValues } from "../../src/ui/theme/values.ts";
import { moduleSheets } from "./moduleSheets.ts";
import { writeTokens } from "./tokens/writeTokens.ts";

interface Manifest {
  license: string;
  devDependencies: Record<string, string>;
}

/** Provided by the library's users: two Reacts on a page do not share contexts. */
const peers = ["react", "react-dom"];
/** Written by hand, beside the components. The changelog's first heading is the library's version. */
const documents = ["README.md", "CHANGELOG.md"];
const isPackage = (id: string) => /^[@a-z]/.test(id) && !id.startsWith("@fontsource");

/**
 * Builds src/ui as a package: one ES module per file with its style sheet, so that a bundler takes only what is used;
 * types, fonts, all sheets in one, the themes' tokens, README, changelog and package.json.
 * @param root the project's root
 * @param out the folder to fill, emptied first
 * Throws what Vite throws, and the compiler's messages on type errors.
 */
export async function buildUi(root: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  declare(root, out);
  await bundle(root, out);
  await writeTokens(themeValues, out);
  for (const name of documents) await cp(join(root, "src/ui", name), join(out, name));
  await writeFile(join(out, "package.json"), await manifest(root, out));
}

async function bundle(root: string, out: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    // Whatever NODE_ENV is: a production React has no runtime for the other.
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [vanillaExtractPlugin({ identifiers: "short" }), moduleSheets("style.css")],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      assetsDir: "fonts",
      // A font inlined in the sheet would be loaded even by readers who have it.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { index: join(root, "src/ui/index.ts"), global: join(root, "src/ui/theme/global.ts") },
        external: isPackage,
        preserveEntrySignatures: "strict",
        checks: { bundlerTimings: false },
        output: {
          format: "es",
          preserveModules: true,
          preserveModulesRoot: join(root, "src/ui"),
          entryFileNames: "[name].js",
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".css") ? name.replace(".css.ts.vanilla", "") : "fonts/[name][extname]",
        },
      },
    },
  });
}

function declare(root: string, out: string): void {
  const { status, stdout } = spawnSync(
    join(root, "node_modules/.bin/tsc"),
    [
      ...["--project", join(root, "scripts/ui/tsconfig.library.json"), "--outDir", out],
      // Makes the configuration's paths independent of the working directory.
      ...["--rootDir", join(root, "src/ui")],
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stdout);
}

async function manifest(root: string, out: string): Promise<string> {
  const { license, devDependencies } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  ) as Manifest;
  const [, version] = /^## (\S+)/m.exec(await readFile(join(out, "CHANGELOG.md"), "utf8")) ?? [];
  const used = await packagesOf(out);
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? "*"]));
  return `${JSON.stringify(
    {
      name: "dossard-ui",
      version,
      description: "Dossard's design system: accessible React components in themes of CSS variables.",
      license,
      type: "module",
      exports: {
        ".": { types: "./index.d.ts", default: "./index.js" },
        "./global": { types: "./theme/global.d.ts", default: "./global.js" },
        "./*.css": "./*.css",
        "./tokens/*": "./tokens/*",
        "./package.json": "./package.json",
      },
      sideEffects: ["**/*.css", "**/*.css.js", "./global.js"],
      peerDependencies: Object.fromEntries(
        peers.map((name) => [name, `^${devDependencies[name]?.split(".")[0]}`]),
      ),
      dependencies: versions(used.filter((name) => !peers.includes(name))),
    },
    null,
    2,
  )}\n`;
}

/** Returns the names of the packages that the built modules import. */
async function packagesOf(out: string): Promise<string[]> {
  const modules = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(modules.map((file) => readFile(join(out, file), "utf8")));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\bfrom "((?:@[\w-]+\/)?[a-z][\w.-]*)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].sort();
}

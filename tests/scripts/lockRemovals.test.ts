import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { mutate } from "../../scripts/mutationTest/mutate.ts";
import { lockRemovals } from "../../scripts/races/lockRemovals.ts";

const project = resolve(import.meta.dirname, "../..");
/** A lock that is no longer taken may leave its import unused. */
const unused = /error TS(?:6133|6192|6196):/;

it("each removed lock leaves code that compiles: a crash would pass for a catch", {
  timeout: 120_000,
}, () => {
  const root = mkdtempSync(join(tmpdir(), "dossard-locks-"));
  try {
    for (const folder of ["src", "server", "demo"]) {
      cpSync(join(project, folder), join(root, folder), { recursive: true });
    }
    symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
    const config = JSON.parse(readFileSync(join(project, "tsconfig.json"), "utf8"));
    // Two removals in one file may overlap: each is compiled as a file of its own beside the original.
    const files = lockRemovals.map(({ file, from, to }, index) => {
      const copy = file.replace(/\.ts$/, `.removal${index}.ts`);
      const source = readFileSync(join(project, file), "utf8");
      writeFileSync(join(root, copy), mutate(source, from, to, file));
      return copy;
    });
    writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ ...config, include: files }));
    const { stdout } = spawnSync(
      join(project, "node_modules/.bin/tsc"),
      ["--noEmit", "--pretty", "false", "--project", "tsconfig.json"],
      { cwd: root, encoding: "utf8" },
    );
    expect(stdout.split("\n").filter((line) => line.includes("error TS") && !unused.test(line))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

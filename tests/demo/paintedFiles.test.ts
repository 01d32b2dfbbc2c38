import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withPaintedFiles } from "../../demo/paintedFiles.ts";
import { seedDemo } from "../../demo/seed.ts";
import type { FileStore } from "../../server/core/fileStore.ts";
import { createFolderStore } from "../../server/core/folderStore.ts";
import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../server/support/database.ts";

let database: TestDatabase;
let db: Db;
let folder: string;
let store: FileStore;
let painted: FileStore;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
  await seedDemo({ db, now: () => new Date("2026-09-12T16:00:00Z") }, { pictures: 100 });
  folder = await mkdtemp(join(tmpdir(), "dossard-painted-"));
  store = createFolderStore(folder);
  painted = withPaintedFiles(store, db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const sizeOf = async (bytes: Buffer | null) => {
  const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  return `${format} ${width}x${height}`;
};

describe("the store of a shop with the demonstration", () => {
  it("takes what another shop has painted of the same scene, at the same width", async () => {
    const { uuid } = await db.selectFrom("picture").select("uuid").executeTakeFirstOrThrow();
    const canvas = createFolderStore(join(folder, "canvas"));
    const painted = await withPaintedFiles(createFolderStore(join(folder, "first")), db, canvas).get(
      `previews/${uuid}/400.webp`,
    );
    const [painting = ""] = await canvas.list("");
    expect((await canvas.get(painting))?.equals(painted as Buffer)).toBe(true);
    await canvas.put(painting, Buffer.from("a painting"));
    const second = withPaintedFiles(createFolderStore(join(folder, "second")), db, canvas);
    expect(String(await second.get(`previews/${uuid}/400.webp`))).toBe("a painting");
    expect(await sizeOf(await second.get(`previews/${uuid}/800.webp`))).toMatch(/^webp (800x|\d+x800)/);
  });

  it("paints a preview at the width asked for, once, and keeps it where an import would", async () => {
    const { uuid } = await db
      .selectFrom("picture")
      .select("uuid")
      .where("width", "=", 6000)
      .executeTakeFirstOrThrow();
    const key = `previews/${uuid}/400.webp`;
    const [first, second] = await Promise.all([painted.get(key), painted.get(key)]);
    expect(await sizeOf(first)).toBe("webp 400x267");
    expect(second).toBe(first);
    expect(await store.list("previews")).toEqual([key]);
    expect(first && (await store.get(key))?.equals(first)).toBe(true);
  });

  it("paints covers and adverts", async () => {
    const { uuid } = await db
      .selectFrom("plainImage")
      .innerJoin("event", "event.uuid", "plainImage.uuid")
      .select("event.uuid")
      .executeTakeFirstOrThrow();
    const key = `images/${uuid}/0123456789ab.webp`;
    expect(await sizeOf(await painted.get(key))).toBe("webp 1200x750");
    expect(await store.exists(key)).toBe(true);
    expect(await sizeOf(await painted.get(`images/${uuid}/0123456789ab-720.webp`))).toBe("webp 720x450");
  });

  it("paints an original as a JPEG of its full size", async () => {
    const key = "originals/event/contest/horse_9_10.5_480x320_12-104.jpg";
    expect(await sizeOf(await painted.get(key))).toBe("jpeg 480x320");
    expect(await store.exists(key)).toBe(true);
  });

  it("leaves every other file to the shop", async () => {
    const bytes = Buffer.from("a photograph");
    await store.put("originals/event/contest/0f3a9c1d.jpg", bytes);
    expect(await painted.get("originals/event/contest/0f3a9c1d.jpg")).toEqual(bytes);
    for (const key of [
      "originals/event/contest/gone.jpg",
      "previews/11111111-1111-4111-8111-111111111111/600.webp",
      "images/11111111-1111-4111-8111-111111111111/0123456789ab.webp",
      "horse_9_10.5_480x320_12-104.jpg",
    ])
      expect(await painted.get(key)).toBeNull();
  });
});

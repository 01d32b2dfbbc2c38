import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { createMovingStore } from "../../../server/core/movingStore.ts";
import { createObjectStore } from "../../../server/core/objectStore.ts";
import { hasObjectStorage, type ObjectStorage, startObjectStorage } from "../support/objectStorage.ts";

let folder: string;
let store: FileStore;
let storage: ObjectStorage | null = null;

beforeAll(async () => {
  storage = hasObjectStorage ? await startObjectStorage() : null;
});
afterAll(() => storage?.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = () => createFolderStore(join(folder, "files"));
async function inBucket(): Promise<FileStore> {
  if (storage === null) throw new Error("no object storage");
  return createObjectStore(await storage.newBucket());
}

const kinds: [string, boolean, () => FileStore | Promise<FileStore>][] = [
  ["a folder", true, inFolder],
  ["a bucket", hasObjectStorage, inBucket],
  [
    "a move from a folder to a bucket",
    hasObjectStorage,
    async () => createMovingStore(await inBucket(), inFolder()),
  ],
  [
    "a move from a bucket to a folder",
    hasObjectStorage,
    async () => createMovingStore(inFolder(), await inBucket()),
  ],
];

const nowhere = {
  ...{ endpoint: "http://127.0.0.1:1", publicEndpoint: null, bucket: "nowhere" },
  ...{ region: "us-east-1", accessKeyId: "key", secretAccessKey: "secret" },
};

describe.each(kinds)("%s", (_, isHere, create) => {
  beforeEach(async () => {
    if (isHere) store = await create();
  });

  it.runIf(isHere)("gives back what was put, and replaces it whole", async () => {
    await store.put("originals/a/1.jpg", Buffer.from("first, rather long"));
    await store.put("originals/a/1.jpg", Buffer.from("second"));
    expect((await store.get("originals/a/1.jpg"))?.toString()).toBe("second");
    expect(await store.stat("originals/a/1.jpg")).toMatchObject({
      byteSize: 6,
      modifiedAt: expect.any(Date),
    });
    expect(await store.exists("originals/a/1.jpg")).toBe(true);
  });

  it.runIf(isHere)("answers null for what is not there", async () => {
    expect(await store.get("nothing/here.webp")).toBeNull();
    expect(await store.stat("nothing/here.webp")).toBeNull();
    expect(await store.exists("nothing")).toBe(false);
    expect(await store.list("nothing")).toEqual([]);
    await store.put("a/b", Buffer.from("x"));
    expect(await store.get("a/b/c")).toBeNull();
    expect(await store.exists("a")).toBe(false);
  });

  it.runIf(isHere)("lists keys under a folder", async () => {
    for (const key of ["p/2.webp", "p/1.webp", "p/deep/3.webp", "q/4.webp"])
      await store.put(key, Buffer.from(key));
    expect(await store.list("p")).toEqual(["p/1.webp", "p/2.webp", "p/deep/3.webp"]);
    expect(await store.list("")).toHaveLength(4);
  });

  it.runIf(isHere)("deletes, twice if need be", async () => {
    await store.put("a.webp", Buffer.from("x"));
    await store.delete("a.webp");
    await store.delete("a.webp");
    expect(await store.get("a.webp")).toBeNull();
  });

  it.runIf(isHere)("survives many writers of one key", async () => {
    const texts = Array.from({ length: 20 }, (_, i) => `${i}`.repeat(5000));
    await Promise.all(texts.map((text) => store.put("same", Buffer.from(text))));
    expect(texts).toContain((await store.get("same"))?.toString());
    expect(await store.list("")).toEqual(["same"]);
  });
});

describe.each([
  ["a folder", () => createFolderStore("/nowhere")],
  ["a bucket", () => createObjectStore(nowhere)],
] as const)("%s", (_, create) => {
  it.each([
    "",
    "/",
    "..",
    "../x",
    "a/../b",
    "a//b",
    "/etc/passwd",
    "a/",
    ".hidden",
    "a\\b",
    "a\0b",
    "é.jpg",
    "x".repeat(501),
  ])("refuses the key %j", async (key) => {
    const store = create();
    await expect((async () => store.get(key))()).rejects.toThrow(RangeError);
    await expect(store.put(key, Buffer.from("x"))).rejects.toThrow(RangeError);
    await expect((async () => store.delete(key))()).rejects.toThrow(RangeError);
  });
});

import { hash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { ImageError } from "../../../server/images/imageError.ts";
import { readOriginal } from "../../../server/images/readOriginal.ts";

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-original-"));
  store = createFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = Buffer.from("a photograph");
const key = `originals/event/contest/${hash("sha256", bytes)}.jpg`;

it("gives an original that is what was imported, and null for none", async () => {
  expect(await readOriginal(store, key)).toBeNull();
  await store.put(key, bytes);
  expect(await readOriginal(store, key)).toEqual(bytes);
  await store.put("originals/scene.jpg", bytes);
  expect(await readOriginal(store, "originals/scene.jpg")).toEqual(bytes);
});

it("refuses one with a changed bit", async () => {
  const changed = Buffer.from(bytes);
  changed[3] = (changed[3] ?? 0) ^ 1;
  await store.put(key, changed);
  await expect(readOriginal(store, key)).rejects.toThrow(ImageError);
});

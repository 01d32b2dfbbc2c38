import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { type AvifEncoderOptions, createAvifEncoder } from "../../../server/images/avifEncoder.ts";
import { withDecoder } from "../../../server/images/decoder.ts";
import { deriveImages } from "../../../server/images/derive.ts";
import { avifKeys, keepPreviews, previewKey } from "../../../server/images/previews.ts";
import { jpeg } from "../support/photographs.ts";

const picture = "33333333-3333-4333-8333-333333333333";
const made = `previews/${picture}/400.avif`;

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-avif-"));
  store = createFolderStore(folder);
  await keepPreviews(store, picture, await deriveImages(await jpeg({ seed: 1, width: 1600, height: 1200 })));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const small = {
  key: previewKey(picture, 400),
  viewKey: previewKey(picture, 1350),
  width: 400,
  height: 400,
  isShown: async () => true,
};

/** Sends one preview so many times, and returns what became of it. */
async function send(times: number, preview = small, more: Partial<AvifEncoderOptions> = {}) {
  const faults: unknown[] = [];
  const encoder = createAvifEncoder({
    store,
    onFault: (key, error) => void faults.push([key, (error as Error).message]),
    rest: async () => {},
    ...more,
  });
  for (let time = 0; time < times; time += 1) encoder.note(preview);
  await encoder.settled();
  return { encoder, faults, bytes: await store.get(made) };
}

it("makes an AVIF of what is sent a second time, of the preview's size", async () => {
  expect((await send(1)).bytes).toBeNull();
  const { bytes, faults } = await send(2);
  expect(faults).toEqual([]);
  expect(await sharp(bytes as Buffer).metadata()).toMatchObject({
    format: "heif",
    compression: "av1",
    width: 400,
    height: 300,
  });
  expect(avifKeys(picture)).toContain(made);
});

it("makes it once, and leaves one that is there", async () => {
  let puts = 0;
  const put: FileStore["put"] = (key, bytes) => {
    puts += 1;
    return store.put(key, bytes);
  };
  const { encoder } = await send(6, small, { store: { ...store, put } });
  for (let time = 0; time < 4; time += 1) encoder.note(small);
  await encoder.settled();
  expect(puts).toBe(1);
});

it.each([
  ["was taken down while it was made", { isShown: async () => false }, async () => {}],
  ["was replaced while it was made", {}, () => store.put(small.viewKey, Buffer.from("another"))],
  ["was removed while it was made", {}, () => store.delete(small.viewKey)],
])("leaves none of a picture that %s", async (_, more, meanwhile) => {
  const put: FileStore["put"] = async (key, bytes) => {
    await meanwhile();
    await store.put(key, bytes);
  };
  const { bytes, faults } = await send(2, { ...small, ...more }, { store: { ...store, put } });
  expect([bytes, faults]).toEqual([null, []]);
});

it("leaves none where it cannot know, tells of it, and goes on with the next", async () => {
  const unknown = { ...small, isShown: () => Promise.reject(new Error("no database")) };
  const { bytes, faults, encoder } = await send(2, unknown);
  expect(bytes).toBeNull();
  expect(faults).toEqual([[small.key, "no database"]]);
  const other = { ...small, key: previewKey(picture, 600), width: 600, height: 600 };
  for (let time = 0; time < 2; time += 1) encoder.note(other);
  await encoder.settled();
  expect(await store.exists(`previews/${picture}/600.avif`)).toBe(true);
});

it("makes none where there is no view", async () => {
  await store.delete(small.viewKey);
  expect(await send(2)).toMatchObject({ bytes: null, faults: [] });
});

it("rests after its own work, not after the import that it waited for", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const [free, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = [withDecoder(() => free.promise), withDecoder(() => free.promise)];
    const exists: FileStore["exists"] = async () => {
      // By then it has asked for the decoder.
      setImmediate(asked.resolve);
      return false;
    };
    const rests: number[] = [];
    const sent = send(2, small, {
      store: { ...store, exists },
      rest: async (workMs) => void rests.push(workMs),
    });
    await asked.promise;
    vi.advanceTimersByTime(60_000);
    free.resolve();
    await Promise.all([sent, ...held]);
    expect(rests).toEqual([0]);
  } finally {
    vi.useRealTimers();
  }
});

it("rests after work that came to nothing too", async () => {
  const rests: number[] = [];
  const unknown = { ...small, isShown: () => Promise.reject(new Error("no database")) };
  await send(2, unknown, { rest: async (workMs) => void rests.push(workMs) });
  expect(rests).toEqual([expect.any(Number)]);
  expect(rests[0]).toBeGreaterThan(0);
});

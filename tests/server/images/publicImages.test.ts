import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { createPublicImages, type PublicImagesOptions } from "../../../server/images/publicImages.ts";

const event = "11111111-1111-4111-8111-111111111111";
const contest = "22222222-2222-4222-8222-222222222222";
const picture = "33333333-3333-4333-8333-333333333333";
const other = "44444444-4444-4444-8444-444444444444";

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-images-"));
  store = createFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function imagesOf(original: string, more: Partial<PublicImagesOptions> = {}) {
  return createPublicImages({
    store,
    findPicture: async (uuid) =>
      uuid === picture ? { eventUuid: event, contestUuid: contest, original } : null,
    findPlainImage: async (uuid) => (uuid === other ? original : null),
    ...more,
  });
}

const photo = (background: string, width = 1500, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

describe("createPublicImages", () => {
  it("derives on the first request, keeps all widths, and answers from the store afterwards", async () => {
    await store.put("originals/a.jpg", await photo("#557733"));
    const images = imagesOf("originals/a.jpg");
    const first = await images.thumbnail(event, contest, picture);
    expect(await sizeOf(first?.bytes)).toBe("webp 600x400");
    await store.delete("originals/a.jpg");
    const again = await images.thumbnail(event, contest, picture, { width: 600 });
    expect(again?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(again?.etag).toBe(first?.etag);
    expect(first?.etag).toMatch(/^"[\w-]{24}"$/);
    expect(await sizeOf((await images.thumbnail(event, contest, picture, { width: 1350 }))?.bytes)).toBe(
      "webp 1350x900",
    );
    expect(await sizeOf((await images.thumbnail(event, contest, picture, { width: 400 }))?.bytes)).toBe(
      "webp 400x267",
    );
  });

  it("derives once for many requests at a time", async () => {
    let reads = 0;
    await store.put("originals/a.jpg", await photo("#775533"));
    const counting: FileStore = {
      ...store,
      get: (key) => {
        if (key.startsWith("originals/")) reads += 1;
        return store.get(key);
      },
    };
    const images = imagesOf("originals/a.jpg", { store: counting });
    const answers = await Promise.all(
      [600, 600, 400, 1350, 600, 400].map((width) => images.thumbnail(event, contest, picture, { width })),
    );
    expect(answers.every((image) => image !== null)).toBe(true);
    expect(reads).toBe(1);
  });

  it("knows no other widths, events, contests or pictures", async () => {
    await store.put("originals/a.jpg", await photo("#335577"));
    const images = imagesOf("originals/a.jpg");
    expect(await images.thumbnail(event, contest, picture, { width: 601 })).toBeNull();
    expect(await images.thumbnail(event, contest, picture, { width: Number.NaN })).toBeNull();
    expect(await images.thumbnail(contest, contest, picture)).toBeNull();
    expect(await images.thumbnail(event, event, picture)).toBeNull();
    expect(await images.thumbnail(event, contest, other)).toBeNull();
    expect(await images.thumbnail(event, contest, "../../secret")).toBeNull();
    expect(await images.plainImage(picture)).toBeNull();
    expect(await images.plainImage("../x")).toBeNull();
    expect(await imagesOf("covers/a.jpg").plainImage(other, { width: 400 })).toBeNull();
    expect(await store.list("previews")).toEqual([]);
  });

  it("serves covers without watermark, and follows a change of the file behind them", async () => {
    await store.put("covers/a.jpg", await photo("#808080"));
    await store.put("covers/b.jpg", await photo("#204060"));
    const before = await imagesOf("covers/a.jpg").plainImage(other);
    expect((await sharp(before?.bytes).stats()).channels[0]?.stdev).toBeLessThan(1);
    const after = await imagesOf("covers/b.jpg").plainImage(other);
    expect(after?.etag).not.toBe(before?.etag);
  });

  it.each([
    ["landscape", 3000, 2000, "720x480", "1350x900"],
    ["upright", 2000, 3000, "720x1080", "900x1350"],
    ["small", 500, 300, "500x300", "500x300"],
  ])(
    "serves a cover that is %s at the width of a phone's card too",
    async (_, width, height, small, large) => {
      await store.put("covers/c.jpg", await photo("#204060", width, height));
      const images = imagesOf("covers/c.jpg");
      expect(await sizeOf((await images.plainImage(other, { width: 720 }))?.bytes)).toBe(`webp ${small}`);
      expect(await sizeOf((await images.plainImage(other))?.bytes)).toBe(`webp ${large}`);
    },
  );

  it("answers nothing for an original that is missing or unusable, and tells of the latter", async () => {
    expect(await imagesOf("originals/gone.jpg").thumbnail(event, contest, picture)).toBeNull();
    await store.put("originals/bad.jpg", Buffer.from("no picture"));
    const refused: string[] = [];
    const images = imagesOf("originals/bad.jpg", {
      onRefused: (uuid, { reason }) => void refused.push(`${uuid} ${reason}`),
    });
    expect(await images.thumbnail(event, contest, picture)).toBeNull();
    expect(refused).toEqual([`${picture} notAnImage`]);
  });
});

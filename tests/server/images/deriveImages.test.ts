import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeDigitalFile } from "../../../server/files/makeDigitalFile.ts";
import { deriveImages, setWatermark } from "../../../server/images/derive.ts";
import { ImageError, type RefusalReason } from "../../../server/images/imageError.ts";
import { rawTiff } from "../support/photographs.ts";

const photos = new URL("../../../../shared/photos/", import.meta.url).pathname;

/** A picture with a red upper half and a blue lower half. */
function twoHalves(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: "#2040c0" } }).composite([
    { input: { create: { ...half, background: "#c02020" } }, left: 0, top: 0 },
  ]);
}

async function sizeOf(bytes: Buffer) {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
}

/** Returns the chunk names of a WebP file: pixels are `VP8 `; metadata would be `EXIF`, `XMP ` or `ICCP`. */
function chunksOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (
    let at = 12;
    at < bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  )
    names.push(bytes.toString("latin1", at, at + 4));
  return names;
}

async function reasonOf(input: Buffer | string): Promise<RefusalReason> {
  const error = await deriveImages(input).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ImageError);
  return (error as ImageError).reason;
}

describe("deriveImages", () => {
  it("makes WebP previews of 1350, 600 and 400 px on the long side", async () => {
    const derived = await deriveImages(await twoHalves(2400, 1600).jpeg().toBuffer());
    expect(derived).toMatchObject({ width: 2400, height: 1600 });
    expect(await sizeOf(derived.view)).toEqual({ width: 1350, height: 900, format: "webp" });
    expect(await sizeOf(derived.thumbnail)).toEqual({ width: 600, height: 400, format: "webp" });
    expect(await sizeOf(derived.small)).toEqual({ width: 400, height: 267, format: "webp" });
  });

  it("never enlarges", async () => {
    const derived = await deriveImages(await twoHalves(500, 400).png().toBuffer());
    expect(await sizeOf(derived.view)).toMatchObject({ width: 500, height: 400 });
    expect(await sizeOf(derived.thumbnail)).toMatchObject({ width: 500, height: 400 });
  });

  it("covers pictures of any proportion", async () => {
    const derived = await deriveImages(await twoHalves(4000, 40).jpeg().toBuffer());
    expect(await sizeOf(derived.view)).toMatchObject({ width: 1350, height: 14 });
    const tiny = await deriveImages(await twoHalves(2, 2).jpeg().toBuffer());
    expect(await sizeOf(tiny.view)).toMatchObject({ width: 2, height: 2 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("turns orientation %i upright", async (orientation) => {
    const upright = await twoHalves(300, 200).png().toBuffer();
    // As cameras do: pixels are stored rotated, and the tag says how to rotate them back.
    const stored = {
      1: (image: Sharp) => image,
      2: (image: Sharp) => image.flop(),
      3: (image: Sharp) => image.rotate(180),
      4: (image: Sharp) => image.flip(),
      // sharp mirrors before it rotates, whatever the order of the calls.
      5: (image: Sharp) => image.flop().rotate(270),
      6: (image: Sharp) => image.rotate(270),
      7: (image: Sharp) => image.flop().rotate(90),
      8: (image: Sharp) => image.rotate(90),
    }[orientation as 1];
    const turned = await sharp(await stored(sharp(upright)).png().toBuffer())
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const derived = await deriveImages(turned, { watermark: false });
    expect(derived).toMatchObject({ width: 300, height: 200 });
    const { data, info } = await sharp(derived.view).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 200]);
    const at = (x: number, y: number) => [...data.subarray((y * 300 + x) * 3, (y * 300 + x) * 3 + 3)];
    const [red = 0, , blue = 0] = at(150, 30);
    expect(red).toBeGreaterThan(blue + 60);
    const [lowRed = 0, , lowBlue = 0] = at(150, 170);
    expect(lowBlue).toBeGreaterThan(lowRed + 60);
  });

  it("lays a watermark over the previews that shows on black and on white, and none when told so", async () => {
    for (const background of ["#000000", "#ffffff"]) {
      const plain = await sharp({ create: { width: 1350, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const marked = await sharp((await deriveImages(plain)).thumbnail).stats();
      const clean = await sharp((await deriveImages(plain, { watermark: false })).thumbnail).stats();
      expect(marked.channels[0]?.stdev).toBeGreaterThan(6);
      expect(clean.channels[0]?.stdev).toBeLessThan(1);
    }
  });

  it("writes the photographer's own text, a long one smaller", async () => {
    onTestFinished(() => setWatermark("DOSSARD"));
    const plain = await sharp({ create: { width: 1350, height: 900, channels: 3, background: "#000000" } })
      .jpeg()
      .toBuffer();
    const before = (await deriveImages(plain)).view;
    expect((await deriveImages(plain)).view.equals(before)).toBe(true);
    for (const text of ["HARAS", "LES PHOTOGRAPHES ASSOCIÉS"]) {
      setWatermark(text);
      const { view } = await deriveImages(plain);
      expect(view.equals(before)).toBe(false);
      expect((await sharp(view).stats()).channels[0]?.stdev, text).toBeGreaterThan(4);
    }
  });

  it("keeps nothing of what the camera wrote", async () => {
    const bytes = await twoHalves(800, 600)
      .withExif({
        IFD0: { Copyright: "Photographe Secret", Make: "Canon" },
        IFD3: { GPSLatitude: "48/1 51/1 0/1", GPSLatitudeRef: "N" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secretXmp/></x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Photographe Secret")).toBe(true);
    const derived = await deriveImages(bytes);
    for (const image of [derived.view, derived.thumbnail, derived.small]) {
      expect(chunksOf(image)).toEqual(["VP8 "]);
      for (const trace of ["Photographe", "Canon", "secretXmp"])
        expect(image.includes(trace), trace).toBe(false);
    }
  });

  it("brings other colour spaces and greys to sRGB", async () => {
    const cmyk = await twoHalves(300, 200).toColourspace("cmyk").jpeg().toBuffer();
    const grey = await twoHalves(300, 200).greyscale().jpeg().toBuffer();
    for (const bytes of [cmyk, grey])
      expect(await sharp((await deriveImages(bytes)).view).metadata()).toMatchObject({
        space: "srgb",
        channels: 3,
      });
  });

  it("brings 16 bits a channel to the same colours, with a profile and without", async () => {
    const flat = sharp({ create: { width: 60, height: 40, channels: 3, background: "#3366aa" } });
    const p3 = await flat.clone().withIccProfile("p3").png().toBuffer();
    const deep = [
      await sharp(await flat.png().toBuffer())
        .toColourspace("rgb16")
        .png()
        .toBuffer(),
      await sharp(p3).keepIccProfile().toColourspace("rgb16").png().toBuffer(),
    ];
    for (const bytes of deep) {
      expect((await sharp(bytes).metadata()).depth).toBe("ushort");
      expect((await deriveImages(bytes)).colours).toEqual(["#3366aa", "#3366aa", "#3366aa"]);
      const { jpeg } = await makeDigitalFile(bytes, "high", { photographerLabel: null, copyright: null });
      const [red = 0, green = 0, blue = 0] = await sharp(jpeg).raw().toBuffer();
      for (const off of [red - 0x33, green - 0x66, blue - 0xaa]) expect(Math.abs(off)).toBeLessThan(3);
    }
  });

  it("tells the mean colours from top to bottom", async () => {
    const third = (background: string) =>
      ({ create: { width: 300, height: 200, channels: 3, background } }) as const;
    const bytes = await sharp({ create: { width: 300, height: 600, channels: 3, background: "#336699" } })
      .composite([
        { input: third("#669933"), left: 0, top: 200 },
        { input: third("#993366"), left: 0, top: 400 },
      ])
      .png()
      .toBuffer();
    expect((await deriveImages(bytes)).colours).toEqual(["#336699", "#669933", "#993366"]);
    for (const height of [1, 2]) {
      const flat = sharp({ create: { width: 600, height, channels: 3, background: "#336699" } });
      const { colours } = await deriveImages(await flat.png().toBuffer());
      expect(colours).toEqual(["#336699", "#336699", "#336699"]);
    }
  });

  it("refuses what is no usable picture, by name", async () => {
    const jpeg = await twoHalves(600, 400).jpeg().toBuffer();
    expect(await reasonOf(Buffer.alloc(0))).toBe("empty");
    expect(await reasonOf(Buffer.from("Nom;Dossard\nDupont;12\n"))).toBe("notAnImage");
    expect(await reasonOf(jpeg.subarray(0, jpeg.length / 2))).toBe("broken");
    expect(await reasonOf(Buffer.concat([jpeg.subarray(0, 3), Buffer.from("nothing more")]))).toBe("broken");
    expect(await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe("unsupported");
    expect(await reasonOf(Buffer.from("GIF89a…"))).toBe("unsupported");
    expect(await reasonOf(rawTiff())).toBe("unsupported");
  });

  it("refuses a decompression bomb before decoding it", async () => {
    // A small file whose frame header claims 65,000 x 65,000 pixels: 12 GB decoded.
    const bomb = await twoHalves(64, 64).jpeg().toBuffer();
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(65_000, frame + 5);
    bomb.writeUInt16BE(65_000, frame + 7);
    expect(await reasonOf(bomb)).toBe("tooLarge");
  });

  it("leaves a missing file a missing file", async () => {
    await expect(deriveImages("/nowhere/IMG_0001.jpg")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe.skipIf(!existsSync(photos))("real photographs", () => {
  it("shows all orientations of one picture the same", async () => {
    for (const kind of ["Landscape", "Portrait"]) {
      const small = await Promise.all(
        Array.from({ length: 9 }, async (_, i) => {
          const derived = await deriveImages(`${photos}orientation/${kind}_${i}.jpg`, { watermark: false });
          expect(derived.width > derived.height).toBe(kind === "Landscape");
          return sharp(derived.thumbnail).resize(48, 48, { fit: "fill" }).raw().toBuffer();
        }),
      );
      for (const other of small) {
        const difference = other.reduce((sum, value, i) => sum + Math.abs(value - (small[0]?.[i] ?? 0)), 0);
        expect(difference / other.length).toBeLessThan(6);
      }
    }
  });

  it("derives previews without metadata from every camera's file", async () => {
    const files = (await readdir(`${photos}cameras`)).filter((name) => /\.jpe?g$/i.test(name));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const derived = await deriveImages(await readFile(`${photos}cameras/${file}`));
      for (const image of [derived.view, derived.thumbnail, derived.small])
        expect(chunksOf(image), file).toEqual(["VP8 "]);
    }
  });
});

import exifReader from "exif-reader";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { makeDigitalFile } from "../../../server/files/makeDigitalFile.ts";
import { ImageError } from "../../../server/images/imageError.ts";
import { digitalFormats } from "../../../src/domain/products/pictureFormat.ts";

const nobody = { photographerLabel: null, copyright: null };

/** Red at the top, blue at the bottom. */
function photograph(width: number, height: number) {
  const half = {
    create: { width, height: Math.floor(height / 2), channels: 3 as const, background: "#2040c0" },
  };
  return sharp({ create: { width, height, channels: 3, background: "#c02020" } }).composite([
    { input: half, left: 0, top: Math.ceil(height / 2) },
  ]);
}
const upright = await photograph(4200, 2800).jpeg().toBuffer();

async function colourAt(jpeg: Buffer, left: number, top: number) {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { red: pixel[0] ?? 0, blue: pixel[2] ?? 0 };
}

describe("a digital file", () => {
  test.each(
    digitalFormats.map(
      (format, index) => [format, [1350, 2700, 4050][index], [900, 1800, 2700][index]] as const,
    ),
  )("%s is %i x %i", async (format, width, height) => {
    const made = await makeDigitalFile(upright, format, nobody);
    expect(made).toMatchObject({ width, height, isSmaller: false });
    expect(await sharp(made.jpeg).metadata()).toMatchObject({ format: "jpeg", width, height });
  });

  it("stands upright, whatever the camera wrote, and says so to every viewer", async () => {
    // 8: the camera was turned; as stored, the sky is on the right.
    const seen = await photograph(2800, 4200).png({ compressionLevel: 1 }).toBuffer();
    const stored = await sharp(seen).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const { jpeg, width, height } = await makeDigitalFile(stored, "low", nobody);
    expect([width, height]).toEqual([900, 1350]);
    expect((await sharp(jpeg).metadata()).orientation ?? 1).toBe(1);
    expect((await colourAt(jpeg, 450, 100)).red).toBeGreaterThan(150);
    expect((await colourAt(jpeg, 450, 1250)).blue).toBeGreaterThan(150);
  });

  it("is never enlarged: a smaller original keeps its size, and this is told", async () => {
    const small = await photograph(2000, 1500).jpeg().toBuffer();
    expect(await makeDigitalFile(small, "high", nobody)).toMatchObject({
      width: 2000,
      height: 1500,
      isSmaller: true,
    });
    expect(await makeDigitalFile(small, "low", nobody)).toMatchObject({
      width: 1350,
      height: 1013,
      isSmaller: false,
    });
  });

  it("is in sRGB, its colours brought over from the original's profile", async () => {
    const wide = await sharp(upright).withIccProfile("p3").jpeg().toBuffer();
    const { jpeg } = await makeDigitalFile(wide, "low", nobody);
    const { icc, space } = await sharp(jpeg).metadata();
    expect(space).toBe("srgb");
    expect(icc?.toString("latin1").replaceAll("\0", "")).toMatch(/sRGB/);
    const [before, after] = [await colourAt(upright, 100, 100), await colourAt(jpeg, 50, 50)];
    expect(Math.abs(before.red - after.red)).toBeLessThan(6);
    expect(Math.abs(before.blue - after.blue)).toBeLessThan(6);
  });

  it("has no watermark: a plain picture stays plain", async () => {
    const plain = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#808080" } })
      .jpeg()
      .toBuffer();
    const { channels } = await sharp((await makeDigitalFile(plain, "low", nobody)).jpeg).stats();
    for (const { min, max } of channels) expect(max - min).toBeLessThanOrEqual(2);
  });

  it("says whose picture it is and nothing else of the original: no place, no camera", async () => {
    const original = await photograph(1500, 1000)
      .withExif({
        IFD0: { Artist: "Another", Make: "Camera", Model: "Secret" },
        IFD2: { BodySerialNumber: "12345" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "49/1 7/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    const owner = { photographerLabel: "Zoé Durand", copyright: "© 2026 Zoé Durand" };
    const { jpeg } = await makeDigitalFile(original, "low", owner);
    const { exif, xmp } = await sharp(jpeg).metadata();
    const tags = exifReader(exif ?? Buffer.alloc(0));
    // EXIF is ASCII by its standard, XMP keeps names as they are.
    expect(tags.Image).toMatchObject({ Artist: "Zoe Durand", Copyright: "(C) 2026 Zoe Durand" });
    expect(xmp?.toString()).toContain("<rdf:li>Zoé Durand</rdf:li>");
    expect(xmp?.toString()).toContain('<rdf:li xml:lang="x-default">© 2026 Zoé Durand</rdf:li>');
    expect(tags.GPSInfo).toBeUndefined();
    expect(tags.Image).not.toHaveProperty("Make");
    expect(JSON.stringify(tags)).not.toMatch(/Secret|12345/);
    expect(
      (await sharp((await makeDigitalFile(original, "low", nobody)).jpeg).metadata()).exif,
    ).toBeUndefined();
  });

  it("refuses what is no picture", async () => {
    await expect(makeDigitalFile(Buffer.from("no picture"), "low", nobody)).rejects.toThrow(ImageError);
    await expect(makeDigitalFile(upright.subarray(0, 3000), "low", nobody)).rejects.toThrow(ImageError);
  });
});

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import sharp, { type Exif } from "sharp";
import { describe, expect, it } from "vitest";
import { readPhotoFacts } from "../../../server/images/photoFacts.ts";

const photos = new URL("../../../../shared/photos/", import.meta.url).pathname;

function jpeg(exif: Exif, orientation?: number) {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: "#88aa66" } }).withExif(
    exif,
  );
  return (orientation ? image.withMetadata({ orientation }) : image).jpeg().toBuffer();
}

const dated = (DateTimeOriginal: string, more: Record<string, string> = {}) =>
  jpeg({ IFD0: { DateTime: "2024:01:01 00:00:00" }, IFD2: { DateTimeOriginal, ...more } });

describe("readPhotoFacts", () => {
  it("reads size, date, offset, copyright and artist", async () => {
    const bytes = await jpeg({
      IFD0: { Copyright: "© Studio Galop", Artist: "Anne  Durand" },
      IFD2: { DateTimeOriginal: "2025:06:14 15:04:59", OffsetTimeOriginal: "+02:00" },
    });
    expect(await readPhotoFacts(bytes)).toEqual({
      width: 60,
      height: 40,
      orientation: 1,
      takenAtWallTime: "2025-06-14T15:04:59",
      offset: "+02:00",
      byteSize: bytes.length,
      copyright: expect.stringContaining("Studio Galop"),
      artist: "Anne Durand",
    });
  });

  it("gives upright sizes", async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#888" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await readPhotoFacts(bytes)).toMatchObject({ width: 40, height: 60, orientation: 6 });
  });

  it.each([
    ["0000:00:00 00:00:00"],
    ["    :  :     :  :  "],
    ["2025:02:31 10:00:00"],
    ["2025:13:01 10:00:00"],
    ["1969:12:31 23:59:59"],
    ["2101:01:01 00:00:00"],
    ["not a date at all!!"],
  ])("takes %j for no date", async (text) => {
    expect(await readPhotoFacts(await dated(text))).toMatchObject({ takenAtWallTime: null, offset: null });
  });

  it("does not take the date of the last edit for the capture's", async () => {
    const edited = await jpeg({ IFD0: { DateTime: "2024:01:01 00:00:00" } });
    expect((await readPhotoFacts(edited)).takenAtWallTime).toBeNull();
  });

  it("passes over an offset that is none", async () => {
    const bytes = await dated("2025:06:14 15:04:59", { OffsetTimeOriginal: "   :  " });
    expect(await readPhotoFacts(bytes)).toMatchObject({
      takenAtWallTime: "2025-06-14T15:04:59",
      offset: null,
    });
  });

  it("keeps a picture whose EXIF block is damaged, without date", async () => {
    const bytes = await dated("2025:06:14 15:04:59");
    const start = bytes.indexOf("Exif\0\0") + 6;
    bytes.fill(0xff, start + 4, start + 40);
    expect(await readPhotoFacts(bytes)).toMatchObject({ width: 60, height: 40, takenAtWallTime: null });
  });

  it("refuses what is no picture", async () => {
    await expect(readPhotoFacts(Buffer.alloc(0))).rejects.toMatchObject({ reason: "empty" });
    await expect(readPhotoFacts(Buffer.from("text"))).rejects.toMatchObject({ reason: "notAnImage" });
    await expect(readPhotoFacts(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]))).rejects.toMatchObject({
      reason: "broken",
    });
  });
});

describe.skipIf(!existsSync(photos))("readPhotoFacts on real cameras", () => {
  it("finds what expected.csv says", async () => {
    const rows: Record<string, string>[] = parse(await readFile(`${photos}cameras/expected.csv`), {
      columns: true,
    });
    expect(rows.length).toBe(37);
    for (const row of rows) {
      const facts = await readPhotoFacts(`${photos}cameras/${row.file}`);
      const [date = "", time = ""] = (row.date_time_original ?? "").split(" ");
      const expected = date === "" || date.startsWith("0000") ? null : `${date.replaceAll(":", "-")}T${time}`;
      expect(facts.takenAtWallTime, row.file).toBe(expected);
      expect(facts.byteSize, row.file).toBe(Number(row.bytes));
      expect(new Set([facts.width, facts.height]), row.file).toEqual(
        new Set([Number(row.jpeg_w), Number(row.jpeg_h)]),
      );
    }
  });
});

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

/** Returns a JPEG with an IPTC block as Photo Mechanic writes it. */
function withIptc(jpeg: Buffer, date: string, time: string): Buffer {
  const dataSet = (number: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, number, 0, text.length]), Buffer.from(text)]);
  const sets = Buffer.concat([dataSet(55, date), dataSet(60, time)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(sets.length);
  const resource = Buffer.concat([
    Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"),
    size,
    sets,
    Buffer.alloc(sets.length % 2),
  ]);
  const marker = Buffer.from([0xff, 0xed, 0, 0]);
  marker.writeUInt16BE(resource.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, resource, jpeg.subarray(2)]);
}

/** Files of shared/photos whose date is only that of digitizing. */
const digitizedOnly: Record<string, string> = {
  "Issue 600 (1).jpg": "2009-09-09T17:00:00",
  "Kodak CLAS Digital Film Scanner HR200 (1).jpg": "2001-01-11T03:28:39",
};

describe("readPhotoFacts", () => {
  it("reads size, date, offset, copyright and artist", async () => {
    const bytes = await jpeg({
      IFD0: { Copyright: "© Studio Galop", Artist: "Anne  Durand", Make: "Canon", Model: "EOS R5" },
      IFD2: {
        ...{ DateTimeOriginal: "2025:06:14 15:04:59", OffsetTimeOriginal: "+02:00" },
        BodySerialNumber: "0123",
      },
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
      camera: { make: "Canon", model: "EOS R5", serial: "0123" },
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

  it("takes the date of digitizing, of XMP or of IPTC where the camera's is missing, in this order", async () => {
    const xmp = (text: string) =>
      sharp({ create: { width: 9, height: 6, channels: 3, background: "#888" } })
        .withXmp(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${text}</rdf:RDF></x:xmpmeta>`,
        )
        .jpeg()
        .toBuffer();
    const xmlns = 'xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"';
    const facts = async (bytes: Buffer) => {
      const { takenAtWallTime, offset } = await readPhotoFacts(bytes);
      return [takenAtWallTime, offset];
    };
    const digitized = { DateTimeDigitized: "2025:06:14 15:05:00", OffsetTimeDigitized: "+02:00" };
    expect(await facts(await dated("2025:06:14 15:04:59", digitized))).toEqual(["2025-06-14T15:04:59", null]);
    expect(await facts(await dated("0000:00:00 00:00:00", digitized))).toEqual([
      "2025-06-14T15:05:00",
      "+02:00",
    ]);
    const both = `<rdf:Description ${xmlns} xmp:CreateDate="2025-06-14T16:00:00.25+01:00" exif:DateTimeOriginal='2025-06-14T15:06'/>`;
    expect(await facts(await xmp(both))).toEqual(["2025-06-14T15:06:00", null]);
    const created = `<rdf:Description ${xmlns}><xmp:CreateDate>2025-06-14T16:00:00.25+01:00</xmp:CreateDate></rdf:Description>`;
    expect(await facts(await xmp(created))).toEqual(["2025-06-14T16:00:00", "+01:00"]);
    const wrong = `<rdf:Description ${xmlns} xmp:CreateDate="2025-02-31T10:00:00" xmp:ModifyDate="2025-06-14T15:06:00"/>`;
    expect(await facts(await xmp(wrong))).toEqual([null, null]);
    expect(await facts(withIptc(await xmp(""), "20250614", "150700+0200"))).toEqual([
      "2025-06-14T15:07:00",
      "+02:00",
    ]);
    expect(await facts(withIptc(await xmp(""), "20250614", "150700"))).toEqual(["2025-06-14T15:07:00", null]);
    expect(await facts(withIptc(await xmp(""), "00000000", "150700"))).toEqual([null, null]);
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
      expect(facts.takenAtWallTime, row.file).toBe(expected ?? digitizedOnly[row.file ?? ""] ?? null);
      expect(facts.byteSize, row.file).toBe(Number(row.bytes));
      expect(new Set([facts.width, facts.height]), row.file).toEqual(
        new Set([Number(row.jpeg_w), Number(row.jpeg_h)]),
      );
    }
  });
});

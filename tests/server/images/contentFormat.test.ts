import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentFormat, isRawTiff } from "../../../server/images/contentFormat.ts";
import { heic, rawTiff } from "../support/photographs.ts";

const picture = () => sharp({ create: { width: 9, height: 6, channels: 3, background: "#3366aa" } });
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("contentFormat", () => {
  it("knows what the decoder takes", async () => {
    for (const format of ["jpeg", "png", "webp", "avif", "tiff"] as const) {
      expect(contentFormat(await picture().toFormat(format).toBuffer())).toBe(format);
    }
    expect(contentFormat(heic)).toBe("heic");
    expect(contentFormat(latin1("\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf"))).toBe("avif");
    expect(contentFormat(latin1("\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf"))).toBe("heic");
    expect(contentFormat(latin1("MM\0*\0\0\0\x08"))).toBe("tiff");
  });

  it.each([
    ["II*\0\x10\0\0\0CR\x02\0", "raw"],
    ["\0\0\0\x18ftypcrx \0\0\0\x01", "raw"],
    ["FUJIFILMCCD-RAW 0201", "raw"],
    ["IIU\0\x18\0\0\0", "raw"],
    ["IIRO\x08\0\0\0", "raw"],
    ["\0\0\0\x18ftypqt  \0\0\0\0", "video"],
    ["\0\0\0\x14ftypisom\0\0\0\0", "video"],
    ["\0\0\0\x08wide\0\0\0\0mdat", "video"],
    ["RIFF\0\0\0\0AVI LIST", "video"],
    ["RIFF\0\0\0\0WAVEfmt ", "sound"],
    ["\0\0\0\x18ftypM4A \0\0\0\0", "sound"],
    ["GIF89a", "otherPicture"],
    ["8BPS\0\x01", "otherPicture"],
    ["Nom;Dossard\nDupont;12\n", null],
    ["", null],
    ["\0\0\0\x18ftyp", null],
  ])("takes %j for %s", (head, format) => {
    expect(contentFormat(latin1(head))).toBe(format);
  });
});

describe("isRawTiff", () => {
  it("tells a RAW file from a picture, and survives one that breaks off", async () => {
    expect(isRawTiff(rawTiff())).toBe(true);
    expect(isRawTiff(await picture().tiff().toBuffer())).toBe(false);
    for (let length = 0; length < 30; length++)
      expect(() => isRawTiff(rawTiff().subarray(0, length))).not.toThrow();
  });
});

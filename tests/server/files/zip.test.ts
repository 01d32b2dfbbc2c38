import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { lengthOf, streamSegments } from "../../../server/files/segments.ts";
import {
  fileMaximum,
  partMaximum,
  splitParts,
  type ZipEntry,
  zipLength,
  zipSegments,
} from "../../../server/files/zip.ts";
import { unzipByYauzl, unzipByZipJs } from "./zipReaders.ts";

const modifiedAt = new Date("2026-06-14T10:00:00Z");
const entry = (name: string, bytes: Buffer, read = async () => bytes): ZipEntry => ({
  name,
  byteSize: bytes.length,
  crc32: crc32(bytes),
  modifiedAt,
  read,
});
const zipStream = (entries: readonly ZipEntry[], onEnd: () => Promise<void>) => {
  const segments = zipSegments(entries);
  return streamSegments(segments, { first: 0, last: lengthOf(segments) - 1 }, onEnd);
};

test("a zip is opened by two independent tools, byte for byte, accents in names", async () => {
  const files = ["Épreuve 1 - Zoé Lefèvre - 001.jpg", "Œil d’Or - 002.jpg"].map((name) => ({
    name,
    bytes: randomBytes(70_000),
  }));
  const entries = files.map(({ name, bytes }) => entry(name, bytes));
  const onEnd = vi.fn(async () => {});
  const zip = await buffer(zipStream(entries, onEnd));
  expect(zip.length).toBe(zipLength(entries));
  expect(await unzipByYauzl(zip)).toEqual(files);
  expect(await unzipByZipJs(zip)).toEqual(files);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("files are read one after the other as they are taken, and what is broken off never ends", async () => {
  const bytes = randomBytes(500_000);
  const reads: string[] = [];
  const entries = Array.from({ length: 40 }, (_, index) =>
    entry(`${index}.jpg`, bytes, async () => {
      reads.push(`${index}`);
      return bytes;
    }),
  );
  const onEnd = vi.fn(async () => {});
  const reader = zipStream(entries, onEnd).getReader();
  for (let taken = 0; taken < 3; taken++) await reader.read();
  expect(reads.length).toBeLessThan(10);
  await reader.cancel();
  expect(reads.length).toBeLessThan(10);
  expect(onEnd).not.toHaveBeenCalled();
});

test("any range of a zip has the bytes of the whole, and reads only the files that it touches", async () => {
  const files = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  await fc.assert(
    fc.asyncProperty(files, share, fc.nat(120), async (contents, at, size) => {
      const reads: string[] = [];
      const entries = contents.map((content, index) =>
        entry(`Zoé ${index}.jpg`, Buffer.from(content), async () => {
          reads.push(`Zoé ${index}.jpg`);
          return Buffer.from(content);
        }),
      );
      const whole = await buffer(zipStream(entries, async () => {}));
      reads.length = 0;
      const first = Math.floor(at * (whole.length - 1));
      const last = Math.min(first + size, whole.length - 1);
      const part = await buffer(streamSegments(zipSegments(entries), { first, last }, async () => {}));
      expect(part.equals(whole.subarray(first, last + 1))).toBe(true);
      let end = 0;
      const touched = entries.filter(({ name, byteSize }) => {
        const start = end + 30 + Buffer.byteLength(name);
        end = start + byteSize;
        return start <= last && end > first;
      });
      expect(reads).toEqual(touched.map(({ name }) => name));
    }),
  );
});

test("parts hold as much as they may, in order, and a larger file has its own", () => {
  const sizes = (parts: { byteSize: number }[][]) =>
    parts.map((part) => part.map(({ byteSize }) => byteSize));
  const files = [3000, 3000, 3000, 20_000, 1].map((byteSize) => ({ byteSize }));
  expect(sizes(splitParts(files, 8000))).toEqual([[3000, 3000], [3000], [20_000], [1]]);
  expect(splitParts([], 8000)).toEqual([]);
  const many = Array.from({ length: 900 }, () => ({ byteSize: 6_000_000 }));
  expect(splitParts(many).map((part) => part.length)).toEqual([333, 333, 234]);
  const small = Array.from({ length: fileMaximum + 2 }, () => ({ byteSize: 1 }));
  expect(splitParts(small).map((part) => part.length)).toEqual([fileMaximum, 2]);
});

test("no part's zip is larger than was allowed", () => {
  const entries = Array.from({ length: 300 }, (_, index) => ({
    ...entry(`${"é".repeat(95)}${index}.jpg`, Buffer.alloc(0)),
    byteSize: 7_654_321,
  }));
  const parts = splitParts(entries);
  expect(parts.length).toBe(2);
  for (const part of parts) expect(zipLength(part)).toBeLessThanOrEqual(partMaximum);
});

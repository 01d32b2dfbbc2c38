import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

/** Photographs from many cameras: optional data next to the project, not part of it. */
const photos = join(import.meta.dirname, "../../../../shared/photos");

describe.skipIf(!existsSync(photos))("real photographs", () => {
  let place: ImportPlace;
  let rows: {
    rawFileName: string;
    takenAt: string | null;
    cameraTime: string | null;
    width: number;
    height: number;
    uuid: string;
    label: string;
  }[];
  beforeAll(async () => {
    place = await openImportPlace();
    const event = await place.newEvent("Vraies photographies");
    const outcome = await place.run(photos, event);
    expect(outcome.refused.filter(({ shown }) => /\.jpe?g$/i.test(shown))).toEqual([]);
    rows = await place.db
      .selectFrom("picture")
      .innerJoin("contest", "contest.uuid", "picture.contestUuid")
      .select(["rawFileName", "takenAt", "cameraTime", "width", "height", "picture.uuid", "contest.label"])
      .orderBy("takenAt")
      .orderBy("name")
      .execute();
  }, 120_000);
  afterAll(() => place.stop());

  it("have the dates of the cameras, and no time where these cannot be of one event", async () => {
    const expected = parse(await readFile(join(photos, "cameras/expected.csv")), { columns: true }) as Record<
      string,
      string
    >[];
    expect(expected.length).toBeGreaterThan(30);
    for (const { file = "", date_time_original: written = "" } of expected) {
      const own = rows.find(({ rawFileName }) => rawFileName === file.normalize("NFC"));
      // Cameras with an unset clock write zeros.
      if (!/^[12]/.test(written)) continue;
      const cameraTime = own?.cameraTime?.replaceAll("-", ":").replace("T", " ");
      expect([own?.rawFileName, cameraTime]).toEqual([file.normalize("NFC"), written]);
    }
    const times = rows.flatMap(({ takenAt }) => (takenAt === null ? [] : [Date.parse(takenAt)]));
    expect(times.length).toBeGreaterThan(1);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(90 * 86_400_000);
    const { start, end } = await place.db.selectFrom("event").selectAll().executeTakeFirstOrThrow();
    expect([Date.parse(start), Date.parse(end)]).toEqual([Math.min(...times), Math.max(...times)]);
  });

  it.each(["Landscape", "Portrait"])("stand upright: the %s ones are all the same picture", async (kind) => {
    const own = rows.filter(({ rawFileName }) => rawFileName.startsWith(kind));
    expect(own).toHaveLength(9);
    const seen = await Promise.all(
      own.map(async ({ uuid, width, height }) => {
        expect([width, height]).toEqual(kind === "Landscape" ? [1800, 1200] : [1200, 1800]);
        const preview = await place.store.get(`previews/${uuid}/400.webp`);
        return sharp(preview ?? Buffer.alloc(0))
          .resize(24, 24, { fit: "fill" })
          .greyscale()
          .raw()
          .toBuffer();
      }),
    );
    const [first, ...others] = seen;
    for (const other of others) {
      const difference = other.reduce(
        (sum, value, index) => sum + Math.abs(value - (first?.[index] ?? 0)),
        0,
      );
      expect(difference / other.length).toBeLessThan(6);
    }
  });
});

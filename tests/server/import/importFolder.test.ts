import { execFileSync } from "node:child_process";
import { appendFile, mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importReport } from "../../../server/cli/importReport.ts";
import { makeDigitalFile } from "../../../server/files/makeDigitalFile.ts";
import { pictureSchema } from "../../../src/api/contract/catalogueEntities.ts";
import { heic, jpeg, rawTiff, writePhotograph } from "../support/photographs.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

let place: ImportPlace;
beforeAll(async () => {
  place = await openImportPlace();
});
afterAll(() => place.stop());

const picturesOf = (eventUuid: string) =>
  place.db
    .selectFrom("picture")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .selectAll("picture")
    .select("contest.label")
    .where("picture.eventUuid", "=", eventUuid)
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .execute();

const eventRow = (uuid: string) =>
  place.db.selectFrom("event").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();

const contestsOf = (eventUuid: string) =>
  place.db
    .selectFrom("contest")
    .select(["label", "totalPictureCount", "start", "end"])
    .where("eventUuid", "=", eventUuid)
    .orderBy("label")
    .execute();

describe("importFolder", () => {
  it("takes what the camera says: date in the event's zone, upright size, name, hash, and keeps those without date", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "IMG_0001.JPG"), {
      seed: 1,
      takenAt: "2026:05:01 10:32:05",
      orientation: 6,
    });
    await writePhotograph(join(folder, "IMG_0002.jpeg"), {
      seed: 2,
      takenAt: "2026:05:01 10:32:05",
      offset: "-04:00",
    });
    await writePhotograph(join(folder, `${"Très long nom d'image ".repeat(3)}.jpg`), { seed: 3 });
    const event = await place.newEvent("Jumping de Noirmoutier");

    const outcome = await place.run(folder, event);

    expect(outcome).toMatchObject({ imported: 3, alreadyThere: 0, refused: [], wasStopped: false });
    const [summer, ownOffset, undated] = await picturesOf(event.uuid);
    expect(summer).toMatchObject({
      name: "IMG_0001",
      rawFileName: "IMG_0001.JPG",
      rawFileExtension: "JPG",
      rawFileType: "image/jpeg",
      takenAt: "2026-05-01T08:32:05.000Z",
      orientation: 6,
      width: 60,
      height: 90,
      kind: "picture",
      photographerLabel: "Anne Durand",
      label: "Jumping de Noirmoutier",
    });
    expect(ownOffset?.takenAt).toBe("2026-05-01T14:32:05.000Z");
    expect(undated).toMatchObject({ name: "Très long nom d'image Très lon", takenAt: null });
    for (const picture of [summer, ownOffset, undated]) {
      expect(pictureSchema.safeParse(picture).error).toBeUndefined();
      expect(picture?.colours).toHaveLength(3);
      for (const colour of picture?.colours ?? []) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("keeps the original as it is and its previews without metadata", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "a.jpg"), {
      seed: 10,
      takenAt: "2026:05:01 10:32:05",
      width: 900,
      height: 600,
    });
    const event = await place.newEvent("Originaux");
    await place.run(folder, event);

    const [picture] = await picturesOf(event.uuid);
    const original = await jpeg({ seed: 10, takenAt: "2026:05:01 10:32:05", width: 900, height: 600 });
    expect(await place.store.get(picture?.originalKey ?? "")).toEqual(original);
    for (const [key, width] of [
      [`previews/${picture?.uuid}/600.webp`, 600],
      [`previews/${picture?.uuid}/400.webp`, 400],
    ] as const) {
      const metadata = await sharp((await place.store.get(key)) ?? Buffer.alloc(0)).metadata();
      expect(metadata).toMatchObject({ format: "webp", width });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it("makes contests of the sub-folders, whatever lies deeper, and the totals and dates that follow", async () => {
    const folder = await place.newFolder();
    const at = (seed: number, takenAt: string) => ({ seed, takenAt });
    await writePhotograph(join(folder, "Grand Prix 1,35 m/IMG_1.JPG"), at(20, "2026:05:02 15:00:00"));
    await writePhotograph(
      join(folder, "Grand Prix 1,35 m/100CANON/IMG_2.JPG"),
      at(21, "2026:05:02 16:00:00"),
    );
    await writePhotograph(join(folder, "Amateur 2/IMG_1.JPG"), at(22, "2026:05:01 09:00:00"));
    await writePhotograph(join(folder, "IMG_9.JPG"), at(23, "2026:05:03 08:00:00"));
    const event = await place.newEvent("Jumping de Cabourg");

    const outcome = await place.run(folder, event, { contestLabel: "Divers" });

    expect(outcome.imported).toBe(4);
    const day = (date: string, clock: string) => `2026-05-${date}T${clock}:00.000Z`;
    expect(await contestsOf(event.uuid)).toEqual([
      { label: "Amateur 2", totalPictureCount: 1, start: day("01", "07:00"), end: day("01", "07:00") },
      { label: "Divers", totalPictureCount: 1, start: day("03", "06:00"), end: day("03", "06:00") },
      {
        label: "Grand Prix 1,35 m",
        totalPictureCount: 2,
        start: day("02", "13:00"),
        end: day("02", "14:00"),
      },
    ]);
    expect(await eventRow(event.uuid)).toMatchObject({
      totalPictureCount: 4,
      start: day("01", "07:00"),
      end: day("03", "06:00"),
    });
  });

  it("makes no contest of a card's own folders, and does nothing when it runs again", async () => {
    const folder = await place.newFolder();
    for (const [seed, path] of [
      "DCIM/100CANON/IMG_1.JPG",
      "EOS_DIGITAL/DCIM/101CANON/IMG_2.JPG",
      "PRIVATE/M4ROOT/THMBNL/C0001T01.JPG",
      "Grand Prix/DCIM/100ND850/DSC_3.JPG",
      "DCIM/Amateur 2/IMG_4.JPG",
      "20260501/IMG_5.JPG",
    ].entries()) {
      await writePhotograph(join(folder, path), { seed: 200 + seed });
    }
    const event = await place.newEvent("Cartes");

    const contests = [
      { label: "20260501", imported: 1, alreadyThere: 0 },
      { label: "Amateur 2", imported: 1, alreadyThere: 0 },
      { label: "Cartes", imported: 3, alreadyThere: 0 },
      { label: "Grand Prix", imported: 1, alreadyThere: 0 },
    ];
    expect(await place.run(folder, event)).toMatchObject({ imported: 6, refused: [], contests });
    expect(await place.run(folder, event)).toMatchObject({
      imported: 0,
      alreadyThere: 6,
      contests: contests.map(({ label, imported }) => ({ label, imported: 0, alreadyThere: imported })),
    });
  });

  it("puts all files into one contest when it is told to", async () => {
    const folder = await place.newFolder();
    for (const [seed, path] of ["Lea/DCIM/100CANON/IMG_1.JPG", "Paul/IMG_1.JPG", "IMG_9.JPG"].entries()) {
      await writePhotograph(join(folder, path), { seed: 210 + seed });
    }
    const event = await place.newEvent("Une épreuve");
    const options = { isOneContest: true, contestLabel: "Grand Prix" };
    const contests = [{ label: "Grand Prix", imported: 3, alreadyThere: 0 }];
    expect(await place.run(folder, event, options)).toMatchObject({ contests });
    expect(await contestsOf(event.uuid)).toMatchObject([{ label: "Grand Prix", totalPictureCount: 3 }]);
  });

  it("doubles nothing when it runs again, takes only what is new, and widens the dates", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "GP/IMG_1.JPG"), { seed: 30, takenAt: "2026:05:02 15:00:00" });
    const event = await place.newEvent("Encore");
    await place.run(folder, event);
    const first = await picturesOf(event.uuid);

    expect(await place.run(folder, event)).toMatchObject({ imported: 0, alreadyThere: 1 });
    await writePhotograph(join(folder, "gp /IMG_2.JPG"), { seed: 31, takenAt: "2026:05:02 14:00:00" });
    expect(await place.run(folder, event)).toMatchObject({ imported: 1, alreadyThere: 1 });

    expect((await picturesOf(event.uuid)).map(({ uuid }) => uuid)).toEqual(
      expect.arrayContaining([first[0]?.uuid]),
    );
    expect(await contestsOf(event.uuid)).toEqual([
      {
        label: "GP",
        totalPictureCount: 2,
        start: "2026-05-02T12:00:00.000Z",
        end: "2026-05-02T13:00:00.000Z",
      },
    ]);
    expect((await eventRow(event.uuid)).totalPictureCount).toBe(2);
    const runs = await place.db
      .selectFrom("auditEntry")
      .select(["by", "verb", "after"])
      .where("subject", "=", `event ${event.uuid}`)
      .where("verb", "=", "import")
      .orderBy("id")
      .execute();
    const pictures = await picturesOf(event.uuid);
    const importOf = (name: string) => pictures.find((picture) => picture.name === name)?.importUuid;
    const entry = (importUuid: unknown) => ({
      ...{ by: "operator", verb: "import" },
      after: { importUuid, imported: 1, contests: [{ label: "GP", imported: 1 }] },
    });
    expect(runs).toEqual([entry(importOf("IMG_1")), entry(importOf("IMG_2"))]);
  });

  it("takes a file that lies there twice once, and the same file in two contests twice", async () => {
    const folder = await place.newFolder();
    for (const path of ["GP/IMG_1.JPG", "GP/copie.JPG", "AM/IMG_1.JPG"]) {
      await writePhotograph(join(folder, path), { seed: 40 });
    }
    const event = await place.newEvent("Copies");
    expect(await place.run(folder, event)).toMatchObject({ imported: 2, alreadyThere: 1 });
  });

  it("lets two imports of one folder run at once", async () => {
    const folder = await place.newFolder();
    for (let seed = 50; seed < 70; seed++)
      await writePhotograph(join(folder, `GP/IMG_${seed}.JPG`), { seed });
    const event = await place.newEvent("À deux");

    const outcomes = await Promise.all([place.run(folder, event), place.run(folder, event)]);

    expect(outcomes[0].imported + outcomes[1].imported).toBe(20);
    expect(outcomes[0].alreadyThere + outcomes[1].alreadyThere).toBe(20);
    expect((await eventRow(event.uuid)).totalPictureCount).toBe(20);
    expect(await picturesOf(event.uuid)).toHaveLength(20);
  });

  it("does not bring back a picture that was taken down", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "IMG_1.JPG"), { seed: 75 });
    const event = await place.newEvent("Retrait");
    await place.run(folder, event);
    await place.db
      .updateTable("picture")
      .set({ isDeleted: true })
      .where("eventUuid", "=", event.uuid)
      .execute();
    expect(await place.run(folder, event)).toMatchObject({ imported: 0, alreadyThere: 1 });
  });

  it("refuses by name and reason whatever is no usable picture, and imports the rest", async () => {
    const folder = await place.newFolder();
    const photograph = await jpeg({ seed: 80, width: 400, height: 300 });
    await mkdir(join(folder, "GP"));
    await writeFile(join(folder, "GP/bonne.jpg"), photograph);
    await writeFile(join(folder, "GP/coupée.jpg"), photograph.subarray(0, photograph.length / 2));
    await writeFile(
      join(folder, "GP/déchirée.jpg"),
      Buffer.concat([photograph.subarray(0, 40), Buffer.alloc(4000, 7)]),
    );
    await writeFile(join(folder, "GP/vide.jpg"), "");
    await writeFile(join(folder, "GP/texte.jpg"), "Bonjour");
    await writeFile(join(folder, "GP/énorme.jpg"), photograph.subarray(0, 64));
    await truncate(join(folder, "GP/énorme.jpg"), 300_000_000);
    await writeFile(join(folder, "GP/pixels.jpg"), withSize(photograph, 65_000, 65_000));
    await writeFile(join(folder, "GP/notes.txt"), "pas une photo");
    await writeFile(join(folder, "GP/.DS_Store"), "caché");
    await symlink("nulle-part.jpg", join(folder, "GP/perdue.jpg"));
    await symlink("b.jpg", join(folder, "GP/a.jpg"));
    await symlink("a.jpg", join(folder, "GP/b.jpg"));
    await symlink("../..", join(folder, "GP/boucle"));
    execFileSync("mkfifo", [join(folder, "GP/tube.jpg")]);
    const event = await place.newEvent("Refus");

    const outcome = await place.run(folder, event);

    expect(outcome.imported).toBe(1);
    const reasons = Object.fromEntries(outcome.refused.map(({ shown, reason }) => [shown, reason]));
    expect(reasons).toMatchObject({
      "GP/coupée.jpg": "une image abîmée",
      "GP/déchirée.jpg": "une image abîmée",
      "GP/vide.jpg": "un fichier vide",
      "GP/texte.jpg": "pas une photo",
      "GP/énorme.jpg": "trop grand : plus de 180 mégapixels ou de 150 Mo",
      "GP/pixels.jpg": "trop grand : plus de 180 mégapixels ou de 150 Mo",
      "GP/perdue.jpg": "il ne mène nulle part",
      "GP/a.jpg": "des liens qui tournent en rond",
      "GP/b.jpg": "des liens qui tournent en rond",
      "GP/boucle": "un lien vers un dossier : importer ce dossier lui-même",
      "GP/tube.jpg": "pas un fichier ordinaire",
    });
    expect(outcome.refused.some(({ shown }) => shown.includes(".DS_Store"))).toBe(false);
    expect(outcome.refusedKinds).toEqual([{ kind: ".txt", count: 1, first: "GP/notes.txt" }]);
    expect((await eventRow(event.uuid)).totalPictureCount).toBe(1);
  });

  it("takes a JPEG without its RAW or HEIC twin, and counts by kind what is no photograph to sell", async () => {
    const folder = await place.newFolder();
    for (const [seed, name] of ["IMG_1.JPG", "IMG_2.jpg", "IMG_3.JPG"].entries()) {
      await writePhotograph(join(folder, `GP/${name}`), { seed: 220 + seed });
    }
    const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(600)]);
    const canonRaw = Buffer.concat([Buffer.from("\0\0\0\x18ftypcrx ", "latin1"), Buffer.alloc(600)]);
    await mkdir(join(folder, "AM"));
    for (const [name, bytes] of [
      ...[["GP/IMG_1.CR3", canonRaw] as const, ["GP/img_2.NEF", rawTiff()] as const],
      ...[["GP/IMG_3.HEIC", heic] as const, ["GP/IMG_3.xmp", "<x/>"] as const],
      ...[["AM/IMG_1.CR3", canonRaw] as const, ["AM/DSC_9.NEF", rawTiff()] as const],
      ...[["AM/scan.tif", rawTiff()] as const, ["AM/MVI_4.MP4", film] as const],
      ...[["AM/nommé.jpg", film] as const, ["AM/GH01.LRV", film] as const],
      ...[["AM/MVI_4.THM", await jpeg({ seed: 230 })] as const, ["AM/note.WAV", "RIFF....WAVE"] as const],
      ...[["AM/anim.gif", "GIF89a"] as const, ["AM/liste.csv", "a;b"] as const],
    ]) {
      await writeFile(join(folder, name), bytes);
    }
    await truncate(join(folder, "AM/MVI_4.MP4"), 300_000_000);
    const event = await place.newEvent("Genres");

    const outcome = await place.run(folder, event);

    expect(outcome).toMatchObject({ imported: 3, refused: [], besideJpeg: { raw: 2, heic: 1 } });
    expect(outcome.refusedKinds).toEqual([
      { kind: "raw", count: 3, first: "AM/DSC_9.NEF" },
      { kind: "video", count: 2, first: "AM/MVI_4.MP4" },
      { kind: ".gif", count: 1, first: "AM/anim.gif" },
      { kind: ".csv", count: 1, first: "AM/liste.csv" },
      { kind: "sound", count: 1, first: "AM/note.WAV" },
    ]);
    expect(importReport(event.label, { ...outcome, undated: [] }, 1)).toEqual(
      expect.arrayContaining([
        "Laissés : 2 fichiers RAW à côté de leur JPEG",
        "Laissés : 1 fichier HEIC à côté de son JPEG",
        "Refusés : 8",
        "  3 fichiers RAW sans leur JPEG : à exporter en JPEG (le premier : AM/DSC_9.NEF)",
        "  2 vidéos : seules les photos se vendent (le premier : AM/MVI_4.MP4)",
        "  1 fichier .csv : pas une photo (AM/liste.csv)",
      ]),
    );
  });

  it("takes PNG, WebP, AVIF and TIFF by their content, keeps them as they are, and makes JPEG files of them", async () => {
    const folder = await place.newFolder();
    const picture = () =>
      sharp({ create: { width: 90, height: 60, channels: 3, background: "#3366aa" } }).withExif({
        IFD2: { DateTimeOriginal: "2026:05:01 10:32:05" },
      });
    const written = {
      "a.png": await picture().png().toBuffer(),
      "b.webp": await picture().webp({ lossless: true }).toBuffer(),
      "c.avif": await picture().avif({ lossless: true }).toBuffer(),
      "d.tif": await picture().tiff().toBuffer(),
      "e.png": await sharp(await picture().png().toBuffer())
        .toColourspace("rgb16")
        .png()
        .toBuffer(),
      "f.jpg": await picture().greyscale().png({ compressionLevel: 1 }).toBuffer(),
      "g.heic": heic,
    };
    for (const [name, bytes] of Object.entries(written)) await writeFile(join(folder, name), bytes);
    const event = await place.newEvent("Formats");

    const outcome = await place.run(folder, event);

    // The HEVC decoder is missing in the libvips that sharp ships; where there is one, the picture is taken.
    const kinds = outcome.refusedKinds.map(({ kind }) => kind);
    expect(kinds).toEqual(outcome.imported === 7 ? [] : ["heic"]);
    const rows = (await picturesOf(event.uuid)).filter(({ name }) => name !== "g");
    expect(rows.map(({ rawFileName, rawFileType }) => [rawFileName, rawFileType]).sort()).toEqual([
      ["a.png", "image/png"],
      ["b.webp", "image/webp"],
      ["c.avif", "image/avif"],
      ["d.tif", "image/tiff"],
      ["e.png", "image/png"],
      ["f.jpg", "image/png"],
    ]);
    for (const { rawFileName, originalKey, uuid, colours } of rows) {
      const original = (await place.store.get(originalKey)) ?? Buffer.alloc(0);
      expect(original).toEqual(written[rawFileName as keyof typeof written]);
      const made = await makeDigitalFile(original, "high", { photographerLabel: "Zoé", copyright: null });
      const { data, info } = await sharp(made.jpeg).raw().toBuffer({ resolveWithObject: true });
      expect(await sharp(made.jpeg).metadata()).toMatchObject({ format: "jpeg", width: 90, height: 60 });
      const expected = rawFileName === "f.jpg" ? null : [0x33, 0x66, 0xaa];
      for (const [channel, value] of (expected ?? []).entries()) {
        expect(Math.abs((data[channel] ?? 0) - value), rawFileName).toBeLessThan(4);
      }
      expect(info.channels).toBe(3);
      expect(colours[1]).toMatch(expected ? /^#3[234]6[567]a[9ab]$/ : /^#(..)\1\1$/);
      expect((await place.store.get(`previews/${uuid}/600.webp`))?.length).toBeGreaterThan(50);
    }
  });

  it("imports files whose names are no text, and shows them on one line", async () => {
    const folder = await place.newFolder();
    const latin1 = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from("d\xe9part.jpg", "latin1")]);
    await writeFile(latin1, await jpeg({ seed: 90 }));
    await writeFile(join(folder, "deux\nlignes.jpg"), await jpeg({ seed: 91 }));
    await writeFile(join(folder, `${"😀".repeat(40)}.jpg`), await jpeg({ seed: 92 }));
    await writeFile(join(folder, "sans extension"), await jpeg({ seed: 93 }));
    const event = await place.newEvent("Noms");
    expect(await place.run(folder, event)).toMatchObject({ imported: 4, refused: [] });
    const names = (await picturesOf(event.uuid)).map(({ name }) => name);
    expect(new Set(names)).toEqual(
      new Set(["départ", "deux\ufffdlignes", "😀".repeat(15), "sans extension"]),
    );
  });

  it("refuses files that it may not read, without stopping", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "GP/IMG_1.JPG"), { seed: 95 });
    await writePhotograph(join(folder, "GP/IMG_2.JPG"), { seed: 96 });
    await writePhotograph(join(folder, "fermé/IMG_3.JPG"), { seed: 97 });
    execFileSync("chmod", ["000", join(folder, "GP/IMG_2.JPG"), join(folder, "fermé")]);
    execFileSync("chmod", ["755", folder, join(folder, ".."), join(folder, "GP")]);
    const event = await place.newEvent("Permissions");
    // Root may read everything: walk and read as an ordinary user.
    const isRoot = process.geteuid?.() === 0;
    const walked = await asOrdinaryUser(isRoot, async () => {
      const { walkFolder } = await import("../../../server/import/walkFolder.ts");
      const { readContent } = await import("../../../server/import/pictureContent.ts");
      const found = await walkFolder(folder);
      const read = await Promise.allSettled(found.files.map((file) => readContent(file)));
      return { found, read };
    });
    expect(walked.found.refused).toEqual([{ shown: "fermé", reason: "pas le droit de le lire" }]);
    expect(walked.read.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(walked.read[1]).toMatchObject({ reason: { message: "pas le droit de le lire" } });
    execFileSync("chmod", ["-R", "u+rwX", folder]);
    expect(await place.run(folder, event)).toMatchObject({ imported: 3 });
  });

  it("stops between two pictures when it is told to, and goes on later", async () => {
    const folder = await place.newFolder();
    for (let seed = 100; seed < 112; seed++) await writePhotograph(join(folder, `IMG_${seed}.JPG`), { seed });
    const event = await place.newEvent("Pause");
    const stop = new AbortController();
    stop.abort();
    expect(await place.run(folder, event, { signal: stop.signal })).toMatchObject({
      imported: 0,
      wasStopped: true,
    });
    expect(await place.run(folder, event)).toMatchObject({ imported: 12, wasStopped: false });
  });

  it("tells how far it is, up to the last file", async () => {
    const folder = await place.newFolder();
    for (let seed = 120; seed < 125; seed++) await writePhotograph(join(folder, `IMG_${seed}.JPG`), { seed });
    await appendFile(join(folder, "vide.jpg"), "");
    const told: [number, number][] = [];
    await place.run(folder, await place.newEvent("Progrès"), {
      onProgress: (done, total) => told.push([done, total]),
    });
    expect(told[0]).toEqual([0, 6]);
    expect(told.at(-1)).toEqual([6, 6]);
  });
});

/** Returns the same JPEG with another size in its frame header. */
function withSize(photograph: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(photograph);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

async function asOrdinaryUser<T>(isRoot: boolean, work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

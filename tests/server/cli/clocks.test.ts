import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EventCamera } from "../../../server/import/listCameras.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { type Photograph, writePhotograph } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
let top: string;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  top = await mkdtemp(join(tmpdir(), "dossard-clocks-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(top, { recursive: true, force: true });
});

const { run, refusal } = operatorOf(() => shop);

type CameraOf = NonNullable<Photograph["camera"]>;
const right: CameraOf = { model: "Canon EOS R5", serial: "0123" };
const slow: CameraOf = { model: "Canon EOS R5", serial: "0456" };
const fast: CameraOf = { make: "SONY", model: "ILCE-9M3", serial: "77" };
const of2003: CameraOf = { make: "NIKON CORPORATION", model: "NIKON Z 9", serial: "3001" };

let event: string;
let cards = 0;
let seed = 0;
beforeEach(() => {
  event = `Concours ${++seed}`;
});

/** Imports pictures of a camera: `2026-05-01 10:32:05` beside each name. */
async function importCard(camera: CameraOf, times: Record<string, string>, offset?: string) {
  const card = join(top, `card-${++cards}`);
  for (const [name, time] of Object.entries(times)) {
    const takenAt = time.replaceAll("-", ":");
    await writePhotograph(join(card, `${name}.JPG`), {
      ...{ seed: ++seed, takenAt, camera },
      ...(offset !== undefined && { offset }),
    });
  }
  return run(
    ...["import", card, "--event", event, "--contest", "Epreuve 1"],
    ...["--create", "--category", "Equestre", "--pricing", "1", "--year", "2026"],
  );
}

const at = (time: string) => `2026-05-01 ${time}`;
/** One camera is right; the others are 1:02:30 slow, 45 s fast, and of 2003. */
async function importFour() {
  const minutes = ["01", "02", "03", "04", "05", "06"];
  await importCard(right, Object.fromEntries(minutes.map((m) => [`IMG_${m}`, at(`10:${m}:00`)])));
  await importCard(slow, { SLOW_1: at("08:58:40"), SLOW_2: at("08:59:40"), SLOW_3: at("09:00:40") });
  await importCard(fast, { FAST_1: at("10:02:05"), FAST_2: at("10:03:05") });
  await importCard(of2003, { OLD_1: "2003-12-14 10:00:00", OLD_2: "2003-12-14 10:04:30" });
}

const clock = (name: string, ...args: string[]) => run("clocks", "set", event, name, ...args);

/** The times of an event's pictures for shoppers, in UTC, by name. */
async function times(): Promise<Record<string, string | null>> {
  const rows = await shop.services.db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .select(["picture.name", "picture.takenAt"])
    .where("event.label", "=", event)
    .execute();
  return Object.fromEntries(rows.map(({ name, takenAt }) => [name, takenAt && utc(takenAt)]));
}
const utc = (iso: string) => new Date(iso).toISOString().slice(0, 19);

/** Everything of the event's pictures, days and cameras, and the journal's length. */
async function everything() {
  const { db } = shop.services;
  return JSON.stringify([
    await db.selectFrom("picture").selectAll().orderBy("uuid").execute(),
    await db.selectFrom("contest").selectAll().orderBy("uuid").execute(),
    await db.selectFrom("event").selectAll().orderBy("uuid").execute(),
    await db.selectFrom("camera").selectAll().orderBy("uuid").execute(),
    await db.selectFrom("auditEntry").selectAll().orderBy("id").execute(),
  ]);
}

async function days() {
  const rows = await shop.services.db
    .selectFrom("event")
    .innerJoin("contest", "contest.eventUuid", "event.uuid")
    .select(["event.start", "event.end", "contest.start as first", "contest.end as last"])
    .where("event.label", "=", event)
    .execute();
  return rows.map(({ start, end, first, last }) => [start, end, first, last].map(utc));
}

describe("dossard clocks", () => {
  it("lists an event's cameras, with the serial where a name is not enough", async () => {
    await importFour();
    await clock("0456", "--offset", "+1:02:30");

    const cameras: EventCamera[] = JSON.parse(await run("clocks", event, "--json"));
    expect(cameras).toMatchObject([
      { label: "Canon EOS R5 (n° de série 0123)", pictures: 6, undated: 0, clockOffset: null },
      {
        label: "Canon EOS R5 (n° de série 0456)",
        pictures: 3,
        first: "2026-05-01T08:58:40",
        clockOffset: 3750,
      },
      { label: "NIKON Z 9", pictures: 2, undated: 2, first: "2003-12-14T10:00:00" },
      { label: "SONY ILCE-9M3", pictures: 2, last: "2026-05-01T10:03:05" },
    ]);
    const lines = (await run("clocks", event)).split("\n");
    expect(lines[1]).toMatch(/^Canon EOS R5 \(n° de série 0123\) +6 +0 +2026-05-01 10:01:00 .*telle quelle$/);
    expect(lines[2]).toMatch(/\+1:02:30$/);
  });

  it("sets clocks measured in three ways, and a start list by times then names the right pictures", async () => {
    await importFour();
    const before = await times();

    await clock("0456", "--offset", "+1:02:30");
    await clock("sony", "--picture", "FAST_1", "--says", "01/05/2026 10:01:20");
    const said = await clock("nikon z 9", "--picture", "OLD_2", "--same-as", "IMG_05");

    const after = await times();
    expect(after).toEqual({
      ...before,
      ...{ SLOW_1: "2026-05-01T08:01:10", SLOW_2: "2026-05-01T08:02:10", SLOW_3: "2026-05-01T08:03:10" },
      ...{ FAST_1: "2026-05-01T08:01:20", FAST_2: "2026-05-01T08:02:20" },
      ...{ OLD_1: "2026-05-01T08:00:30", OLD_2: "2026-05-01T08:05:00" },
    });
    expect(said).toMatch(/^OLD_1 +2003-12-14 10:00:00 +sans heure +2026-05-01 10:00:30$/m);
    expect(await days()).toEqual([
      ["2026-05-01T08:00:30", "2026-05-01T08:06:00", "2026-05-01T08:00:30", "2026-05-01T08:06:00"],
    ]);

    const list = join(top, `${event}.csv`);
    await writeFile(
      list,
      "cavalier;de;à\nAnna Minuteun;10:01:00;10:01:59\nBob Minutedeux;10:02:00;10:02:59\n",
    );
    await run("import", "--event", event, "--start-list", list);
    const named = async () => {
      const names: { value: string; pictures: number }[] = JSON.parse(await run("names", event, "--json"));
      return names.map(({ value, pictures }) => `${value} ${pictures}`);
    };
    expect(await named()).toEqual(["Anna Minuteun 3", "Bob Minutedeux 3"]);

    expect(await clock("sony", "--offset", "0")).toContain(
      "listes de départ qui vont par heures sont appliquées de nouveau",
    );
    await run("start-lists", "undo", event, `${event}.csv`);
    await run("import", "--event", event, "--start-list", list);
    expect(await named()).toEqual(["Anna Minuteun 2", "Bob Minutedeux 3"]);
  });

  it("counts from what the clock said: changed afterwards, nothing drifts", async () => {
    await importFour();
    const before = await times();
    await clock("0456", "--offset", "+1:02:30");
    const once = await times();
    for (const offset of ["-0:00:45", "+3600s", "+0:59:59", "0"]) await clock("0456", "--offset", offset);
    expect(await times()).toEqual(before);
    await clock("0456", "--offset", "+1:02:30");
    expect(await times()).toEqual(once);
    await clock("0456", "--forget");
    expect(await times()).toEqual(before);
    const verbs = await shop.services.db
      .selectFrom("auditEntry")
      .select(["before", "after"])
      .where("verb", "=", "clocks set")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(verbs.map(({ before, after }) => [before, after])).toEqual([
      [{ clockOffset: 3750 }, { clockOffset: null }],
      [{ clockOffset: 0 }, { clockOffset: 3750 }],
    ]);
  });

  it("holds for later imports of that camera at that event", async () => {
    await importFour();
    await clock("0456", "--offset", "+1:02:30");
    await importCard(slow, { SLOW_4: at("09:01:40") });
    expect(await times()).toMatchObject({ SLOW_4: "2026-05-01T08:04:10", IMG_01: "2026-05-01T08:01:00" });

    event = `${event} autre`;
    await importCard(slow, { SLOW_5: at("09:01:40") });
    expect(await times()).toEqual({ SLOW_5: "2026-05-01T07:01:40" });
  });

  it("goes by the event's local time, across the changes of time", async () => {
    await importCard(slow, {
      ...{ S1: "2026-03-28 22:00:00", S2: "2026-03-29 00:30:00", S3: "2026-03-29 01:30:00" },
      ...{ S4: "2026-03-29 02:00:00", S5: "2026-03-29 08:00:00" },
    });
    await clock("0456", "--offset", "+1:00:00");
    // 2:30 does not exist: the clock that is right then is not put forward yet.
    expect(await times()).toEqual({
      ...{ S1: "2026-03-28T22:00:00", S2: "2026-03-29T00:30:00", S3: "2026-03-29T01:30:00" },
      ...{ S4: "2026-03-29T01:00:00", S5: "2026-03-29T07:00:00" },
    });

    event = `${event} automne`;
    await importCard(slow, {
      A1: "2025-10-26 00:30:00",
      A2: "2025-10-26 01:30:00",
      A3: "2025-10-26 02:00:00",
    });
    await clock("0456", "--offset", "+1:00:00");
    // 2:30 comes twice: the first one counts.
    expect(await times()).toEqual({
      ...{ A1: "2025-10-25T23:30:00", A2: "2025-10-26T00:30:00", A3: "2025-10-26T02:00:00" },
    });
  });

  it("measures against a camera that is itself set, or that records its UTC offset", async () => {
    await importFour();
    await importCard({ model: "Phone" }, { PH_1: at("17:05:00") }, "+09:00");
    await clock("0456", "--picture", "SLOW_1", "--same-as", "PH_1");
    expect(await times()).toMatchObject({ SLOW_1: "2026-05-01T08:05:00", SLOW_2: "2026-05-01T08:06:00" });
    await clock("sony", "--picture", "FAST_1", "--same-as", "SLOW_2");
    expect(await times()).toMatchObject({ FAST_1: "2026-05-01T08:06:00", FAST_2: "2026-05-01T08:07:00" });
  });

  it("finds pictures by the camera where cameras number alike", async () => {
    await importCard(right, { IMG_1: at("10:01:00"), IMG_2: at("10:02:00") });
    await importCard(slow, { IMG_1: at("09:00:00"), IMG_2: at("09:05:00") });
    await clock("0456", "--picture", "IMG_2", "--same-as", "IMG_2");
    const cameras: EventCamera[] = JSON.parse(await run("clocks", event, "--json"));
    expect(cameras.map(({ clockOffset }) => clockOffset)).toEqual([null, 57 * 60]);
  });

  it("shows with --check what would change, and writes nothing", async () => {
    await importFour();
    const before = await everything();
    const shown = await clock("3001", "--picture", "OLD_1", "--says", "2026-05-01 10:00:00", "--check");
    expect(shown).toMatch(/^Rien n’est écrit\. NIKON Z 9 : \+8174j 0:00:00, avant : telle quelle/);
    expect(shown).toMatch(/^OLD_2 +2003-12-14 10:04:30 +sans heure +2026-05-01 10:04:30$/m);
    expect(await everything()).toBe(before);
  });

  it("says which pictures are still out of reason", async () => {
    await importFour();
    expect(await clock("3001", "--offset", "+1:00:00")).toContain("sans heure : 2");
    expect(await times()).toMatchObject({ OLD_1: null, IMG_01: "2026-05-01T08:01:00" });
  });

  it("judges the other cameras' dates again: out of reason beside the new days, and back", async () => {
    await importCard(of2003, {
      ...{ OLD_1: "2003-12-14 10:00:00", OLD_2: "2003-12-14 10:01:00", OLD_3: "2003-12-14 10:02:00" },
    });
    await importCard(slow, { SLOW_1: "2003-12-15 10:00:00" });
    const before = [await times(), await days()];

    await clock("3001", "--picture", "OLD_1", "--says", "2026-05-01 10:00:00");
    expect(await times()).toMatchObject({ OLD_3: "2026-05-01T08:02:00", SLOW_1: null });
    expect((await days())[0]?.[1]).toBe("2026-05-01T08:02:00");

    await clock("3001", "--forget");
    expect([await times(), await days()]).toEqual(before);
  });

  it("leaves taken-down pictures alone", async () => {
    await importFour();
    const { uuid } = await shop.services.db
      .selectFrom("picture")
      .innerJoin("event", "event.uuid", "picture.eventUuid")
      .select("picture.uuid")
      .where("event.label", "=", event)
      .where("picture.name", "=", "SLOW_1")
      .executeTakeFirstOrThrow();
    await run("takedown", uuid, "--reason", "essai");
    await clock("0456", "--offset", "+1:02:30");
    expect(await times()).toMatchObject({ SLOW_1: "2026-05-01T06:58:40", SLOW_2: "2026-05-01T08:02:10" });
    expect(await refusal("clocks", "set", event, "0456", "--picture", uuid, "--says", at("10:00:00"))).toBe(
      "La photo SLOW_1 a été retirée de la vente.",
    );
  });

  it("refuses what it cannot mean, in one line, and writes nothing", async () => {
    await importFour();
    const before = await everything();
    const refused = (...args: string[]) => refusal("clocks", "set", event, ...args);
    expect(await refused("canon", "--offset", "0")).toBe(
      "Plusieurs appareils répondent à « canon » : « Canon EOS R5 (n° de série 0123) », « Canon EOS R5 (n° de série 0456) ».",
    );
    expect(await refused("leica", "--offset", "0")).toMatch(
      /pas d’appareil « leica ».*« NIKON Z 9 », « SONY ILCE-9M3 »\.$/,
    );
    expect(await refused("...", "--offset", "0")).toContain("pas d’appareil");
    const way = "Dites d’une seule façon";
    expect(await refused("sony")).toContain(way);
    expect(await refused("sony", "--offset", "0", "--forget")).toContain(way);
    expect(await refused("sony", "--picture", "FAST_1")).toContain(way);
    expect(await refused("sony", "--offset", "0", "--says", at("10:00:00"))).toContain(way);
    const both = ["--says", at("10:00:00"), "--same-as", "IMG_01"];
    expect(await refused("sony", "--picture", "FAST_1", ...both)).toContain(way);
    expect(await refused("sony", "--offset", "1:00:00")).toContain("n’est pas un décalage");
    for (const says of ["2026-05-01", "10:00:00", "45000", "hier"]) {
      expect(await refused("sony", "--picture", "FAST_1", "--says", says)).toContain(
        "pas un jour avec une heure",
      );
    }
    expect(await refused("sony", "--picture", "IMG_01", "--says", at("10:00:00"))).toBe(
      "IMG_01 vient de Canon EOS R5 (n° de série 0123), pas de SONY ILCE-9M3.",
    );
    expect(await refused("sony", "--picture", "FAST_9", "--says", at("10:00:00"))).toContain(
      "pas de photo FAST_9",
    );
    expect(await refused("sony", "--picture", "FAST_1", "--same-as", "FAST_2")).toContain("même appareil");
    expect(await refused("sony", "--picture", "FAST_1", "--same-as", "OLD_1")).toContain(
      "pas d’heure elle-même",
    );
    expect(await refusal("clocks", "Nulle part")).toContain("Il n’y a pas d’événement");
    expect(await everything()).toBe(before);
  });

  it("has nothing to list where no camera is known", async () => {
    expect(await run("clocks", stock.events.rosieres)).toContain("pas de photo dont l’appareil soit connu");
    expect(await refusal("clocks", "set", stock.events.rosieres, "R5", "--offset", "0")).toContain(
      "appareil",
    );
  });

  it("can be set before its pictures have dates", async () => {
    const card = join(top, `card-${++cards}`);
    await writePhotograph(join(card, "NODATE.JPG"), { seed: ++seed, camera: fast });
    await run(...["import", card, "--event", event, "--create", "--category", "Autre", "--pricing", "1"]);
    expect(await clock("sony", "--offset", "+1:00:00")).toBe(
      "SONY ILCE-9M3 : +1:00:00, avant : telle quelle ; aucune photo datée",
    );
    expect(await refusal("clocks", "set", event, "sony", "--picture", "NODATE", "--says", at("10:00"))).toBe(
      "NODATE n’a pas de date d’appareil.",
    );
  });

  it("is named by the report of an import", async () => {
    await importFour();
    const report = await importCard(of2003, { OLD_3: "2003-12-14 11:00:00" });
    expect(report).toContain(`dossard clocks set "${event}" "3001" --picture`);
  });
});

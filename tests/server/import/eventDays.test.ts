import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importReport } from "../../../server/cli/importReport.ts";
import { commandLine } from "../../../server/core/author.ts";
import { editEvent } from "../../../server/import/editEvent.ts";
import { readEventMoment } from "../../../server/import/eventMoment.ts";
import { listUndated } from "../../../server/import/listUndated.ts";
import { writePhotograph } from "../support/photographs.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

let place: ImportPlace;
beforeAll(async () => {
  place = await openImportPlace();
});
afterAll(() => place.stop());

const daysOf = async (table: "event" | "contest", eventUuid: string) => {
  const rows = await place.db
    .selectFrom(table)
    .select(["start", "end"])
    .where(table === "event" ? "uuid" : ("eventUuid" as "uuid"), "=", eventUuid)
    .execute();
  return rows.map(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]);
};

const undated = async (eventUuid: string) => {
  const rows = await place.db
    .selectFrom("picture")
    .select("name")
    .where("eventUuid", "=", eventUuid)
    .where("takenAt", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
};

const canon = { model: "Canon EOS R5", serial: "0123" };

/** Twenty pictures of two days, and two of clocks that are wrong: the folder of the latter is read first. */
async function writeCard(folder: string) {
  await writePhotograph(join(folder, "A/IMG_2003.JPG"), {
    ...{ seed: 1, takenAt: "2003:12:14 10:00:00", camera: canon },
  });
  await writePhotograph(join(folder, "B/IMG_2099.JPG"), { seed: 2, takenAt: "2099:09:29 10:00:00" });
  for (let number = 0; number < 20; number++) {
    const takenAt = `2026:05:0${1 + (number % 2)} 10:${10 + number}:00`;
    await writePhotograph(join(folder, `B/IMG_${number}.JPG`), { seed: 10 + number, takenAt });
  }
}

describe("the days of an event", () => {
  it("are not widened by dates out of reason, which are listed and asked about", async () => {
    const folder = await place.newFolder();
    await writeCard(folder);
    const event = await place.newEvent("Deux horloges fausses");

    const outcome = await place.run(folder, event);

    expect(outcome).toMatchObject({ imported: 22, refused: [] });
    expect(await daysOf("event", event.uuid)).toEqual([["2026-05-01", "2026-05-02"]]);
    expect(await undated(event.uuid)).toEqual(["IMG_2003", "IMG_2099"]);
    for (const days of (await daysOf("contest", event.uuid)).flat()) expect(days).toMatch(/^2026-/);
    expect(
      importReport(event.label, { ...outcome, undated: await listUndated(place.db, event.uuid) }, 1),
    ).toEqual(
      expect.arrayContaining([
        "  Canon EOS R5 (n° de série 0123) : 1 photo datée du 2003-12-14",
        "  un appareil sans nom : 1 photo datée du 2099-09-29",
        expect.stringContaining('dossard clocks set "Deux horloges fausses" "0123" --picture'),
        expect.stringContaining('"un appareil sans nom" --picture'),
      ]),
    );
    expect(await place.run(folder, event)).toMatchObject({ alreadyThere: 22 });
    expect(await listUndated(place.db, event.uuid)).toHaveLength(2);
  });

  it("are mended when the bulk of the pictures comes later", async () => {
    const [first, later] = [await place.newFolder(), await place.newFolder()];
    for (let seed = 40; seed < 43; seed++) {
      await writePhotograph(join(first, `IMG_${seed}.JPG`), { seed, takenAt: "2003:12:14 10:00:00" });
    }
    for (let seed = 50; seed < 53; seed++) {
      await writePhotograph(join(later, `IMG_${seed}.JPG`), { seed, takenAt: "2026:05:01 10:00:00" });
    }
    const event = await place.newEvent("D'abord la fausse");
    await place.run(first, event);
    expect(await daysOf("event", event.uuid)).toEqual([["2003-12-14", "2003-12-14"]]);
    await place.run(later, event);
    expect(await daysOf("event", event.uuid)).toEqual([["2026-05-01", "2026-05-01"]]);
    expect(await undated(event.uuid)).toEqual(["IMG_40", "IMG_41", "IMG_42"]);
  });

  it("that an operator sets decide which dates are out of reason", async () => {
    const folder = await place.newFolder();
    await writePhotograph(join(folder, "IMG_1.JPG"), { seed: 60, takenAt: "2026:03:01 10:00:00" });
    for (const seed of [61, 62]) {
      await writePhotograph(join(folder, `IMG_${seed}.JPG`), { seed, takenAt: "2026:05:01 10:00:00" });
    }
    const event = await place.newEvent("Championnat");
    await place.run(folder, event);
    expect(await undated(event.uuid)).toEqual(["IMG_1"]);

    const now = new Date("2026-12-01T12:00:00Z");
    const set = (start: string, end: string) =>
      editEvent(
        commandLine(place.db),
        event.uuid,
        { start: readEventMoment(start, "start"), end: readEventMoment(end, "end") },
        now,
      );
    await set("2026-03-01", "2026-05-01");
    expect(await undated(event.uuid)).toEqual([]);
    await set("2026-03-01", "2026-03-01");
    expect(await undated(event.uuid)).toEqual(["IMG_61", "IMG_62"]);
  });

  it("recover from the dates that earlier versions believed", async () => {
    const folder = await place.newFolder();
    await writeCard(folder);
    const event = await place.newEvent("Ancienne");
    await place.run(folder, event);
    await place.db
      .updateTable("picture")
      .set(({ ref }) => ({ takenAt: ref("clockedAt"), cameraUuid: null, cameraTime: null }))
      .where("eventUuid", "=", event.uuid)
      .execute();
    await place.db.updateTable("picture").set({ clockedAt: null }).execute();
    const wide = { start: "2003-12-14T09:00:00Z", end: "2099-09-29T08:00:00Z" };
    await place.db.updateTable("event").set(wide).where("uuid", "=", event.uuid).execute();

    await place.run(folder, event);
    expect(await daysOf("event", event.uuid)).toEqual([["2026-05-01", "2026-05-02"]]);
  });
});

import { createHash } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import type { KnownEvent } from "../../../server/import/findEvent.ts";
import { nameByNewList } from "../../../server/import/nameByList.ts";
import { parseStartList } from "../../../server/import/parseStartList.ts";
import type { ReadList } from "../../../server/import/saveStartList.ts";
import { writePhotograph } from "../support/photographs.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

let place: ImportPlace;
beforeAll(async () => {
  place = await openImportPlace();
});
afterAll(() => place.stop());

/** Creates an event with IMG_1 to IMG_6 in one contest, taken at 10:31:00, 10:32:00, …; IMG_6 has no date. */
async function eventWithPictures(label: string): Promise<KnownEvent> {
  const folder = await place.newFolder();
  for (let number = 1; number <= 6; number++) {
    const takenAt = number === 6 ? {} : { takenAt: `2026:05:01 10:${30 + number}:00` };
    await writePhotograph(join(folder, `Grand Prix/IMG_${number}.JPG`), { seed: number, ...takenAt });
  }
  const event = await place.newEvent(label);
  await place.run(folder, event);
  return event;
}

const listOf = (text: string, fileName = "départs.csv"): ReadList => ({
  fileName,
  contentHash: createHash("sha256").update(text).digest("hex"),
  rows: parseStartList(Buffer.from(text)).rows,
  contestSlugs: null,
  windowSeconds: 120,
  bibPlace: null,
});

const apply = (event: KnownEvent, list: string) =>
  nameByNewList(commandLine(place.db), place.db, event, listOf(list));

async function namesOf(event: KnownEvent): Promise<Record<string, string[]>> {
  const rows = await place.db
    .selectFrom("picture")
    .innerJoin("pictureFilterValue", "pictureFilterValue.pictureUuid", "picture.uuid")
    .innerJoin("filterValue", "filterValue.uuid", "pictureFilterValue.filterValueUuid")
    .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
    .select(["picture.name", "filterValue.value", "filterType.code"])
    .where("picture.eventUuid", "=", event.uuid)
    .orderBy("picture.name")
    .orderBy("filterType.code")
    .execute();
  const names: Record<string, string[]> = {};
  for (const { name, code, value } of rows) {
    names[name] = [...(names[name] ?? []), `${code} ${value}`];
  }
  return names;
}

const countsOf = (event: KnownEvent) =>
  place.db
    .selectFrom("eventFilterValue")
    .innerJoin("filterValue", "filterValue.uuid", "eventFilterValue.filterValueUuid")
    .select(["value", "valueSlug", "searchKey", "pictureCount"])
    .where("eventUuid", "=", event.uuid)
    .orderBy("valueSlug")
    .execute();

describe("applyStartList", () => {
  it("names by the times that pictures have in the end, if a clock is set meanwhile", async () => {
    const event = await eventWithPictures("Jumping de Gan");
    // Between matching and linking: as the list's first name is created.
    await sql`create function "setClockMeanwhile"() returns trigger language plpgsql as $$ begin
      update "picture" set "takenAt" = "takenAt" + interval '1 hour' where "name" = 'IMG_1'
        and "eventUuid" in (select "uuid" from "event" where "label" = 'Jumping de Gan');
      return null; end $$`.execute(place.db);
    await sql`create trigger "meanwhile" after insert on "filterValue"
      for each row when (new."value" = 'Avant Heure') execute function "setClockMeanwhile"()`.execute(
      place.db,
    );
    const { newNames } = await apply(
      event,
      "cavalier;heure\nAvant Heure;10:31:00\nEntre Deux;10:32:00\nAprès Heure;11:31:00",
    );
    await sql`drop trigger "meanwhile" on "filterValue"`.execute(place.db);
    expect((await namesOf(event)).IMG_1).toEqual(["rider Après Heure"]);
    expect(newNames).toBe(4);
  });

  it("names pictures by ranges of names and of times in the event's zone, and counts them", async () => {
    const event = await eventWithPictures("Jumping de Pau");
    const outcome = await apply(
      event,
      "dossard;cavalier;cheval;de;à\n12;Chloé Œuvrard;L'ŒIL D'OR;IMG_1;IMG_2\n7;Éric Lefèvre;Mistral;10:33;10:34:59",
    );
    expect(outcome).toMatchObject({ rows: 2, pictures: 4, newNames: 12, unmatched: [], merged: [] });
    const first = ["bib 12", "horse L'ŒIL D'OR", "rider Chloé Œuvrard"];
    const second = ["bib 7", "horse Mistral", "rider Éric Lefèvre"];
    expect(await namesOf(event)).toEqual({ IMG_1: first, IMG_2: first, IMG_3: second, IMG_4: second });
    expect(await countsOf(event)).toContainEqual({
      value: "L'ŒIL D'OR",
      valueSlug: "l-oeil-d-or",
      searchKey: "l oeil d or",
      pictureCount: 2,
    });
  });

  it("changes nothing when it comes again, and adds what a longer list adds", async () => {
    const event = await eventWithPictures("Jumping de Dax");
    const list = "dossard;de;à\n101;IMG_1;IMG_2\n";
    await apply(event, list);
    const before = [await namesOf(event), await countsOf(event)];
    expect(await apply(event, list)).toMatchObject({ pictures: 2, newNames: 0 });
    expect([await namesOf(event), await countsOf(event)]).toEqual(before);

    expect(await apply(event, `${list}101;IMG_3;IMG_3\n`)).toMatchObject({ pictures: 3, newNames: 1 });
    expect(await countsOf(event)).toMatchObject([{ value: "101", pictureCount: 3 }]);
  });

  it("takes two spellings of a name for one, keeps the first, and says so", async () => {
    const event = await eventWithPictures("Jumping de Royan");
    const list = "cavalier;de;à\nMaëlys d'Orval;IMG_1;IMG_1\nMAELYS D’ORVAL;IMG_2;IMG_2";
    expect(await apply(event, list)).toMatchObject({
      newNames: 2,
      merged: [{ value: "MAELYS D’ORVAL", kept: "Maëlys d'Orval" }],
    });
    expect(await countsOf(event)).toMatchObject([{ value: "Maëlys d'Orval", pictureCount: 2 }]);
  });

  it("keeps a rider and a horse of one name apart, and a name the same in two events", async () => {
    const [one, other] = [
      await eventWithPictures("Jumping de Niort"),
      await eventWithPictures("Jumping de Brest"),
    ];
    const list = "cavalier;cheval;de;à\nJade;Jade;IMG_1;IMG_1";
    await apply(one, list);
    await apply(other, list);
    const values = await place.db
      .selectFrom("filterValue")
      .select("uuid")
      .where("value", "=", "Jade")
      .execute();
    expect(values).toHaveLength(2);
    expect(await countsOf(other)).toMatchObject([{ pictureCount: 1 }, { pictureCount: 1 }]);
  });

  it("reports the lines that name no picture and applies the others", async () => {
    const event = await eventWithPictures("Jumping de Vichy");
    const outcome = await apply(event, "dossard;de;à\n1;IMG_40;IMG_50\n2;IMG_6;IMG_6\n3;;");
    expect(outcome).toMatchObject({
      pictures: 1,
      unmatched: [
        { line: 2, reason: "pas de photo de IMG_40 à IMG_50", isWaiting: true },
        { line: 4, reason: "pas de photo au dossard 3", isWaiting: true },
      ],
    });
    expect(await namesOf(event)).toEqual({ IMG_6: ["bib 2"] });
  });

  it("applies one list twice at once without doubling a count", async () => {
    const event = await eventWithPictures("Jumping de Cluny");
    const list = "dossard;cavalier;de;à\n31;Noé Salaün;IMG_1;IMG_5\n";
    const outcomes = await Promise.all([apply(event, list), apply(event, list)]);
    expect(outcomes.map(({ newNames }) => newNames).sort((a, b) => a - b)).toEqual([0, 10]);
    expect(await countsOf(event)).toMatchObject([{ pictureCount: 5 }, { pictureCount: 5 }]);
  });
});

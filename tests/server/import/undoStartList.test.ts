import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchFilterValues } from "../../../server/catalogue/filterValueSearch.ts";
import { commandLine } from "../../../server/core/author.ts";
import { applyKeptLists } from "../../../server/import/applyKeptLists.ts";
import type { KnownEvent } from "../../../server/import/findEvent.ts";
import { keptLists } from "../../../server/import/findStartList.ts";
import { nameByNewList } from "../../../server/import/nameByList.ts";
import { findName, findNameType } from "../../../server/import/names/findName.ts";
import { mergeNames } from "../../../server/import/names/mergeNames.ts";
import { parseStartList } from "../../../server/import/parseStartList.ts";
import { previewStartList } from "../../../server/import/previewStartList.ts";
import type { ReadList } from "../../../server/import/saveStartList.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { undoStartList } from "../../../server/import/undoStartList.ts";
import { writePhotograph } from "../support/photographs.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

let place: ImportPlace;
beforeAll(async () => {
  place = await openImportPlace();
});
afterAll(() => place.stop());

let pictures = 0;

async function importPictures(event: KnownEvent, numbers: readonly number[]): Promise<void> {
  const folder = await place.newFolder();
  for (const number of numbers) {
    await writePhotograph(join(folder, `Grand Prix/IMG_${number}.JPG`), { seed: ++pictures });
  }
  await place.run(folder, event);
}

const listOf = (text: string, fileName = "départs.csv"): ReadList => ({
  fileName,
  contentHash: createHash("sha256").update(text).digest("hex"),
  rows: parseStartList(Buffer.from(text)).rows,
  contestSlugs: null,
  windowSeconds: 120,
  bibPlace: null,
});

const undo = (uuid: string) => undoStartList(commandLine(place.db), place.db, uuid);
const apply = (event: KnownEvent, text: string, fileName?: string) =>
  nameByNewList(commandLine(place.db), place.db, event, listOf(text, fileName));

/** Returns "IMG_1 Anne" for each name on a picture of the event. */
async function namesOf(event: KnownEvent): Promise<string[]> {
  const rows = await place.db
    .selectFrom("picture")
    .innerJoin("pictureFilterValue", "pictureFilterValue.pictureUuid", "picture.uuid")
    .innerJoin("filterValue", "filterValue.uuid", "pictureFilterValue.filterValueUuid")
    .select(["picture.name", "filterValue.value"])
    .where("picture.eventUuid", "=", event.uuid)
    .orderBy("picture.name")
    .orderBy("filterValue.value")
    .execute();
  return rows.map(({ name, value }) => `${name} ${value}`);
}

async function countsOf(event: KnownEvent): Promise<Record<string, number>> {
  const rows = await place.db
    .selectFrom("eventFilterValue")
    .innerJoin("filterValue", "filterValue.uuid", "eventFilterValue.filterValueUuid")
    .select(["value", "pictureCount"])
    .where("eventUuid", "=", event.uuid)
    .execute();
  return Object.fromEntries(rows.map(({ value, pictureCount }) => [value, pictureCount]));
}

const suggested = async (event: KnownEvent, tagSearch: string) =>
  (
    await searchFilterValues(place.db, {
      tagSearch,
      eventUuids: [event.uuid],
      filterTypeUuid: undefined,
      limit: undefined,
    })
  ).map(({ value }) => value);

describe("undoStartList", () => {
  it("removes the names that the list alone gave, with their counts and suggestions", async () => {
    const event = await place.newEvent("Jumping d'Auch");
    await importPictures(event, [1, 2, 3]);
    const { uuid } = await apply(
      event,
      "cavalier;de;à\nAnne Auchoise;IMG_1;IMG_2\nZoé Auchoise;IMG_3;",
      "un.csv",
    );
    await apply(event, "cavalier;de;à\nAnne Auchoise;IMG_2;IMG_3", "deux.csv");
    expect(await suggested(event, "auchoise")).toEqual(["Anne Auchoise", "Zoé Auchoise"]);

    expect((await undo(uuid)).removedNames).toBe(2);
    expect(await namesOf(event)).toEqual(["IMG_2 Anne Auchoise", "IMG_3 Anne Auchoise"]);
    expect(await countsOf(event)).toEqual({ "Anne Auchoise": 2 });
    expect(await suggested(event, "auchoise")).toEqual(["Anne Auchoise"]);
    expect((await keptLists(place.db, event.uuid)).map(({ fileName }) => fileName)).toEqual(["deux.csv"]);
    const kept = await place.db
      .selectFrom("startListRow")
      .select("line")
      .where("startListUuid", "=", uuid)
      .execute();
    expect(kept).toEqual([]);
    await expect(undo(uuid)).rejects.toThrow("Il n’y a pas de liste de départ");
  });

  it("leaves names that pictures had before any list", async () => {
    const event = await place.newEvent("Jumping de Bray");
    await importPictures(event, [1]);
    const { uuid: first } = await apply(event, "cavalier;de\nLou Bray;IMG_1");
    // As it was before lists were kept.
    await place.db.deleteFrom("startList").where("uuid", "=", first).execute();
    const linked = await place.db
      .updateTable("pictureFilterValue")
      .set({ isFromList: false })
      .where("pictureUuid", "in", (all) =>
        all.selectFrom("picture").select("uuid").where("eventUuid", "=", event.uuid),
      )
      .executeTakeFirst();
    expect(linked.numUpdatedRows).toBe(1n);
    const { uuid } = await apply(event, "cavalier;de\nLou Bray;IMG_1\n");
    expect((await undo(uuid)).removedNames).toBe(0);
    expect(await namesOf(event)).toEqual(["IMG_1 Lou Bray"]);
  });

  it("records both in the journal", async () => {
    const event = await place.newEvent("Jumping de Cany");
    await importPictures(event, [1]);
    const { uuid } = await apply(event, "cavalier;de\nAnne;IMG_1");
    await undo(uuid);
    const entries = await place.db
      .selectFrom("auditEntry")
      .select(["verb", "by"])
      .where("subject", "=", `start list ${uuid}`)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { verb: "import --start-list", by: "operator" },
      { verb: "start-lists undo", by: "operator" },
    ]);
  });

  it("ends with the same names whichever of applying and undoing two lists comes first", async () => {
    const event = await place.newEvent("Jumping de Dol");
    await importPictures(event, [1, 2]);
    const { uuid } = await apply(event, "cavalier;de;à\nAnne;IMG_1;IMG_2", "un.csv");
    await Promise.all([undo(uuid), apply(event, "cavalier;de;à\nAnne;IMG_2;IMG_2", "deux.csv")]);
    expect(await namesOf(event)).toEqual(["IMG_2 Anne"]);
    expect(await countsOf(event)).toEqual({ Anne: 1 });
  });

  it("leaves no name of a picture that was taken down", async () => {
    const event = await place.newEvent("Jumping d'Eu");
    await importPictures(event, [1, 2]);
    const { uuid } = await apply(event, "cavalier;de;à\nAnne;IMG_1;IMG_2");
    const picture = await place.db
      .selectFrom("picture")
      .select("uuid")
      .where("eventUuid", "=", event.uuid)
      .where("name", "=", "IMG_1")
      .executeTakeFirstOrThrow();
    const { db, store } = place;
    const services = { db, store, now: () => new Date() } as never;
    await takeDown(services, commandLine(db), picture.uuid, "sur demande");
    expect(await countsOf(event)).toEqual({ Anne: 1 });
    expect((await undo(uuid)).removedNames).toBe(1);
    expect(await countsOf(event)).toEqual({});
  });
});

describe("applyKeptLists", () => {
  it("names the pictures that come after their list, and no name twice", async () => {
    const event = await place.newEvent("Jumping de Foix");
    const before = await apply(event, "cavalier;de;à\nAnne;IMG_1;IMG_2\nZoé;IMG_3;IMG_4");
    expect(before).toMatchObject({ newNames: 0, unmatched: [{ isWaiting: true }, { isWaiting: true }] });
    await importPictures(event, [1, 3]);
    expect(await applyKeptLists(place.db, event)).toEqual([{ fileName: "départs.csv", newNames: 2 }]);
    await importPictures(event, [2, 4]);
    expect(await applyKeptLists(place.db, event)).toEqual([{ fileName: "départs.csv", newNames: 2 }]);
    expect(await namesOf(event)).toEqual(["IMG_1 Anne", "IMG_2 Anne", "IMG_3 Zoé", "IMG_4 Zoé"]);
    expect(await applyKeptLists(place.db, event)).toEqual([]);
    expect(await countsOf(event)).toEqual({ Anne: 2, Zoé: 2 });
  });

  it("does not bring back a name that was removed from a picture", async () => {
    const event = await place.newEvent("Jumping de Gex");
    await importPictures(event, [1]);
    const list = "cavalier;de;à\nAnne;IMG_1;IMG_9";
    await apply(event, list);
    await place.db
      .deleteFrom("pictureFilterValue")
      .where("pictureUuid", "in", (all) =>
        all.selectFrom("picture").select("uuid").where("eventUuid", "=", event.uuid),
      )
      .execute();
    await importPictures(event, [2]);
    await applyKeptLists(place.db, event);
    await apply(event, list);
    expect(await namesOf(event)).toEqual(["IMG_2 Anne"]);
  });

  it("finds pictures by a bib that an earlier list gave them", async () => {
    const event = await place.newEvent("Jumping d'Is");
    await importPictures(event, [1, 2]);
    await apply(event, "dossard;de;à\n12;IMG_1;IMG_2", "photos.csv");
    expect(await apply(event, "dossard;cavalier\n012;Anne", "engagés.csv")).toMatchObject({ pictures: 2 });
    expect(await countsOf(event)).toMatchObject({ Anne: 2 });
  });
});

describe("previewStartList", () => {
  it("shows what applying and replacing change, and changes nothing", async () => {
    const event = await place.newEvent("Jumping de Lyon");
    await importPictures(event, [1, 2, 3]);
    await apply(event, "cavalier;de;à\nAnne;IMG_1;IMG_2");
    const next = listOf("cavalier;de;à\nANNE;IMG_2;IMG_3\nHugo;IMG_9;IMG_9");
    const before = [await namesOf(event), await countsOf(event)];
    const lists = await keptLists(place.db, event.uuid);
    const preview = await previewStartList(place.db, event, next, lists);
    expect(preview).toEqual({
      rows: 2,
      pictures: 2,
      newNames: 1,
      removed: 1,
      merged: [{ value: "ANNE", kept: "Anne" }],
      unmatched: [{ line: 3, reason: "pas de photo de IMG_9 à IMG_9", isWaiting: true }],
    });
    expect([await namesOf(event), await countsOf(event)]).toEqual(before);
    expect(await keptLists(place.db, event.uuid)).toEqual(lists);

    const { newNames } = await nameByNewList(commandLine(place.db), place.db, event, next);
    const undone = await Promise.all(lists.map((list) => undo(list.uuid)));
    const removed = undone.map(({ removedNames }) => removedNames);
    expect([newNames, removed]).toEqual([preview.newNames, [preview.removed]]);
  });
});

describe("a list whose names were merged", () => {
  it("is undone under the name that they have now, and a later list lands on it", async () => {
    const event = await place.newEvent("Concours des noms");
    await importPictures(event, [1, 2, 3]);
    const former = "cavalier;photos\nAnne Durant;IMG_1-IMG_2\n";
    const { uuid } = await apply(event, former);
    await apply(event, "cavalier;photos\nAnne Durand;IMG_2-IMG_3\n", "autres.csv");
    const rider = await findNameType(place.db, "rider");
    const [durant, durand] = await Promise.all(
      ["Anne Durant", "Anne Durand"].map((text) => findName(place.db, rider, text)),
    );
    await mergeNames(commandLine(place.db), durant?.uuid ?? "", durand?.uuid ?? "");
    expect(await namesOf(event)).toEqual(["IMG_1 Anne Durand", "IMG_2 Anne Durand", "IMG_3 Anne Durand"]);
    await undo(uuid);
    expect(await namesOf(event)).toEqual(["IMG_2 Anne Durand", "IMG_3 Anne Durand"]);
    const again = await apply(event, former, "encore.csv");
    expect(again.merged).toEqual([{ value: "Anne Durant", kept: "Anne Durand" }]);
    expect(await namesOf(event)).toEqual(["IMG_1 Anne Durand", "IMG_2 Anne Durand", "IMG_3 Anne Durand"]);
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { type Photograph, writePhotograph } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let top: string;
beforeAll(async () => {
  shop = await startTestShop();
  await stockShop(shop);
  top = await mkdtemp(join(tmpdir(), "dossard-lists-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(top, { recursive: true, force: true });
});

const { run } = operatorOf(() => shop);
const right: Photograph["camera"] = { model: "Canon EOS R5", serial: "0123" };
const slow: Photograph["camera"] = { make: "SONY", model: "ILCE-9M3", serial: "77" };

let event: string;
let count = 0;
beforeEach(async () => {
  event = `Concours ${++count}`;
  const card = join(top, event);
  for (const [name, time, camera] of [
    ["IMG_1", "10:00:10", right],
    ["IMG_2", "10:05:10", right],
    ["SLOW_1", "09:00:20", slow],
    ["SLOW_2", "09:05:20", slow],
  ] as const) {
    await writePhotograph(join(card, `${name}.JPG`), {
      ...{ seed: ++count, takenAt: `2026:05:01 ${time}`, camera },
    });
  }
  await run(
    ...["import", card, "--event", event, "--contest", "Epreuve 1", "--create", "--pricing", "1"],
    ...["--category", "Equestre", "--year", "2026"],
  );
});

async function apply(name: string, text: string) {
  const file = join(top, name);
  await writeFile(file, text);
  await run("import", "--event", event, "--start-list", file);
}

/** Returns "IMG_1 Anne" for each name on a picture of the event. */
async function names(): Promise<string[]> {
  const rows = await shop.services.db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .innerJoin("pictureFilterValue as link", "link.pictureUuid", "picture.uuid")
    .innerJoin("filterValue", "filterValue.uuid", "link.filterValueUuid")
    .select(["picture.name", "value"])
    .where("event.label", "=", event)
    .orderBy("picture.name")
    .orderBy("value")
    .execute();
  return rows.map(({ name, value }) => `${name} ${value}`);
}
async function counts(): Promise<Record<string, number>> {
  const rows = await shop.services.db
    .selectFrom("eventFilterValue")
    .innerJoin("event", "event.uuid", "eventUuid")
    .innerJoin("filterValue", "filterValue.uuid", "filterValueUuid")
    .select(["value", "pictureCount"])
    .where("event.label", "=", event)
    .execute();
  return Object.fromEntries(rows.map(({ value, pictureCount }) => [value, pictureCount]));
}

const passing = "cavalier;heure\nAnne Dix;10:00:00\nBob Cinq;10:05:00\nZoé Neuf;09:00:00\n";

describe("setting a clock after a list that goes by times", () => {
  it("gives that camera's pictures the names of their new times, and takes the others off", async () => {
    await apply("temps.csv", passing);
    expect(await names()).toEqual(["IMG_1 Anne Dix", "IMG_2 Bob Cinq", "SLOW_1 Zoé Neuf"]);
    await run("clocks", "set", event, "sony", "--offset", "+1:00:00");
    await shop.runJobs();
    const named = ["IMG_1 Anne Dix", "IMG_2 Bob Cinq", "SLOW_1 Anne Dix", "SLOW_2 Bob Cinq"];
    expect(await names()).toEqual(named);
    expect(await counts()).toEqual({ "Anne Dix": 2, "Bob Cinq": 2 });

    await run("clocks", "set", event, "sony", "--offset", "0");
    await shop.runJobs();
    expect(await names()).toEqual(["IMG_1 Anne Dix", "IMG_2 Bob Cinq", "SLOW_1 Zoé Neuf"]);
    expect(await counts()).toEqual({ "Anne Dix": 1, "Bob Cinq": 1, "Zoé Neuf": 1 });
  });

  it("leaves names by pictures, names of other lists, and names that an operator took off", async () => {
    await apply("temps.csv", passing);
    await apply("photos.csv", "cavalier;photo\nZoé Neuf;SLOW_1\nPar Nom;SLOW_2\n");
    await run("names", "detach", "rider", "Anne Dix", "--event", event, "--picture", "IMG_1");
    await run("clocks", "set", event, "sony", "--offset", "+1:00:00");
    await run("clocks", "set", event, "0123", "--offset", "+0:00:01");
    await shop.runJobs();
    expect(await names()).toEqual([
      ...["IMG_2 Bob Cinq", "SLOW_1 Anne Dix", "SLOW_1 Zoé Neuf"],
      ...["SLOW_2 Bob Cinq", "SLOW_2 Par Nom"],
    ]);
  });

  it("changes nothing once the rows of the list are no longer kept, or if the clock is only shown", async () => {
    await apply("temps.csv", passing);
    const before = await names();
    await run("clocks", "set", event, "sony", "--offset", "+1:00:00", "--check");
    await shop.runJobs();
    expect(await names()).toEqual(before);
    await shop.services.db.deleteFrom("startListRow").execute();
    await run("clocks", "set", event, "sony", "--offset", "+1:00:00");
    await shop.runJobs();
    expect(await names()).toEqual(before);
  });
});

describe("dates of an event that change what its pictures' times can be", () => {
  it("have lists by times matched again, for pictures with a camera and without", async () => {
    await writePhotograph(join(top, event, "AUTRE.JPG"), { seed: ++count, takenAt: "2026:05:01 10:00:30" });
    await run("import", join(top, event), "--event", event, "--contest", "Epreuve 1");
    await apply("temps.csv", passing);
    await apply("photos.csv", "cavalier;photo\nPar Nom;IMG_1\n");
    await shop.services.db
      .updateTable("picture")
      .set({ cameraUuid: null })
      .where("name", "=", "AUTRE")
      .execute();
    const all = ["AUTRE Anne Dix", "IMG_1 Anne Dix", "IMG_1 Par Nom", "IMG_2 Bob Cinq", "SLOW_1 Zoé Neuf"];
    expect(await names()).toEqual(all);

    await run("events", "edit", event, "--start", "2024-05-01", "--end", "2024-05-02");
    await shop.runJobs();
    expect(await names()).toEqual(["IMG_1 Par Nom"]);
    expect(await counts()).toEqual({ "Par Nom": 1 });

    await run("events", "edit", event, "--start", "2026-05-01", "--end", "2026-05-02");
    await shop.runJobs();
    expect(await names()).toEqual(all);

    await run("events", "edit", event, "--end", "2026-05-03");
    expect(await shop.runJobs()).toBe(0);
  });
});

describe("a bib that others propose after the list", () => {
  async function propose(...lines: string[]) {
    const file = join(top, "dossards.csv");
    await writeFile(file, ["photo;type;valeur;certitude", ...lines].join("\n"));
    await run("names", "propose", file, "--source", "lecteur", "--threshold", "0.9", "--event", event);
  }
  /** Runs the jobs that wait half a minute for more names to come, and begins another half minute. */
  async function runLater(): Promise<number> {
    const { db } = shop.services;
    await db
      .updateTable("job")
      .set({ dueAt: new Date(0).toISOString() })
      .execute();
    const count = await shop.runJobs();
    await db.deleteFrom("job").execute();
    return count;
  }

  it("applies the rows that wait for it, at once or with a yes, also on a picture that has a name", async () => {
    await apply("dossards.csv", "dossard;cavalier\n12;Anne Dix\n15;Bob Cinq\n17;Zoé Neuf\n");
    expect(await names()).toEqual([]);
    await propose("IMG_1;bib;12;0,95", "IMG_2;bib;15;0,4", "SLOW_1;rider;17;1");
    await runLater();
    expect(await names()).toEqual(["IMG_1 12", "IMG_1 Anne Dix", "SLOW_1 17"]);
    await run("names", "accept", "--event", event, "--above", "0.3");
    await propose("IMG_1;dossard;n° 17;1");
    await run("names", "detach", "rider", "Anne Dix", "--event", event);
    await runLater();
    expect(await names()).toEqual([
      ...["IMG_1 12", "IMG_1 17", "IMG_1 Zoé Neuf", "IMG_1 n° 17"],
      ...["IMG_2 15", "IMG_2 Bob Cinq", "SLOW_1 17"],
    ]);
  });

  it("enqueues nothing where no list waits, or nothing is new", async () => {
    await propose("IMG_1;bib;12;1");
    expect(await runLater()).toBe(0);
    await apply("dossards.csv", "dossard;cavalier\n12;Anne Dix\n");
    await propose("IMG_1;bib;12;1");
    expect(await runLater()).toBe(0);
  });
});

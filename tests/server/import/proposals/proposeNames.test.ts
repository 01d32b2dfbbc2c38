import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../../../server/customers/sweep.ts";
import type { Picture } from "../../../../src/api/contract/catalogueEntities.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { operatorOf } from "../../cli/callDossard.ts";
import { tablesWith } from "../../support/findText.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let folder: string;
let key: Record<string, string>;
const { run, dossard, refusal } = operatorOf(() => shop);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-proposals-"));
});
beforeEach(async () => {
  await shop?.stop();
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  const said = await run("keys", "add", "lecteur", "--scope", "catalogue");
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Proposed {
  applied: number;
  waiting: number;
  known: number;
  newNames: number;
  unusable: { index: number; reason: string }[];
}
interface Listed {
  uuid: string;
  value: string | null;
  state: string;
  certainty: number;
}
const send = <Body>(method: "GET" | "POST", path: string, body?: unknown, headers = {}) =>
  shop
    .newVisitor()
    .request<Body>(method, `/api/operator/names/proposed${path}`, body, { ...key, ...headers });
const name = (pictureUuid: string, value: string | number, certainty: number, type = "rider") => ({
  ...{ pictureUuid, type, value, certainty },
});
const propose = async (names: object[], more: object = {}) => {
  const { status, body } = await send<Proposed>("POST", "", { source: "lecteur", names, ...more });
  expect(status).toBe(200);
  return body;
};
const proposed = async (query = "") => (await send<Listed[]>("GET", `?${query}`)).body;
const uuids = async () => ({ uuids: (await proposed()).map(({ uuid }) => uuid) });

/** The names on a picture as shoppers find them: the spelling of each value that leads to it. */
async function namesOn(pictureUuid: string): Promise<string[]> {
  const rows = await shop.services.db
    .selectFrom("pictureFilterValue")
    .innerJoin("filterValue", "filterValue.uuid", "filterValueUuid")
    .select("value")
    .where("pictureUuid", "=", pictureUuid)
    .orderBy("value")
    .execute();
  return rows.map(({ value }) => value);
}
const count = async (value: string) => {
  const row = await shop.services.db
    .selectFrom("eventFilterValue")
    .innerJoin("filterValue", "filterValue.uuid", "filterValueUuid")
    .select("pictureCount")
    .where("value", "=", value)
    .where("eventUuid", "=", stock.events.rosieres)
    .executeTakeFirst();
  return row?.pictureCount ?? 0;
};
const audits = () =>
  shop.services.db.selectFrom("auditEntry").select(["by", "verb", "after"]).orderBy("id").execute();

describe("names that others propose", () => {
  it("are applied where they are certain, as a start list applies its own; the others wait", async () => {
    const { first, second, later, car } = stock.pictures;
    const before = await count("Zoé Lefèvre");
    const answered = await propose(
      [
        name(later.toUpperCase(), "ZOE LEFEVRE", 0.97),
        name(later, 12, 0.9, "bib"),
        name(car, "Anne d’Orval", 0.95, "Cavalier"),
        name(second, "Hugo Petit", 0.4),
        name(first, "Zoé Lefèvre", 1),
      ],
      { threshold: 0.9 },
    );
    expect(answered).toEqual({ applied: 4, waiting: 1, known: 0, newNames: 3, unusable: [] });
    expect(await namesOn(later)).toEqual(expect.arrayContaining(["12", "Zoé Lefèvre"]));
    expect(await namesOn(car)).toContain("Anne d’Orval");
    expect(await namesOn(second)).not.toContain("Hugo Petit");
    expect(await count("Zoé Lefèvre")).toBe(before + 1);
    const zoe = await shop
      .newVisitor()
      .get<Picture[]>(`/api/anonymous/pictures?filterValueUuid=${stock.names.zoe}`);
    expect(zoe.body.map(({ name }) => name)).toContain("IMG_3");
    expect(await proposed()).toMatchObject([{ value: "Hugo Petit", certainty: 0.4, state: "waiting" }]);
    expect((await audits()).at(-1)).toMatchObject({
      ...{ by: "lecteur", verb: "names propose", after: { applied: 4, waiting: 1, source: "lecteur" } },
    });
  });

  it("are only certain at 1 unless the call says otherwise", async () => {
    const { first } = stock.pictures;
    const answered = await propose([name(first, "Anna Un", 1), name(first, "Bob Presque", 0.999)]);
    expect(answered).toMatchObject({ applied: 1, waiting: 1 });
    expect(await namesOn(first)).toContain("Anna Un");
  });

  it("do not double when they are proposed again, in one call, in several at once, or by another source", async () => {
    const { first } = stock.pictures;
    const names = [name(first, "Anna Un", 1), name(first, "anna  UN", 0.3), name(first, "Bob Deux", 0.5)];
    expect(await propose(names)).toMatchObject({ applied: 1, waiting: 1, known: 1, newNames: 1 });
    const entries = (await audits()).length;
    expect(await propose(names)).toMatchObject({ applied: 0, waiting: 0, known: 3, newNames: 0 });
    expect((await audits()).length).toBe(entries);
    expect(await propose([name(first, "Anna Un", 1)], { source: "puces" })).toMatchObject({
      ...{ applied: 1, newNames: 0 },
    });
    const fresh = Array.from({ length: 50 }, (_, index) => name(first, `Cavalier ${index}`, 1));
    const all = await Promise.all([propose(fresh), propose([...fresh].reverse()), propose(fresh)]);
    expect(all.reduce((sum, { applied }) => sum + applied, 0)).toBe(50);
    expect(all.reduce((sum, { newNames }) => sum + newNames, 0)).toBe(50);
    const once = { "idempotency-key": "proposals-of-may" };
    const body = { source: "lecteur", names: [name(first, "Chloé Trois", 1)] };
    const answers = [await send("POST", "", body, once), await send("POST", "", body, once)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it("that wait are applied when their source becomes certain, or an operator says yes", async () => {
    const { first, second } = stock.pictures;
    await propose([name(first, "Anna Un", 0.5), name(second, "Bob Deux", 0.5)]);
    expect(await propose([name(first, "Anna Un", 1)])).toMatchObject({ applied: 1, known: 0, newNames: 1 });
    const asked = await uuids();
    expect(asked.uuids).toHaveLength(1);
    const accepted = await send("POST", "/accept", asked);
    expect(accepted.body).toEqual({ decided: 1, newNames: 1, unusable: [] });
    expect(await namesOn(second)).toContain("Bob Deux");
    expect((await audits()).at(-1)).toMatchObject({ by: "lecteur", verb: "names accept" });
    const again = await send<{ unusable: object[] }>("POST", "/accept", asked);
    expect(again.body.unusable).toEqual([{ index: 0, reason: "Ce nom est déjà accepté." }]);
    const unknown = "01234567-89ab-4def-8123-456789abcdef";
    expect((await send("POST", "/refuse", { uuids: [unknown, ...asked.uuids] })).body).toEqual({
      ...{ decided: 0, newNames: 0 },
      unusable: [
        { index: 0, reason: "Il n’y a pas de nom proposé de cet uuid." },
        { index: 1, reason: "Ce nom est déjà accepté : names detach le retire de ses photos." },
      ],
    });
  });

  it("are decided all at once by source, event and certainty, in batches that hold up nobody, once", async () => {
    const { first, second, car } = stock.pictures;
    const many = Array.from({ length: 900 }, (_, index) => name(first, `Cavalier ${index}`, 0.9));
    await propose(many);
    await propose([name(second, "Anna Un", 0.79), name(second, "Bob Deux", 0.8), name(car, "Chloé", 0.9)]);
    await propose([name(second, "Dan Quatre", 0.9)], { source: "puces" });
    const fitting = { source: "lecteur", eventUuid: stock.events.rosieres, above: 0.8 };
    const once = { "idempotency-key": "all-of-may" };
    const accepted = await send("POST", "/accept", fitting, once);
    expect(accepted.body).toEqual({ decided: 901, newNames: 901, unusable: [] });
    expect((await send("POST", "/accept", fitting, once)).body).toEqual(accepted.body);
    expect((await send("POST", "/accept", fitting)).body).toEqual({ decided: 0, newNames: 0, unusable: [] });
    expect((await proposed()).map(({ value }) => value).sort()).toEqual(["Anna Un", "Chloé", "Dan Quatre"]);
    const entries = (await audits()).filter(({ verb }) => verb === "names accept");
    const batches = entries.map(({ after }) => Object(after).uuids.length);
    expect(batches.reduce((sum, size) => sum + size, 0)).toBe(901);
    expect(Math.max(...batches)).toBeLessThanOrEqual(500);
    expect(await run("names", "refuse", "--source", "puces")).toBe("Refusés : 1");
    expect(await run("names", "accept", "--event", "Rosières", "--above", "75 %")).toBe(
      "Acceptés : 1 ; noms nouveaux sur des photos : 1",
    );
    expect((await proposed()).map(({ value }) => value)).toEqual(["Chloé"]);
    for (const body of [{}, { ...(await uuids()), above: 0.1 }, { above: 2 }]) {
      expect((await send("POST", "/refuse", body)).status).toBe(400);
    }
    expect(await refusal("names", "accept")).toContain("--source");
    expect(await refusal("names", "refuse", "--above", "beaucoup")).toContain("certitude");
  });

  it("that were refused or taken off do not come back from their source, in any spelling of the name", async () => {
    const { first, second } = stock.pictures;
    await propose([name(first, "Dorval Anne", 0.5), name(second, "Anna Un", 1)]);
    expect((await send("POST", "/refuse", await uuids())).body).toMatchObject({ decided: 1 });
    await run("names", "detach", "rider", "Anna Un");
    expect(await propose([name(first, "Dorval Anne", 1), name(second, "Anna Un", 1)])).toMatchObject({
      ...{ applied: 0, waiting: 0, known: 2, newNames: 0 },
    });
    // Both spellings become one name.
    await propose([name(second, "Dorval Anne", 1), name(second, "Anne d’Orval", 1)], { source: "puces" });
    await run("names", "merge", "rider", "Dorval Anne", "--into", "Anne d’Orval");
    expect(await propose([name(first, "Anne d'Orval", 1)])).toMatchObject({ applied: 0, known: 1 });
    expect(await namesOn(first)).not.toContain("Anne d’Orval");
    // Another source is another opinion; a former spelling stands for the name that it was merged into.
    expect(await propose([name(first, "Dorval Anne", 1)], { source: "puces" })).toMatchObject({
      newNames: 1,
    });
    expect(await namesOn(first)).toContain("Anne d’Orval");
  });

  it("are answered one by one where they cannot be used; the others are applied", async () => {
    const { first, deleted } = stock.pictures;
    const answered = await propose([
      name("IMG_1", "Anna Un", 1),
      name("01234567-89ab-4def-8123-456789abcdef", "Anna Un", 1),
      name(deleted, "Anna Un", 1),
      name(first, "Anna Un", 1, "voilier"),
      name(first, " … ", 1),
      name(first, "Anna\u0000Un", 1),
      name(first, "x".repeat(201), 1),
      name(first, "Anna Un", 1.1),
      name(first, "Anna Un", 1),
    ]);
    expect(answered).toMatchObject({ applied: 1, newNames: 1 });
    expect(answered.unusable.map(({ index, reason }) => `${index} ${reason}`)).toEqual([
      "0 Il n’y a pas de photo de cet uuid.",
      "1 Il n’y a pas de photo de cet uuid.",
      "2 La photo a été retirée de la vente.",
      "3 Ce type de noms n’existe pas.",
      "4 Un nom a au moins une lettre ou un chiffre.",
      "5 Un nom tient sur une ligne, en caractères lisibles.",
      "6 Un nom a 200 caractères au plus.",
      "7 Une certitude va de 0 à 1.",
    ]);
    expect(await namesOn(first)).toContain("Anna Un");
    const many = Array.from({ length: 1001 }, () => name(first, "Anna Un", 1));
    expect((await send("POST", "", { source: "lecteur", names: many })).status).toBe(400);
    const full = await propose(many.slice(1).map((one, index) => ({ ...one, value: `Nom ${index}` })));
    expect(full).toMatchObject({ applied: 1000, newNames: 1000 });
  });

  it("go with their picture when it is taken down", async () => {
    const { first } = stock.pictures;
    await propose([name(first, "Camille Attendue", 0.5)]);
    const asked = await uuids();
    await run("takedown", first);
    expect(await tablesWith(shop.services.db, "Camille Attendue")).toEqual([]);
    expect((await send("POST", "/accept", asked)).body).toMatchObject({ decided: 0, newNames: 0 });
  });

  it("are forgotten after their lifetime; a no still counts", async () => {
    const { first } = stock.pictures;
    await propose([name(first, "Camille Attendue", 0.5), name(first, "Basile Refusé", 0.5)]);
    const [one] = (await proposed()).filter(({ value }) => value === "Basile Refusé");
    await send("POST", "/refuse", { uuids: [one?.uuid] });
    const sweptAfter = (days: number) =>
      sweep(
        { ...shop.services, now: () => new Date(Date.now() + days * 86_400_000) },
        new AbortController().signal,
      );
    const places = async () =>
      (
        await Promise.all(
          ["Camille Attendue", "Basile Refusé"].map((text) => tablesWith(shop.services.db, text)),
        )
      ).flat();
    await sweptAfter(89);
    expect(await places()).toEqual(["proposedName", "proposedName"]);
    await sweptAfter(91);
    expect(await places()).toEqual([]);
    expect(await proposed()).toEqual([]);
    expect(await propose([name(first, "Basile Refusé", 1)])).toMatchObject({ applied: 0, known: 1 });
    expect(await proposed("state=refused")).toMatchObject([{ uuid: one?.uuid, value: null }]);
  });

  it("are listed in pages, of an event, a source, a state", async () => {
    const { first, car } = stock.pictures;
    await propose([name(first, "Anna Un", 0.5), name(car, "Bob Deux", 0.5), name(first, "Chloé", 1)]);
    await propose([name(first, "Anna Un", 0.2)], { source: "puces" });
    const page = await send<Listed[]>("GET", "?limit=2&offset=1");
    expect(page.headers.get("x-total-count")).toBe("3");
    expect(page.body).toEqual((await proposed()).slice(1, 3));
    expect(await proposed(`eventUuid=${stock.events.rosieres}&source=lecteur`)).toMatchObject([
      { value: "Anna Un", picture: "IMG_1", type: "rider", source: "lecteur" },
    ]);
    expect(await proposed("state=accepted")).toMatchObject([{ value: "Chloé" }]);
    expect((await send("GET", "?state=maybe")).status).toBe(400);
  });
});

describe("dossard names propose", () => {
  it("reads a CSV with uuids or file names, reports by line, and its names are accepted and refused", async () => {
    const { second } = stock.pictures;
    const path = join(folder, "noms.csv");
    const lines = [
      "photo;type;valeur;certitude",
      "IMG_1.jpg;cavalier;Anna Un;0,95",
      `${second};bib;12;95 %`,
      "img_3;rider;Bob Deux;0,5",
      "img_3;rider;Chloé Trois;0,6",
      "IMG_99;rider;Personne;1",
      "IMG_1;rider;Anna Un;peut-être",
    ];
    await writeFile(path, `${lines.join("\r\n")}\r\n`);
    const args = [
      "names",
      "propose",
      path,
      "--source",
      "lecteur",
      "--event",
      "Rosières",
      "--threshold",
      "0,9",
    ];
    const { code, stdout } = await dossard(...args);
    expect(stdout.trimEnd().split("\n")).toEqual([
      "Donnés : 2 ; en attente : 2 ; déjà proposés : 0 ; noms nouveaux sur des photos : 2",
      "Inutilisables : 2 lignes",
      "  ligne 6 : L’événement n’a pas de photo IMG_99.",
      "  ligne 7 : Une certitude va de 0 à 1.",
    ]);
    expect(code).toBe(1);
    expect(JSON.parse((await dossard(...args, "--json")).stdout)).toMatchObject({ applied: 0, known: 4 });
    const waiting: Listed[] = JSON.parse(await run("names", "proposed", "--event", "Rosières", "--json"));
    expect(waiting.map(({ value }) => value).sort()).toEqual(["Bob Deux", "Chloé Trois"]);
    expect((await run("names", "proposed")).split("\n")[0]).toMatch(
      /^UUID +PHOTO +TYPE +NOM +CERTITUDE +SOURCE$/,
    );
    const uuidOf = (value: string) => waiting.find((one) => one.value === value)?.uuid ?? "";
    expect(await run("names", "accept", uuidOf("Bob Deux"))).toBe(
      "Acceptés : 1 ; noms nouveaux sur des photos : 1",
    );
    expect(await run("names", "refuse", uuidOf("Chloé Trois"))).toBe("Refusés : 1");
    expect(await namesOn(stock.pictures.later)).toContain("Bob Deux");
    expect(await run("names", "proposed")).toBe("Il n’y a pas de tel nom proposé.");
    expect((await audits()).at(-1)).toMatchObject({ by: "operator", verb: "names refuse" });
  });

  it("refuses in one line what it cannot read", async () => {
    const path = join(folder, "autre.csv");
    await writeFile(path, "a;b\n1;2\n");
    expect(await refusal("names", "propose", path, "--source", "x")).toContain("photo, type et valeur");
    expect(await refusal("names", "propose", join(folder, "absent.csv"), "--source", "x")).toContain(
      "ne peut pas être lu",
    );
    expect(await refusal("names", "propose", path, "--source", "x", "--threshold", "2")).toContain(
      "certitude",
    );
    expect(await refusal("names", "propose", path, "--source", " ")).toContain("--source");
    expect(await refusal("names", "accept", "12")).toContain("n’est pas un uuid");
  });
});

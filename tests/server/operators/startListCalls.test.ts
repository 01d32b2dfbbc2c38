import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let key: Record<string, string>;
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  const said = await run("keys", "add", "photographer", "--scope", "catalogue");
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
});
afterAll(() => shop?.stop());

interface Report {
  uuid: string | null;
  newNames: number;
  refused: { line: number; reason: string }[];
  waiting: { line: number; reason: string }[];
  replaced: string[];
  sameName: string[];
  removedNames: number;
}
const file = { "content-type": "application/octet-stream" };
const apply = (list: string, query: Record<string, string> = {}, headers = {}) => {
  const all = { eventUuid: stock.events.rosieres, fileName: "départs.csv", ...query };
  const path = `/api/operator/startLists?${new URLSearchParams(all)}`;
  return shop.newVisitor().request<Report & Refused>("POST", path, list, { ...key, ...file, ...headers });
};
const undo = (uuid: string | null, headers = {}) =>
  shop
    .newVisitor()
    .request<{ removedNames: number } & Refused>(
      "POST",
      `/api/operator/startLists/${uuid}/undo`,
      {},
      { ...key, ...headers },
    );
const lists = (query: Record<string, string> = {}) => {
  const all = new URLSearchParams({ eventUuid: stock.events.rosieres, ...query });
  return shop
    .newVisitor()
    .get<{ uuid: string; fileName: string; by: string; names: number }[]>(
      `/api/operator/startLists?${all}`,
      key,
    );
};
async function namesOf(pictureUuid: string): Promise<string[]> {
  const rows = await shop.services.db
    .selectFrom("pictureFilterValue as link")
    .innerJoin("filterValue", "filterValue.uuid", "link.filterValueUuid")
    .select("value")
    .where("pictureUuid", "=", pictureUuid)
    .orderBy("value")
    .execute();
  return rows.map(({ value }) => value);
}
const audits = async () =>
  (await shop.services.db.selectFrom("auditEntry").select(["by", "verb"]).orderBy("id").execute()).filter(
    ({ by }) => by === "photographer",
  );

describe("a start list by an operator's call", () => {
  it("shows what it would change, is applied, listed and undone", async () => {
    const text = "cavalier;photo\nCamille Roux;IMG_3\nPersonne;\nPaul Attendu;IMG_77\n";
    const checked = await apply(text, { check: "1" });
    expect(checked).toMatchObject({ status: 200, body: { uuid: null, isCheck: true, newNames: 1 } });
    expect(await audits()).toEqual([]);
    expect((await lists()).body).toEqual([]);

    const { body } = await apply(text);
    expect(body).toMatchObject({
      isCheck: false,
      ...{ rows: 3, pictures: 1, newNames: 1 },
      refused: [{ line: 3, reason: "elle ne désigne aucune photo : ni photo, ni heure, ni dossard" }],
      waiting: [{ line: 4, reason: "pas de photo de IMG_77 à IMG_77" }],
    });
    expect(await namesOf(stock.pictures.later)).toContain("Camille Roux");
    expect(await audits()).toEqual([{ by: "photographer", verb: "import --start-list" }]);
    const listed = await lists();
    expect(listed.headers.get("x-total-count")).toBe("1");
    expect(listed.body).toMatchObject([
      { uuid: body.uuid, fileName: "départs.csv", by: "photographer", rows: 3, names: 1 },
    ]);
    expect(JSON.parse(await run("start-lists", "Rosières", "--json"))).toMatchObject(listed.body);

    const undone = await undo(body.uuid);
    expect(undone.body).toEqual({ uuid: body.uuid, fileName: "départs.csv", removedNames: 1 });
    expect(await namesOf(stock.pictures.later)).not.toContain("Camille Roux");
    expect((await audits()).at(-1)?.verb).toBe("start-lists undo");
    expect((await undo(body.uuid)).body).toMatchObject({ code: "REFUSED" });
  });

  it("is applied once, however often the call is repeated, even after it was undone", async () => {
    const once = { "idempotency-key": "list-of-may" };
    const text = "cavalier;photo\nLéa Fois;IMG_1\n";
    const first = await apply(text, {}, once);
    const before = await audits();
    expect((await apply(text, {}, once)).body).toEqual(first.body);
    const undoing = { "idempotency-key": "list-of-may-undone" };
    expect((await undo(first.body.uuid, undoing)).body.removedNames).toBe(1);
    expect((await undo(first.body.uuid, undoing)).body.removedNames).toBe(1);
    expect((await apply(text, {}, once)).body).toEqual(first.body);
    expect(await namesOf(stock.pictures.first)).not.toContain("Léa Fois");
    expect(await audits()).toHaveLength(before.length + 1);
  });

  it("goes on with a call that was interrupted after its first transaction", async () => {
    const once = { "idempotency-key": "list-cut-short" };
    const text = "cavalier;photo\nInès Reprise;IMG_2\n";
    const { body } = await apply(text, {}, once);
    const { db } = shop.services;
    // As a process killed between keeping the list and naming leaves it.
    const begun = { contestSlugs: null, windowSeconds: 120, bibPlace: null };
    await db
      .updateTable("idempotencyKey")
      .set({ answer: JSON.stringify({ begun }) })
      .where("key", "=", once["idempotency-key"])
      .execute();
    await db
      .deleteFrom("startListName")
      .where("startListUuid", "=", body.uuid ?? "")
      .execute();
    await db.deleteFrom("pictureFilterValue").where("pictureUuid", "=", stock.pictures.second).execute();
    expect((await apply(text, {}, once)).body).toEqual(body);
    expect(await namesOf(stock.pictures.second)).toEqual(["Inès Reprise"]);
    await undo(body.uuid);
  });

  it("replaces the lists of its name where it is asked to, otherwise says which stay", async () => {
    const old = await apply("cavalier;photo\nAncienne;IMG_1\n", { fileName: "jour.csv" });
    const next = await apply("cavalier;photo\nNouvelle;IMG_1\n", { fileName: "jour.csv" });
    expect(next.body.sameName).toEqual([old.body.uuid]);
    const last = await apply("cavalier;photo\nDernière;IMG_1\n", { fileName: "jour.csv", replace: "1" });
    expect(last.body).toMatchObject({ newNames: 1, removedNames: 2 });
    expect(last.body.replaced.toSorted()).toEqual([old.body.uuid, next.body.uuid].toSorted());
    expect(await namesOf(stock.pictures.first)).not.toContain("Ancienne");
    expect((await lists({ limit: "1", offset: "0" })).body).toHaveLength(1);
  });

  it("refuses in a sentence what is no list, and writes nothing", async () => {
    const before = await audits();
    const refusals = [
      await apply("club;ville\nA;B\n"),
      await apply("%PDF-1.7 a list"),
      await apply("cavalier;photo\nX;IMG_1\n", { encoding: "klingon" }),
      await apply("cavalier;photo\nX;IMG_1\n", { eventUuid: stock.pictures.first }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(refusals.map(({ body }) => (body as unknown as { message: string }).message)).toEqual([
      expect.stringContaining("ligne 1 : aucune colonne ne nomme personne"),
      expect.stringContaining("c’est un PDF"),
      expect.stringContaining("l’encodage « klingon » est inconnu"),
      `Il n’y a pas d’événement ${stock.pictures.first}.`,
    ]);
    expect((await apply("", { window: "0" })).status).toBe(400);
    expect((await apply("x".repeat(20_000_001))).body.code).toBe("TOO_LARGE");
    expect(await audits()).toEqual(before);
  });
});

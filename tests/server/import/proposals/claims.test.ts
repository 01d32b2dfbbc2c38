import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { commandLine } from "../../../../server/core/author.ts";
import { wholeList } from "../../../../server/core/page.ts";
import { sweep } from "../../../../server/customers/sweep.ts";
import { acceptProposedNames } from "../../../../server/import/proposals/acceptProposedNames.ts";
import { listProposedNames } from "../../../../server/import/proposals/listProposedNames.ts";
import { refuseProposedNames } from "../../../../server/import/proposals/refuseProposedNames.ts";
import { takeDown } from "../../../../server/import/takeDown.ts";
import type { Picture } from "../../../../src/api/contract/catalogueEntities.ts";
import { addPicturesLike, type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
/** A picture without a name, a minute after Zoé's. */
let unnamed: string;
beforeEach(async () => {
  await shop?.stop();
  shop = await startTestShop();
  stock = await stockShop(shop);
  await addPicturesLike(db(), stock.pictures.first, [{ name: "SANS_NOM", takenAt: "2026-05-01T09:01:00Z" }]);
  const found = await db().selectFrom("picture").select("uuid").where("name", "=", "SANS_NOM").execute();
  unnamed = found[0]?.uuid ?? "";
});
afterAll(() => shop?.stop());

const db = () => shop.services.db;
const claim = (
  visitor: TestVisitor,
  filterValueUuid: string = stock.names.zoe,
  pictureUuid: string = unnamed,
) => visitor.post<{ code?: string }>("/api/anonymous/nameClaims", { pictureUuid, filterValueUuid });
const withdraw = (visitor: TestVisitor, pictureUuid: string = unnamed) =>
  visitor.post("/api/anonymous/nameClaims/withdraw", { pictureUuid });
const listed = async (state: "waiting" | "accepted" | "refused" = "waiting") =>
  (await listProposedNames(db(), { state }, wholeList)).items;
const values = async () => (await listed()).map(({ value }) => value);
const claims = () => db().selectFrom("nameClaim").selectAll().execute();
const names = async (query: string) => {
  const { body } = await shop.newVisitor().get<Picture[]>(`/api/anonymous/pictures?${query}`);
  return body.map(({ name }) => name);
};
const waiting = async () => ({ uuids: (await listed()).map(({ uuid }) => uuid) });
const accept = async () => acceptProposedNames(commandLine(db()), shop.services, await waiting());
const refuse = async () => refuseProposedNames(commandLine(db()), shop.services, await waiting());

describe("a name that a shopper recognises", () => {
  it("waits for an operator, and once accepted leads the next shopper to the picture", async () => {
    const { zoe } = stock.names;
    const said = await claim(shop.newVisitor());
    expect([said.status, said.body]).toEqual([200, {}]);
    expect(await listed()).toMatchObject([
      { pictureUuid: unnamed, type: "rider", value: "Zoé Lefèvre", source: "clients", certainty: 0.5 },
    ]);
    expect(await names(`filterValueUuid=${zoe}`)).toEqual(["IMG_1", "IMG_2"]);
    expect(await names(`unnamedNear=${zoe}`)).toEqual(["SANS_NOM"]);
    // The journal is of what operators do.
    expect(await db().selectFrom("auditEntry").select("verb").execute()).toEqual([]);
    expect(await accept()).toMatchObject({ decided: 1, newNames: 1 });
    expect(await names(`filterValueUuid=${zoe}`)).toEqual(["IMG_1", "IMG_2", "SANS_NOM"]);
    expect(await names(`unnamedNear=${zoe}`)).toEqual([]);
    expect(await claims()).toEqual([]);
  });

  it("is one for a visitor and a picture: the last counts, and again changes nothing", async () => {
    const visitor = shop.newVisitor();
    await claim(visitor);
    const [first] = await listed();
    await claim(visitor, stock.names.zoe, unnamed.toUpperCase());
    expect(await listed()).toEqual([first]);
    await claim(visitor, stock.names.eclair);
    expect(await values()).toEqual(["Éclair du Lys"]);
    await claim(visitor, stock.names.eclair, stock.pictures.undated);
    expect(await values()).toHaveLength(2);
    expect(await claims()).toHaveLength(2);
  });

  it("is taken back at once, by each visitor their own", async () => {
    const [one, other] = [shop.newVisitor(), shop.newVisitor()];
    await claim(one);
    await claim(other);
    expect(await values()).toEqual(["Zoé Lefèvre"]);
    expect((await withdraw(shop.newVisitor())).status).toBe(200);
    expect((await withdraw(one)).status).toBe(200);
    expect(await values()).toEqual(["Zoé Lefèvre"]);
    await withdraw(other);
    expect(await listed()).toEqual([]);
    await withdraw(other);
    await claim(other);
    expect(await values()).toEqual(["Zoé Lefèvre"]);
  });

  it("is one where several claim it at once, and none once all have taken it back", async () => {
    const visitors = Array.from({ length: 6 }, () => shop.newVisitor());
    const said = await Promise.all(visitors.map((visitor) => claim(visitor)));
    expect(said.map(({ status }) => status)).toEqual(visitors.map(() => 200));
    expect(await values()).toEqual(["Zoé Lefèvre"]);
    expect(await claims()).toHaveLength(6);
    await Promise.all(visitors.map((visitor) => withdraw(visitor)));
    expect(await listed()).toEqual([]);
  });

  it("stays refused, whoever claims it, and what is decided is not taken back", async () => {
    const [one, other] = [shop.newVisitor(), shop.newVisitor()];
    await claim(one);
    await refuse();
    expect((await claim(other)).status).toBe(200);
    expect(await listed()).toEqual([]);
    await withdraw(one);
    expect(await listed("refused")).toHaveLength(1);
    await claim(one, stock.names.eclair);
    await accept();
    await withdraw(one);
    expect(await names(`filterValueUuid=${stock.names.eclair}`)).toContain("SANS_NOM");
  });

  it("is of a picture and a name that can be seen", async () => {
    const { inHiddenContest, deleted } = stock.pictures;
    for (const pictureUuid of [inHiddenContest, deleted, stock.names.zoe]) {
      const { status, body } = await claim(shop.newVisitor(), stock.names.zoe, pictureUuid);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await claim(shop.newVisitor(), unnamed)).status).toBe(404);
    expect((await claim(shop.newVisitor(), "zoe")).status).toBe(400);
    expect((await withdraw(shop.newVisitor(), "SANS_NOM")).status).toBe(400);
    await db().updateTable("filterValue").set({ value: "…" }).where("uuid", "=", stock.names.zoe).execute();
    expect((await claim(shop.newVisitor())).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it("is claimed so many times from one address", async () => {
    stopClock(shop);
    const visitor = shop.newVisitor();
    await claim(visitor);
    await db().updateTable("attempt").set({ count: 120 }).execute();
    const { status, body } = await claim(visitor);
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect((await withdraw(visitor)).status).toBe(200);
  });

  it("goes with its picture, and is nobody's once the visitor's session has ended", async () => {
    await claim(shop.newVisitor());
    await claim(shop.newVisitor(), stock.names.zoe, stock.pictures.undated);
    await takeDown(shop.services, commandLine(db()), unnamed, "demande");
    expect(await listed()).toMatchObject([{ pictureUuid: stock.pictures.undated }]);
    expect(await claims()).toHaveLength(1);
    const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);
    await sweep({ ...shop.services, now: later(31) }, new AbortController().signal);
    expect([await claims(), await values()]).toEqual([[], ["Zoé Lefèvre"]]);
    await sweep({ ...shop.services, now: later(91) }, new AbortController().signal);
    expect(await listed()).toEqual([]);
  });
});

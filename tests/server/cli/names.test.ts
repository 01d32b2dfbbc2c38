import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FilterValue, Picture } from "../../../src/api/contract/catalogueEntities.ts";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { add, cart, placeAtStand } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  folder = await mkdtemp(join(tmpdir(), "dossard-names-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const { run, refusal } = operatorOf(() => shop);

/** Puts a rider on pictures, as start lists do. Returns the uuid. */
async function rider(value: string, pictureUuids: string[]): Promise<string> {
  const { db } = shop.services;
  const { uuid } = await db
    .insertInto("filterValue")
    .values({
      ...{ filterTypeUuid: stock.types.rider, value, valueSlug: slug(value), searchKey: searchKey(value) },
    })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  for (const pictureUuid of pictureUuids) {
    await db.insertInto("pictureFilterValue").values({ pictureUuid, filterValueUuid: uuid }).execute();
  }
  await sql`insert into "eventFilterValue" ("eventUuid", "filterValueUuid", "pictureCount")
    select "eventUuid", ${uuid}, count(*) from picture where uuid = any(${pictureUuids}) group by 1`.execute(
    db,
  );
  return uuid;
}

const suggested = async (text: string) => {
  const { body } = await shop
    .newVisitor()
    .get<FilterValue[]>(`/api/anonymous/filterValues?tagSearch=${encodeURIComponent(text)}&limit=10`);
  return body.map(({ value }) => value);
};
const found = async (uuid: string) => {
  const { body } = await shop.newVisitor().get<Picture[]>(`/api/anonymous/pictures?filterValueUuid=${uuid}`);
  return body.map(({ name }) => name);
};
const counts = async (uuid: string) => {
  const rows = await shop.services.db
    .selectFrom("eventFilterValue")
    .innerJoin("event", "event.uuid", "eventUuid")
    .select(["label", "pictureCount"])
    .where("filterValueUuid", "=", uuid)
    .orderBy("label")
    .execute();
  return Object.fromEntries(rows.map(({ label, pictureCount }) => [label, pictureCount]));
};
async function applyList(text: string, event = "Rosières"): Promise<string> {
  const path = join(folder, "list.csv");
  await writeFile(path, text);
  return run("import", "--event", event, "--start-list", path);
}
const audited = async (verb: string) =>
  (
    await shop.services.db
      .selectFrom("auditEntry")
      .selectAll()
      .where("verb", "=", verb)
      .orderBy("id")
      .execute()
  ).at(-1);

/** A pack of all pictures of one or two names. */
async function namePack(slots: 1 | 2) {
  const { db } = shop.services;
  const { uuid: productUuid } = await db
    .insertInto("product")
    .values({
      ...{ pricingId: stock.horsePricing, nature: "filter", label: `Mes photos ${slots}`, grp1_count: null },
      filter1_nature: "filterValue",
      filter2_nature: slots === 2 ? "filterValue" : null,
    })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  const { uuid: productVariantUuid } = await db
    .insertInto("productVariant")
    .values({ productUuid, grp1_format: "high", base_price: 5000 })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  return { productUuid, productVariantUuid, eventUuid: stock.events.rosieres };
}

describe("dossard names", () => {
  it("lists those of an event by type and part of a name, as a table and as JSON", async () => {
    expect((await run("names", "Rosières")).split("\n")).toEqual([
      "TYPE      NOM            PHOTOS  AUTREFOIS",
      "Cheval    Éclair du Lys       2",
      "Cavalier  Lefèvre Hugo        1",
      "Cavalier  Zoé Lefèvre         2",
    ]);
    expect((await run("names", "Rosières", "LEFEVRE h", "--type", "cavalier")).split("\n")[1]).toMatch(
      /Hugo/,
    );
    expect(JSON.parse(await run("names", "Rosières", "--type", "horse", "--json"))).toEqual([
      {
        ...{ uuid: stock.names.eclair, type: "horse", typeLabel: "Cheval" },
        ...{ value: "Éclair du Lys", pictures: 2, former: [] },
      },
    ]);
    expect(await run("names", "Rosières", "qwx")).toBe("Les photos de l’événement ne portent pas ce nom.");
    expect(await refusal("names", "Rosières", "--type", "voilier")).toContain(
      "Il y a : horse (Cheval), rider (Cavalier).",
    );
  });
});

describe("dossard names correct", () => {
  it("corrects the spelling everywhere, and a start list with the old or the new one finds the name", async () => {
    const { first, undated } = stock.pictures;
    const uuid = await rider("Camile Leroi", [first]);
    expect(await run("names", "correct", "rider", "camile leroi", "Camille Leroy")).toBe(
      "Camile Leroi s’écrit désormais Camille Leroy.",
    );
    expect(await suggested("camille ler")).toEqual(["Camille Leroy"]);
    expect(await suggested("camile leroi")).toEqual(["Camille Leroy"]);
    expect(await found(uuid)).toEqual(["IMG_1"]);
    expect(await audited("names correct")).toMatchObject({
      ...{
        subject: `filterValue ${uuid}`,
        before: { value: "Camile Leroi" },
        after: { value: "Camille Leroy" },
      },
    });
    const entries = await shop.services.db.selectFrom("auditEntry").select("id").execute();
    expect(await run("names", "correct", "rider", "Camile Leroi", "Camille Leroy")).toBe(
      "Camille Leroy s’écrit désormais Camille Leroy.",
    );
    expect(await shop.services.db.selectFrom("auditEntry").select("id").execute()).toEqual(entries);

    await applyList("cavalier;photos\nCamile Leroi;IMG_2\nCAMILLE LEROY;IMG_0\n");
    expect((await found(uuid)).sort()).toEqual(["IMG_0", "IMG_1", "IMG_2"]);
    expect(await counts(uuid)).toEqual({ Rosières: 3 });
    expect(await suggested("leroi")).toEqual(["Camille Leroy"]);
    expect(JSON.parse(await run("names", "Rosières", "leroy", "--json"))[0].former).toEqual(["Camile Leroi"]);

    // There and back, and a change of case alone.
    await run("names", "correct", "rider", "Camille Leroy", "Camile Leroi");
    await run("names", "correct", "rider", "Camile Leroi", "Camille Leroy");
    await run("names", "correct", "rider", "Camille Leroy", "Camille LEROY");
    await applyList("cavalier;photos\nCamile Leroi;IMG_2\nCamille Leroy;IMG_2\n");
    expect(await counts(uuid)).toEqual({ Rosières: 3 });
    expect(await found(uuid)).toContain("IMG_0");
    expect(undated).toBeTruthy();
  });

  it("refuses a spelling that another has, with the way to merge, and what is no name", async () => {
    expect(await refusal("names", "correct", "rider", "Lefèvre Hugo", "ZOE LEFEVRE")).toBe(
      '« Zoé Lefèvre » (Cavalier) existe déjà : names merge rider "Lefèvre Hugo" --into "Zoé Lefèvre".',
    );
    expect(await refusal("names", "correct", "rider", "Lefèvre Ugo", "x")).toContain(
      "Noms proches : « Lefèvre Hugo »",
    );
    expect(await refusal("names", "correct", "rider", "Lefèvre Hugo", "…")).toContain("au moins une lettre");
    expect(await refusal("names", "correct", "horse", "Lefèvre Hugo", "x")).toContain("(Cheval)");
    expect(await suggested("lefevre h")).toEqual(["Lefèvre Hugo"]);
  });
});

describe("dossard names merge", () => {
  it("moves pictures, counts and open packs; placed orders keep theirs; later lists find the kept name", async () => {
    const { first, second, later, car } = stock.pictures;
    const kept = await rider("Anne d’Orval", [first, car]);
    const former = await rider("Dorval Anne", [first, second, later]);
    const [single, double] = [await namePack(1), await namePack(2)];
    const bought = shop.newVisitor();
    await add(bought, { ...single, filterValueUuid1: former });
    const orderUuid = await placeAtStand(bought);
    const open = shop.newVisitor();
    await add(open, { ...single, filterValueUuid1: former });
    const both = shop.newVisitor();
    await add(both, { ...double, filterValueUuid1: kept, filterValueUuid2: former });

    expect(await run("names", "merge", "cavalier", "dorval anne", "--into", "anne d'orval")).toBe(
      "Dorval Anne devient Anne d’Orval, sur 2 photos de plus.\nPaniers qui suivent : 2.",
    );
    expect((await found(kept)).sort()).toEqual(["CAR_1", "IMG_1", "IMG_2", "IMG_3"]);
    expect(await counts(kept)).toEqual({ "Rallye des Monts": 1, Rosières: 3 });
    expect(await counts(former)).toEqual({});
    expect(await suggested("dorval")).toEqual(["Anne d’Orval"]);
    expect(await cart(open)).toMatchObject([{ filterValueUuid1: kept }]);
    expect(await cart(both)).toMatchObject([{ filterValueUuid1: kept, filterValueUuid2: null }]);
    const sold = await bought.get<FilterValue[]>(
      `/api/anonymous/filterValues/inOrder?orderUuid=${orderUuid}`,
    );
    expect(sold.body.map(({ value }) => value)).toEqual(["Dorval Anne"]);
    const places = await bought.get<Picture[]>(`/api/anonymous/pictures/byOrder?orderUuid=${orderUuid}`);
    expect(places.body.map(({ name }) => name).sort()).toEqual(["IMG_1", "IMG_2", "IMG_3"]);
    const late = await open.post("/api/anonymous/orderItems", { ...single, filterValueUuid1: former });
    expect(late.status).toBe(404);

    expect(await applyList("cavalier;photos\nDorval Anne;IMG_0\n")).toContain(
      "« Dorval Anne » est pris pour « Anne d’Orval »",
    );
    expect(await found(kept)).toContain("IMG_0");
    expect(await run("names", "merge", "rider", "Dorval Anne", "--into", "Anne d’Orval")).toBe(
      "Anne d’Orval s’écrit déjà aussi de cette façon.",
    );
    expect(await audited("names merge")).toMatchObject({
      ...{
        before: { value: "Dorval Anne" },
        after: { value: "Anne d’Orval", mergedIntoUuid: kept, carts: 2 },
      },
    });

    // What was merged into a name goes on with it.
    const last = await rider("Orval Anne", []);
    await run("names", "merge", "rider", "Anne d’Orval", "--into", "Orval Anne");
    await applyList("cavalier;photos\nDorval Anne;IMG_3\nAnne d'Orval;IMG_1\n");
    expect((await found(last)).sort()).toEqual(["CAR_1", "IMG_0", "IMG_1", "IMG_2", "IMG_3"]);
    expect(JSON.parse(await run("names", "Rosières", "orval", "--json"))).toMatchObject([
      { value: "Orval Anne", former: ["Anne d’Orval", "Dorval Anne"] },
    ]);
    expect(await refusal("names", "merge", "rider", "Orval Anne", "--into", "Personne")).toContain(
      "pas de nom « Personne » (Cavalier)",
    );
  });
});

describe("dossard names detach", () => {
  it("takes a name off some pictures, off an event, off all; then it is suggested no longer", async () => {
    const { first, second, later, car } = stock.pictures;
    const uuid = await rider("Basile Guével", [first, second, later, car]);
    const detach = (...more: string[]) => run("names", "detach", "rider", "basile guevel", ...more);
    expect(await detach("--picture", "IMG_1", second, "--event", "Rosières")).toBe(
      "Basile Guével est retiré de 2 photos.",
    );
    expect(await counts(uuid)).toEqual({ "Rallye des Monts": 1, Rosières: 1 });
    expect(JSON.parse(await detach("--event", "Rallye des Monts", "--json"))).toEqual({
      ...{ uuid, value: "Basile Guével", pictures: 1 },
    });
    expect(await suggested("basile")).toEqual(["Basile Guével"]);
    expect(await detach()).toBe("Basile Guével est retiré de 1 photo.");
    expect(await suggested("basile")).toEqual([]);
    expect(await counts(uuid)).toEqual({});
    const entries = await shop.services.db.selectFrom("auditEntry").select("id").execute();
    expect(await detach()).toBe("Basile Guével est retiré de 0 photo.");
    expect(await shop.services.db.selectFrom("auditEntry").select("id").execute()).toEqual(entries);
    expect(await audited("names detach")).toMatchObject({ before: { pictureUuids: [later] } });
    expect(await refusal("names", "detach", "rider", "Basile Guével", "--picture", "IMG_99")).toContain(
      "Il n’y a pas de photo IMG_99.",
    );
  });
});

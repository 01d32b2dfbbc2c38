import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { digitalFileJob } from "../../../server/files/digitalFileJob.ts";
import { digitalKey } from "../../../server/files/orderFiles.ts";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import { add, cart, currentOrder, file, placeAtStand, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { writePhotograph } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
let top: string;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  top = await mkdtemp(join(tmpdir(), "dossard-pictures-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(top, { recursive: true, force: true });
});

const { run, refusal } = operatorOf(() => shop);

let events = 0;
let label: string;
let card: string;

/** An event with two contests: IMG_1 to IMG_12 in « Matin », IMG_20 in « Soir ». */
beforeEach(async () => {
  label = `Concours ${++events}`;
  card = join(top, label);
  for (let number = 1; number <= 12; number++) {
    const minute = String(number).padStart(2, "0");
    await writePhotograph(join(card, "Matin", `IMG_${number}.jpg`), {
      seed: events * 100 + number,
      takenAt: `2026:05:01 10:${minute}:00`,
      ...{ width: 900, height: 600 },
    });
  }
  await writePhotograph(join(card, "Soir", "IMG_20.jpg"), {
    seed: events * 100 + 20,
    takenAt: "2026:05:01 18:00:00",
  });
  await importCard("--create", "--category", "Equestre", "--pricing", "Équestre");
});

const importCard = (...args: string[]) => run("import", card, "--event", label, ...args);
const pictureOf = (name: string) =>
  shop.services.db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .selectAll("picture")
    .where("event.label", "=", label)
    .where("picture.name", "=", name)
    .where("picture.isDeleted", "=", false)
    .executeTakeFirstOrThrow();
const contests = async () => {
  const rows = await shop.services.db
    .selectFrom("contest")
    .innerJoin("event", "event.uuid", "contest.eventUuid")
    .select(["contest.uuid", "contest.label", "contest.start", "contest.end", "contest.totalPictureCount"])
    .where("event.label", "=", label)
    .orderBy("contest.label")
    .execute();
  return Object.fromEntries(rows.map(({ label: name, ...row }) => [name, row]));
};
/** Names of a contest's pictures as shoppers see them, and the total count. */
async function shown(contestUuid: string | undefined) {
  const { body, headers } = await shop
    .newVisitor()
    .get<Picture[]>(`/api/anonymous/pictures?contestUuid=${contestUuid}`);
  return { names: body.map(({ name }) => name).join(" "), total: Number(headers.get("x-total-count")) };
}
const audited = (verb: string) =>
  shop.services.db.selectFrom("auditEntry").selectAll().where("verb", "=", verb).orderBy("id").execute();
const copiesOf = async () => (await run("pictures", label, "--json").then(JSON.parse)).length as number;

describe("dossard pictures", () => {
  it("lists an event, a contest, and what has no name yet, as a table and as JSON", async () => {
    const lines = (await run("pictures", label)).split("\n");
    expect(lines[0]).toMatch(/^PHOTO +ÉPREUVE +PRISE +TAILLE +NOMS +UUID$/);
    expect(lines[1]).toMatch(/^IMG_1 +Matin +2026-05-01 10:01:00 +900 x 600 +[0-9a-f-]{36}$/);
    expect(lines).toHaveLength(14);
    const evening = JSON.parse(await run("pictures", label, "--contest", "soir", "--json"));
    expect(evening).toMatchObject([{ name: "IMG_20", contest: "Soir", names: [] }]);
    const { uuid } = await pictureOf("IMG_20");
    await shop.services.db
      .insertInto("pictureFilterValue")
      .values({ pictureUuid: uuid, filterValueUuid: stock.names.zoe })
      .execute();
    expect((await run("pictures", label)).split("\n").at(-1)).toMatch(/90 x 60 +Zoé Lefèvre +/);
    expect(await run("pictures", label, "--contest", "Soir", "--without-names")).toBe(
      "Toutes les photos portent un nom.",
    );
    expect((await run("pictures", label, "--without-names")).split("\n")).toHaveLength(13);
    expect(await refusal("pictures", label, "--contest", "Nuit")).toContain(
      "Ses épreuves : « Matin », « Soir ».",
    );
  });
});

describe("dossard pictures move", () => {
  it("moves pictures with their counts, days, ranks, carts and orders", async () => {
    const [first, twelfth] = [await pictureOf("IMG_1"), await pictureOf("IMG_12")];
    const shopper = shop.newVisitor();
    await add(shopper, print(stock, { pictureUuid: first.uuid }));
    const buyer = shop.newVisitor();
    await add(buyer, print(stock, { pictureUuid: twelfth.uuid }));
    const orderUuid = await placeAtStand(buyer);
    const before = await contests();
    expect(before.Matin).toMatchObject({ totalPictureCount: 12, start: "2026-05-01T08:01:00.000Z" });

    const moved = await run("pictures", "move", "IMG_1", twelfth.uuid, "--event", label, "--contest", "soir");
    expect(moved).toBe("Déplacées vers Soir : 2");
    const after = await contests();
    expect(after.Matin).toMatchObject({
      ...{ totalPictureCount: 10, start: "2026-05-01T08:02:00.000Z", end: "2026-05-01T08:11:00.000Z" },
    });
    expect(after.Soir).toMatchObject({
      ...{ totalPictureCount: 3, start: "2026-05-01T08:01:00.000Z", end: "2026-05-01T16:00:00.000Z" },
    });
    expect(await shown(after.Soir?.uuid)).toEqual({ names: "IMG_1 IMG_12 IMG_20", total: 3 });
    expect((await shown(after.Matin?.uuid)).total).toBe(10);
    expect(await cart(shopper)).toMatchObject([{ pictureUuid: first.uuid, contestUuid: after.Soir?.uuid }]);
    const ofOrder = await buyer.get<{ label: string }[]>(
      `/api/anonymous/contests/inOrder?orderUuid=${orderUuid}`,
    );
    expect(ofOrder.body.map((contest) => contest.label)).toEqual(["Soir"]);
    const address = `/thumbnails/${first.eventUuid}/${after.Soir?.uuid}/${first.uuid}.webp`;
    expect((await shopper.get(address)).status).toBe(200);
    expect((await audited("pictures move")).slice(-2).map(({ before, after }) => [before, after])).toEqual([
      [{ contestUuid: before.Matin?.uuid }, { contestUuid: after.Soir?.uuid }],
      [{ contestUuid: before.Matin?.uuid }, { contestUuid: after.Soir?.uuid }],
    ]);
    await run("contests", "edit", label, "Soir", "--hide");
    expect((await shown(after.Soir?.uuid)).names).toBe("");
  });

  it("moves a range in the order of the numbers, again without a change, and says which contest is empty", async () => {
    const range = ["--event", label, "--from", "IMG_9", "--to", "IMG_12", "--contest", "Soir"];
    expect(await run("pictures", "move", ...range)).toBe("Déplacées vers Soir : 4");
    const entries = (await audited("pictures move")).length;
    expect(await run("pictures", "move", ...range)).toBe("Déplacées vers Soir : 0 ; déjà là : 4");
    expect((await audited("pictures move")).length).toBe(entries);
    const back = ["--event", label, "--from", "IMG_1", "--to", "IMG_20", "--contest", "Matin"];
    expect(JSON.parse(await run("pictures", "move", ...back, "--json"))).toEqual({
      ...{ contest: "Matin", moved: 5, alreadyThere: 8, emptied: ["Soir"] },
    });
    expect((await contests()).Soir).toMatchObject({ totalPictureCount: 0 });
  });

  it("keeps an import of the same card from bringing a picture back, or twice, wherever it was moved", async () => {
    await run("pictures", "move", "IMG_5", "--event", label, "--contest", "Soir");
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 13");
    // The photographer has sorted the card alike.
    await writePhotograph(join(card, "Soir", "IMG_5.jpg"), {
      ...{ seed: events * 100 + 5, takenAt: "2026:05:01 10:05:00", width: 900, height: 600 },
    });
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 14");
    await run("contests", "edit", label, "Soir", "--label", "Soirée");
    await run("pictures", "move", "IMG_5", "--event", label, "--contest", "Matin");
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 14");
    expect(await copiesOf()).toBe(13);
    expect((await contests()).Matin).toMatchObject({ totalPictureCount: 12 });
  });

  it("refuses what it cannot move, and moves nothing then", async () => {
    const move = (...args: string[]) => refusal("pictures", "move", ...args);
    await writePhotograph(join(card, "Soir", "copie.jpg"), {
      ...{ seed: events * 100 + 1, takenAt: "2026:05:01 10:01:00", width: 900, height: 600 },
    });
    await importCard();
    const here = ["--event", label, "--contest", "Soir"];
    expect(await move("IMG_2", "IMG_1", ...here)).toBe(
      "IMG_1 : « Soir » a déjà cette photo, sous le nom copie.",
    );
    expect((await contests()).Matin).toMatchObject({ totalPictureCount: 12 });
    expect(await move("IMG_2", "--event", label, "--contest", "Nuit")).toContain("pas d’épreuve « Nuit »");
    expect(await move("IMG_99", ...here)).toBe("Il n’y a pas de photo IMG_99.");
    expect(await move("IMG_1", stock.pictures.first, "--contest", "Soir")).toMatch(/photo|contest|épreuve/);
    expect(await move(...here)).toContain("Quelles photos");
    expect(await move("--from", "IMG_1", "--to", "IMG_2", "--contest", "Soir")).toContain("--event");
    expect(await move("--from", "IMG_3", "--to", "IMG_2", ...here)).toBe("IMG_2 vient avant IMG_3.");
    expect(await move("--from", "IMG_30", "--to", "IMG_31", ...here)).toContain("Il n’y a pas de photo de");
    await run("takedown", (await pictureOf("IMG_3")).uuid);
    const down = await shop.services.db
      .selectFrom("takedown")
      .select("pictureUuid")
      .orderBy("at", "desc")
      .executeTakeFirstOrThrow();
    expect(await move(down.pictureUuid, ...here)).toBe("La photo IMG_3 a été retirée de la vente.");
  });
});

describe("dossard pictures rename", () => {
  it("changes the name that shoppers see; start lists go on by the file's name", async () => {
    const { uuid } = await pictureOf("IMG_4");
    expect(await run("pictures", "rename", "IMG_4", "Podium", "--event", label)).toBe(
      "IMG_4 s’appelle désormais Podium.",
    );
    expect(await pictureOf("Podium")).toMatchObject({ uuid, rawFileName: "IMG_4.jpg" });
    expect(await run("pictures", "rename", uuid, "Podium")).toBe("Podium s’appelle désormais Podium.");
    expect(await audited("pictures rename")).toMatchObject([
      { subject: `picture ${uuid}`, before: { name: "IMG_4" }, after: { name: "Podium" } },
    ]);
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 13");
    expect(await refusal("pictures", "rename", uuid, "x".repeat(31))).toContain("1 à 30 caractères");
    expect(await refusal("pictures", "rename", uuid, " ")).toContain("1 à 30 caractères");
  });
});

/** Returns the mean red of a WebP or JPEG. */
const redOf = async (bytes: ArrayBuffer | Buffer) =>
  (await sharp(Buffer.from(bytes as ArrayBuffer)).stats()).channels[0]?.mean ?? 0;

describe("dossard pictures replace", () => {
  const retouched = () => join(top, `retouche ${label}.jpg`);
  const writeRed = (exif: { takenAt?: string } = {}) =>
    sharp({ create: { width: 1200, height: 1800, channels: 3, background: "#f00" } })
      .withExif({
        IFD0: { Artist: "Autre", Copyright: "Studio Autre" },
        ...(exif.takenAt && { IFD2: { DateTimeOriginal: exif.takenAt } }),
      })
      .jpeg()
      .toFile(retouched());

  it("renews original, facts, previews and files of orders; carts and orders keep the picture", async () => {
    const { db, store } = shop.services;
    const before = await pictureOf("IMG_6");
    const buyer = shop.newVisitor();
    await add(buyer, file(stock, { pictureUuid: before.uuid }));
    const orderUuid = await placeAtStand(buyer);
    await run("orders", "pay", orderUuid, "cash");
    await shop.runJobs();
    const mails = (await mailsOf(shop.services.settings.dataDir)).length;
    const shopper = shop.newVisitor();
    await add(shopper, print(stock, { pictureUuid: before.uuid }));
    const { totalPrice } = await currentOrder(shopper);
    await db
      .insertInto("plainImage")
      .values({ uuid: before.eventUuid, originalKey: before.originalKey })
      .execute();

    await writeRed();
    const said = await run("pictures", "replace", "IMG_6", retouched(), "--event", label);
    expect(said).toBe(
      "IMG_6 est remplacée : 1200 x 1800.\nFichiers de commandes en train d’être refaits : 1.",
    );
    const after = await pictureOf("IMG_6");
    expect(after).toMatchObject({
      ...{ uuid: before.uuid, name: "IMG_6", rawFileName: "IMG_6.jpg", takenAt: before.takenAt },
      ...{ width: 1200, height: 1800, orientation: 1, photographerLabel: "Autre", copyright: "Studio Autre" },
    });
    expect(after.contentHash).not.toBe(before.contentHash);
    expect(after.colours).not.toEqual(before.colours);
    expect(await store.exists(before.originalKey)).toBe(false);
    expect(await redOf((await store.get(after.originalKey)) as Buffer)).toBeGreaterThan(250);
    const address = `${shop.url}/thumbnails/${after.eventUuid}/${after.contestUuid}/${after.uuid}.webp`;
    expect(await redOf(await (await fetch(address)).arrayBuffer())).toBeGreaterThan(200);
    const cover = await fetch(`${shop.url}/images/${after.eventUuid}.webp`);
    expect(await redOf(await cover.arrayBuffer())).toBeGreaterThan(250);

    await shop.runJobs();
    expect(await redOf((await store.get(digitalKey(after.uuid, "high"))) as Buffer)).toBeGreaterThan(250);
    const order = await buyer.get<{ publicAccessKey: string }>(`/api/anonymous/orders/${orderUuid}`);
    const key = order.body.publicAccessKey;
    const access = `/api/anonymous/orders/${orderUuid}/orderDownloadAccess?publicAccessKey=${key}`;
    expect((await buyer.get(access)).body).toMatchObject({ isReady: true });
    expect(await mailsOf(shop.services.settings.dataDir)).toHaveLength(mails);
    expect(await cart(shopper)).toMatchObject([{ pictureUuid: after.uuid }]);
    expect((await currentOrder(shopper)).totalPrice).toBe(totalPrice);
    expect(await audited("pictures replace")).toMatchObject([
      { before: { contentHash: before.contentHash }, after: { contentHash: after.contentHash } },
    ]);

    expect(await run("pictures", "replace", after.uuid, retouched())).toBe("IMG_6 a déjà ce fichier.");
    expect(await audited("pictures replace")).toHaveLength(1);
    await run("takedown", after.uuid);
    expect(await store.exists(after.originalKey)).toBe(false);
  });

  it("keeps an import from bringing the old file back, or the new one twice, also after a move", async () => {
    await writeRed({ takenAt: "2026:05:01 10:07:00" });
    await run("pictures", "replace", "IMG_7", retouched(), "--event", label);
    const { uuid, originalKey } = await pictureOf("IMG_7");
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 13");
    await copyFile(retouched(), join(card, "Matin", "IMG_7b.jpg"));
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 14");
    await run("pictures", "move", "IMG_7", "--event", label, "--contest", "Soir");
    await copyFile(retouched(), join(card, "Soir", "IMG_7c.jpg"));
    await copyFile(join(card, "Matin", "IMG_7.jpg"), join(card, "Soir", "IMG_7d.jpg"));
    expect(await importCard()).toContain("Importées : 0\nDéjà là : 16");
    expect(await copiesOf()).toBe(13);
    const bytes = (await shop.services.store.get(`previews/${uuid}/400.webp`)) as Buffer;
    expect(await redOf(bytes)).toBeGreaterThan(200);
    expect(await shop.services.store.exists(originalKey)).toBe(true);
  });

  it("takes a new time of capture, and keeps one whose clock was corrected", async () => {
    const { uuid } = await pictureOf("IMG_8");
    const takenAt = "2026-05-01T09:30:00.000Z";
    await shop.services.db.updateTable("picture").set({ takenAt }).where("uuid", "=", uuid).execute();
    await writeRed({ takenAt: "2026:05:01 10:08:00" });
    await run("pictures", "replace", uuid, retouched());
    expect((await pictureOf("IMG_8")).takenAt).toBe(takenAt);
    await writePhotograph(retouched(), { seed: 5, takenAt: "2026:05:01 20:00:00" });
    await run("pictures", "replace", uuid, retouched());
    expect((await pictureOf("IMG_8")).takenAt).toBe("2026-05-01T18:00:00.000Z");
  });

  it.each([
    ["before", "IMG_9"],
    ["after", "IMG_11"],
  ])("makes a file again if the old original's is ready only %s the new one's", async (moment, name) => {
    const { db, store } = shop.services;
    const { uuid } = await pictureOf(name);
    const buyer = shop.newVisitor();
    await add(buyer, file(stock, { pictureUuid: uuid }));
    const orderUuid = await placeAtStand(buyer);
    await run("orders", "pay", orderUuid, "cash");
    const payload = { orderUuid, pictureUuid: uuid, format: "high" as const };
    const job = { id: "1", attempt: 1, signal: new AbortController().signal };
    const conclude = await digitalFileJob.run(shop.services, payload, job);
    await writeRed();
    await run("pictures", "replace", uuid, retouched());
    if (moment === "after") await shop.runJobs();
    await db.transaction().execute(async (tx) => conclude?.(tx));
    expect(await store.exists(digitalKey(uuid, "high"))).toBe(false);
    await shop.runJobs();
    expect(await redOf((await store.get(digitalKey(uuid, "high"))) as Buffer)).toBeGreaterThan(250);
    const { subject } = (await mailsOf(shop.services.settings.dataDir)).at(-1) ?? {};
    expect(subject).toMatch(/photo|commande/i);
  });

  it("refuses what is no photograph, or one that the contest has, and keeps the old one", async () => {
    const before = await pictureOf("IMG_10");
    const replace = (path: string) => refusal("pictures", "replace", before.uuid, path);
    const png = join(top, "image.png");
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f00" } })
      .png()
      .toFile(png);
    expect(await replace(png)).toContain("n’est pas un JPEG");
    expect(await replace(join(top, "absent.jpg"))).toContain("Il n’y a pas de fichier");
    expect(await replace(top)).toContain("Il n’y a pas de fichier");
    expect(await replace(join(card, "Matin", "IMG_1.jpg"))).toBe(
      "L’épreuve a déjà cette photo, sous le nom IMG_1.",
    );
    expect(await pictureOf("IMG_10")).toEqual(before);
    expect(await shop.services.store.exists(before.originalKey)).toBe(true);
    expect(await shop.services.store.list(`originals/${before.eventUuid}/${before.uuid}`)).toEqual([]);
  });
});

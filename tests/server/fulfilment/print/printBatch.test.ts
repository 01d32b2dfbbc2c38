import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderCode } from "../../../../src/domain/orders/orderCode.ts";
import { fill, type PackStock, pack, stockPacks } from "../../cart/packStock.ts";
import { add, file, placeAtStand, print, signUp } from "../../cart/shopper.ts";
import { operatorOf } from "../../cli/callDossard.ts";
import { readByPdfium, readByPdfJs } from "../../documents/pdfReaders.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";
import { checkPrint, readList, storeOriginals } from "./printStock.ts";

let shop: TestShop;
let stock: PackStock;
let top: string;
beforeAll(async () => {
  // The place of the command's settings; orders are placed as at a stand.
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockPacks(shop);
  await storeOriginals(shop, [
    ...[stock.pictures.first, stock.pictures.second, stock.pictures.later, stock.pictures.undated],
    ...stock.pictures.many.slice(0, 4),
  ]);
  top = await mkdtemp(join(tmpdir(), "dossard-print-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(top, { recursive: true, force: true });
});
const { run, dossard, refusal } = operatorOf(() => shop);

async function paid(...bodies: unknown[]): Promise<string> {
  const shopper = shop.newVisitor();
  for (const body of bodies) await add(shopper, body);
  const uuid = await placeAtStand(shopper, "+33612345678");
  await run("orders", "pay", uuid, "cash");
  return uuid;
}
const orderOf = (uuid: string) =>
  shop.services.db.selectFrom("order").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
const placesOf = (uuid: string) =>
  shop.services.db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .innerJoin("picture", "picture.uuid", "place.pictureUuid")
    .selectAll("place")
    .select(["picture.originalKey", "picture.name", "item.quantity"])
    .where("item.orderUuid", "=", uuid)
    .orderBy("item.createdAt")
    .orderBy("picture.takenAt")
    .execute();
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const folderOf = (name: string) => join(top, name);
const setCrop = (uuid: string, alterParams: string) =>
  shop.services.db.updateTable("orderItemPicture").set({ alterParams }).where("uuid", "=", uuid).execute();

describe("dossard orders print", () => {
  it("writes every print cut to its sheet, a list and slips, and leads the orders on", async () => {
    const one = await paid(
      print(stock, { quantity: 2, withMatOption: true }),
      print(stock, {
        pictureUuid: stock.pictures.undated,
        productVariantUuid: stock.variants.small,
        cropOffset: 0.9,
      }),
      print(stock, { pictureUuid: stock.pictures.second, withNumericOption: true }),
      file(stock, { pictureUuid: stock.pictures.later }),
    );
    const shopper = shop.newVisitor();
    const packUuid = await add(shopper, pack(stock, "pack"));
    await fill(shopper, packUuid, ...stock.pictures.many.slice(0, 3));
    const two = await placeAtStand(shopper);
    await run("orders", "pay", two, "card");
    const unpaid = await (async () => {
      const visitor = shop.newVisitor();
      await add(visitor, print(stock));
      return placeAtStand(visitor);
    })();
    const files = await paid(file(stock));
    const cropped = await placesOf(two);
    const crop = { left: 0.3, top: 0.1, width: 0.5, height: 0.85 };
    await setCrop(cropped[1]?.uuid ?? "", JSON.stringify({ crop }));

    const folder = folderOf("lot-1");
    const said = await run("orders", "print", folder);
    expect(said.split("\n")[0]).toBe(`${folder} : 6 tirages (7 exemplaires) de 2 commandes`);
    const list = await readList(folder);
    expect(list).toHaveLength(6);
    // A line for each format that has smaller prints.
    const smaller = Map.groupBy(
      list.filter(({ Remarque }) => Remarque !== ""),
      ({ Fichier }) => Fichier.split("_")[0],
    );
    expect(smaller.size).toBeGreaterThan(0);
    for (const [format, prints] of smaller) {
      const least = Math.min(...prints.map((one) => Number(one["Points par pouce"])));
      const counted = `  ${format} : ${prints.length} tirage${prints.length > 1 ? "s" : ""} sous 300 pixels par pouce, `;
      expect(said).toContain(`${counted}sans agrandissement ; au moins ${least} : ${format}_`);
    }
    const [first] = list;
    expect(first).toMatchObject({
      Fichier: `20x30_mat_x2_${orderCode(one)}_01_Eclair-du-Lys.jpg`,
      Commande: orderCode(one),
      Format: "20x30\u00a0cm",
      Surface: "mat",
      Quantité: "2",
      Photo: "IMG_1",
    });
    for (const uuid of [one, two]) {
      const listed = list.filter(({ Commande }) => Commande === orderCode(uuid));
      const places = (await placesOf(uuid)).filter(({ paperFormat }) => paperFormat !== null);
      expect(listed).toHaveLength(places.length);
      for (const [index, { Fichier, Quantité, Photo, Remarque }] of listed.entries()) {
        const place = places[index];
        if (!place?.paperFormat) throw new Error("a file without its place");
        expect({ Quantité, Photo }).toEqual({ Quantité: String(place.quantity), Photo: place.name });
        await checkPrint(shop, join(folder, Fichier), {
          format: place.paperFormat,
          originalKey: place.originalKey,
          crop: place.alterParams === null ? null : crop,
          cropOffset: place.cropOffset,
        });
        const { width = 0, height = 0 } = await sharp(join(folder, Fichier)).metadata();
        expect(Remarque !== "").toBe(Math.max(width, height) < 2598);
      }
      expect(places.map(({ paperStatus, isFileFetched }) => [paperStatus, isFileFetched])).toEqual(
        places.map(() => ["sentToFolderProduction", true]),
      );
      expect(await orderOf(uuid)).toMatchObject({ status: "paperInProduction", lastPrintTarget: "lot-1" });
    }
    expect(await orderOf(unpaid)).toMatchObject({ status: "finalized", lastPrintTarget: null });
    expect((await orderOf(files)).lastPrintTarget).toBeNull();

    const names = await readdir(folder);
    expect(names.filter((name) => name.endsWith(".pdf")).sort()).toEqual(
      [one, two].map((uuid) => `bon_${orderCode(uuid)}.pdf`).sort(),
    );
    const slip = await readFile(join(folder, `bon_${orderCode(one)}.pdf`));
    const { pages, fonts } = await readByPdfJs(slip);
    expect(fonts.length > 0 && fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    for (const words of [
      `Commande ${orderCode(one)}`,
      "4 tirages",
      "Lefèvre",
      "Retrait au stand",
      "20x30 cm, mat",
      "× 2",
      "15x22 cm, sans option",
      "Avec sa copie numérique",
    ]) {
      expect(pages.join(" ").replaceAll("\u00a0", " ")).toContain(words);
    }
    expect((await readByPdfium(slip)).pages).toHaveLength(1);
    expect(slip.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(3);

    const steps = await run("orders", "show", one);
    expect(steps).toContain(`Imprimée : 3 tirages dans lot-1`);
    const audited = await shop.services.db
      .selectFrom("auditEntry")
      .select("after")
      .where("subject", "=", `order ${one}`)
      .where("verb", "=", "orders print")
      .executeTakeFirstOrThrow();
    expect(audited.after).toEqual({ lastPrintTarget: "lot-1", prints: 3, reason: null });

    expect(await run("orders", "print", folderOf("lot-2"))).toBe("Il n’y a rien à imprimer.");
    expect(await exists(folderOf("lot-2"))).toBe(false);
    const again = await run("orders", "print", folder);
    expect(again).toContain(`${folder} : 6 tirages (7 exemplaires) de 2 commandes, enregistrés`);
    expect(await readdir(top)).toEqual(["lot-1"]);
  });

  it("prints an order again with its reason only, and leaves its status", async () => {
    const uuid = await paid(print(stock));
    const code = orderCode(uuid);
    expect(await refusal("orders", "print", folderOf("early"), "--again", uuid, "--reason", "x")).toBe(
      `La commande ${code} n’est pas imprimée : elle n’a pas encore été imprimée.`,
    );
    await run("orders", "print", folderOf("first"), "--order", uuid);
    expect(await refusal("orders", "print", folderOf("second"), "--order", uuid)).toBe(
      `La commande ${code} n’est pas imprimée : elle est déjà imprimée (--again l’imprime de nouveau).`,
    );
    expect(await refusal("orders", "print", folderOf("second"), "--again", uuid)).toContain("--reason");
    expect(await refusal("orders", "print", folderOf("second"), "--reason", "x")).toBe(
      "--reason va avec --again.",
    );
    await run("orders", "advance", uuid, "paperProduced");
    expect((await placesOf(uuid))[0]?.paperStatus).toBe("produced");
    const said = await run("orders", "print", folderOf("second"), "--again", uuid, "--reason", "Plié");
    expect(said).toContain("1 tirage (1 exemplaire) de 1 commande");
    expect(await orderOf(uuid)).toMatchObject({ status: "paperProduced", lastPrintTarget: "second" });
    expect((await placesOf(uuid))[0]?.paperStatus).toBe("sentToFolderProduction");
    expect(await run("orders", "show", uuid)).toMatch(/Imprimée : 1 tirage dans second, .* : Plié/);
    const slip = await readByPdfJs(await readFile(join(folderOf("second"), `bon_${code}.pdf`)));
    expect(slip.pages.join(" ")).toContain("Plié");
  });

  it("refuses an order without its original, and prints the others", async () => {
    const whole = await paid(print(stock), print(stock, { pictureUuid: stock.pictures.second }));
    const missing = await paid(print(stock), print(stock, { pictureUuid: stock.pictures.many[7] }));
    const withdrawn = await paid(print(stock));
    await shop.services.db
      .insertInto("withdrawal")
      .values({
        orderUuid: withdrawn,
        name: "Zoé",
        email: "z@example.fr",
        covers: "[]",
        amount: 0,
        at: new Date().toISOString(),
      })
      .execute();
    const crop = await paid(print(stock));
    await setCrop(
      (await placesOf(crop))[0]?.uuid ?? "",
      '{"crop":{"left":0.9,"top":0,"width":0.9,"height":1}}',
    );
    const folder = folderOf("some");
    const { code, stdout, stderr } = await dossard("orders", "print", folder);
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n").sort()).toEqual(
      [
        `La commande ${orderCode(missing)} n’est pas imprimée : l’original de MANY_7 manque.`,
        `La commande ${orderCode(crop)} n’est pas imprimée : le cadrage de IMG_1 est inutilisable.`,
      ].sort(),
    );
    expect(stdout).toContain(`${folder} : 2 tirages (2 exemplaires) de 1 commande\n`);
    expect(stdout).toContain(
      `Laissée de côté : commande ${orderCode(withdrawn)} : son client s’est rétracté`,
    );
    const names = (await readdir(folder)).filter((name) => !/^(liste.csv|\.dossard-batch\.json)$/.test(name));
    expect(names.every((name) => name.includes(orderCode(whole)))).toBe(true);
    expect(names).toHaveLength(3);
    for (const uuid of [missing, crop, withdrawn]) {
      expect(await orderOf(uuid)).toMatchObject({ status: "paid", lastPrintTarget: null });
      await run("orders", "cancel", uuid);
    }
  });

  it("selects by day, by event and by code", async () => {
    const today = await paid(print(stock));
    const earlier = await paid(print(stock));
    await shop.services.db
      .updateTable("order")
      .set({ paidAt: "2026-02-01T22:30:00Z" })
      .where("uuid", "=", earlier)
      .execute();
    expect(await run("orders", "print", folderOf("day"), "--day", "2026-02-02")).toBe(
      "Il n’y a rien à imprimer.",
    );
    expect(await run("orders", "print", folderOf("rally"), "--event", "Rallye des Monts")).toBe(
      "Il n’y a rien à imprimer.",
    );
    expect(
      await run("orders", "print", folderOf("day"), "--day", "2026-02-01", "--event", "Rosières"),
    ).toContain("de 1 commande");
    expect((await orderOf(earlier)).lastPrintTarget).toBe("day");
    expect(await refusal("orders", "print", folderOf("x"), "--event", "Nulle part")).toContain(
      "pas d’événement",
    );
    expect(await refusal("orders", "print", folderOf("x"), "--day", "2026-02-30")).toContain(
      "n’est pas un jour",
    );
    expect(await run("orders", "print", folderOf("named"), "--order", today)).toContain("de 1 commande");
  });

  it("converts to the laboratory's profile, and refuses what is none", async () => {
    const uuid = await paid(print(stock));
    const profile = join(
      import.meta.dirname,
      "../../../../node_modules/pdfkit/js/data/sRGB_IEC61966_2_1.icc",
    );
    const other = join(top, "x.icc");
    await writeFile(other, "no profile");
    expect(await refusal("orders", "print", folderOf("icc"), "--profile", other)).toBe(
      `${other} n’est pas un profil ICC.`,
    );
    expect(await refusal("orders", "print", folderOf("icc"), "--profile", join(top, "none.icc"))).toContain(
      "ne se lit pas (ENOENT)",
    );
    const cmyk = Buffer.from(await readFile(profile));
    cmyk.write("CMYK", 16, "latin1");
    await writeFile(other, cmyk);
    expect(await refusal("orders", "print", folderOf("icc"), "--profile", other)).toContain(
      "pas le profil RVB",
    );
    await rm(other);
    await run("orders", "print", folderOf("icc"), "--profile", profile, "--order", uuid);
    const [listed] = await readList(folderOf("icc"));
    const { icc } = await sharp(join(folderOf("icc"), listed?.Fichier ?? "")).metadata();
    expect(icc?.equals(await readFile(profile))).toBe(true);
  });

  it("writes into no folder of others", async () => {
    const folder = folderOf("mine");
    await mkdir(folder);
    await writeFile(join(folder, "note.txt"), "mine");
    expect(await refusal("orders", "print", folder)).toContain("existe déjà et n’est pas un lot");
    await writeFile(join(folder, ".dossard-batch.json"), "{}");
    expect(await refusal("orders", "print", folder)).toContain("est abîmé");
    expect((await readdir(folder)).sort()).toEqual([".dossard-batch.json", "note.txt"]);
  });

  it("names files apart whose orders share a code", async () => {
    const uuids = [1, 2].map((end) => `beef000${end}-0000-4000-8000-000000000000`);
    for (const uuid of uuids) {
      const model = await paid(print(stock));
      const { db } = shop.services;
      await db
        .insertInto("order")
        .values({ uuid, status: "paid", paidAt: new Date().toISOString() })
        .execute();
      await db.updateTable("orderItem").set({ orderUuid: uuid }).where("orderUuid", "=", model).execute();
      await run("orders", "cancel", model);
    }
    await run("orders", "print", folderOf("twins"));
    expect((await readList(folderOf("twins"))).map(({ Fichier }) => Fichier).sort()).toEqual([
      "20x30_standard_x1_BEEF0001_01_Eclair-du-Lys.jpg",
      "20x30_standard_x1_BEEF0002_01_Eclair-du-Lys.jpg",
    ]);
  });

  it("sends the main site's orders to their address", async () => {
    const uuid = await paid(print(stock));
    const { db } = shop.services;
    const customerId = await signUp(shop.newVisitor());
    const address = await db
      .insertInto("address")
      .values({ customerId, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("order")
      .set({ customerId, deliveryAddressId: address.id })
      .where("uuid", "=", uuid)
      .execute();
    await run("orders", "print", folderOf("post"), "--order", uuid);
    const slip = await readByPdfJs(await readFile(join(folderOf("post"), `bon_${orderCode(uuid)}.pdf`)));
    expect(slip.pages.join(" ")).toMatch(/Zoé Lefèvre 1 rue des Haras 50000 Saint-Lô/);
    await db.updateTable("address").set({ recipient: "Iris Noël" }).where("id", "=", address.id).execute();
    await run("orders", "print", folderOf("gift"), "--again", uuid, "--reason", "Abîmé");
    const gift = await readByPdfJs(await readFile(join(folderOf("gift"), `bon_${orderCode(uuid)}.pdf`)));
    expect(gift.pages.join(" ")).toMatch(/Iris Noël 1 rue des Haras 50000 Saint-Lô/);
    expect(gift.pages.join(" ")).not.toContain("Lefèvre");
  });
});

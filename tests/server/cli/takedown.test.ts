import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digitalFileJob } from "../../../server/files/digitalFileJob.ts";
import { digitalKey } from "../../../server/files/orderFiles.ts";
import { keepPreviews } from "../../../server/images/previews.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, cart, currentOrder, file, placeAtStand, print, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let shop: TestShop;
let stock: Stock;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  settings = shopSettings(shop.connectionString, shop.services.settings.dataDir);
});
afterAll(() => shop?.stop());

const lost = async (visitor: TestVisitor) =>
  (await visitor.get<{ names: string[] }>("/api/anonymous/orders/lostPictures")).body.names;
const run = (...args: string[]) => callDossard(["takedown", ...args], settings);

describe("dossard takedown", () => {
  it("leaves nothing of a picture, tells who ordered it, and can be repeated", async () => {
    const { db, store } = shop.services;
    const uuid = stock.pictures.first;
    const image = await jpeg({ seed: 1, width: 600, height: 400 });
    await store.put("originals/IMG_1.jpg", image);
    await store.put("originals/IMG_2.jpg", image);
    await keepPreviews(store, uuid, { view: image, thumbnail: image, small: image });
    const inCart = shop.newVisitor();
    await add(inCart, print(stock));
    await add(inCart, print(stock, { pictureUuid: stock.pictures.second }));
    const bought = shop.newVisitor();
    await add(bought, file(stock));
    await add(bought, file(stock, { pictureUuid: stock.pictures.second }));
    const orderUuid = await placeAtStand(bought);
    const paid = await callDossard(["orders", "pay", orderUuid, "cash"], settings);
    expect(paid.stderr).toBe("");
    await shop.runJobs();
    expect(await store.exists(digitalKey(uuid, "high"))).toBe(true);
    const saved = shop.newVisitor();
    await add(saved, print(stock));
    await saved.post("/api/anonymous/orders/saveCurrentOrder", { email: "hugo@example.fr" });

    const { code, stdout, stderr } = await run("IMG_1", "--reason", "demande du 3 mai");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [first, ...others] = stdout.trimEnd().split("\n");
    expect(first).toBe("IMG_1 est retirée : 5 fichiers effacés.");
    expect(others).toContain(`  La commande ${orderCode(orderUuid)} (Expédiée) la contenait.`);
    expect(others.at(-1)).toBe(
      "Les commandes passées gardent leurs lignes : voyez ce qu’il faut rembourser.",
    );

    for (const folder of [`previews/${uuid}`, `digital/${uuid}`])
      expect(await store.list(folder)).toEqual([]);
    expect(await store.exists("originals/IMG_1.jpg")).toBe(false);
    expect(await store.exists("originals/IMG_2.jpg")).toBe(true);
    const path = `/thumbnails/${stock.events.rosieres}/${stock.contests.morning}`;
    expect((await inCart.get(`${path}/${uuid}.webp`)).status).toBe(404);
    const found = await inCart.get<{ uuid: string }[]>(
      `/api/anonymous/pictures?contestUuid=${stock.contests.morning}`,
    );
    expect(JSON.stringify(found.body)).not.toContain(uuid);
    const contest = db
      .selectFrom("contest")
      .select("totalPictureCount")
      .where("uuid", "=", stock.contests.morning);
    expect(await contest.executeTakeFirst()).toEqual({ totalPictureCount: 2 });

    expect((await cart(inCart)).map(({ pictureUuid }) => pictureUuid)).toEqual([stock.pictures.second]);
    expect((await currentOrder(inCart)).totalPrice).toBe(1500);
    expect(await lost(inCart)).toEqual(["IMG_1"]);
    expect(await lost(bought)).toEqual([]);
    const order = await bought.get<{ publicAccessKey: string; totalPrice: number }>(
      `/api/anonymous/orders/${orderUuid}`,
    );
    expect(order.body.totalPrice).toBe(5800);
    const lines = await bought.get<{ pictureUuid: string }[]>(
      `/api/anonymous/orderItems/byOrder?orderUuid=${orderUuid}`,
    );
    expect(lines.body.map(({ pictureUuid }) => pictureUuid)).toContain(uuid);
    const access = await bought.get<{ parts: { fileCount: number }[] }>(
      `/api/anonymous/orders/${orderUuid}/orderDownloadAccess?publicAccessKey=${order.body.publicAccessKey}`,
    );
    expect(access.body).toMatchObject({ isReady: true, parts: [{ fileCount: 1 }] });

    await shop.runJobs();
    const told = () => mailsOf(shop.services.settings.dataDir);
    const mails = (await told()).filter(({ subject }) => subject === "La photo IMG_1 n’est plus disponible");
    expect(mails.map(({ to }) => to).sort()).toEqual(["hugo@example.fr", "zoe@example.fr"]);
    expect(mails.find(({ to }) => to === "zoe@example.fr")?.text).toContain("n’est plus téléchargeable");
    expect(mails.find(({ to }) => to === "hugo@example.fr")?.text).toContain(
      "Nous l’avons retirée de votre panier",
    );

    const before = (await told()).length;
    const again = await run(uuid);
    expect(again.stdout.split("\n")[0]).toBe("IMG_1 est retirée : 0 fichier effacé.");
    const behindCdn = { ...settings, CDN_HOST: "https://cdn.example.fr" };
    const { stdout: withCdn } = await callDossard(["takedown", uuid], behindCdn);
    // It may also be the cover of its event and of its contest.
    const { rosieres } = stock.events;
    const { morning } = stock.contests;
    expect(withCdn.split("\n").filter((line) => line.includes("cdn."))).toEqual([
      "Retirer de https://cdn.example.fr :",
      `  https://cdn.example.fr/thumbnails/400/${rosieres}/${morning}/${uuid}.webp`,
      `  https://cdn.example.fr/thumbnails/${rosieres}/${morning}/${uuid}.webp`,
      `  https://cdn.example.fr/thumbnails/1350/${rosieres}/${morning}/${uuid}.webp`,
      `  https://cdn.example.fr/images/${rosieres}.webp`,
      `  https://cdn.example.fr/images/${morning}.webp`,
    ]);
    await shop.runJobs();
    expect(await told()).toHaveLength(before);
    expect(await contest.executeTakeFirst()).toEqual({ totalPictureCount: 2 });
    expect(await db.selectFrom("takedown").select("reason").execute()).toEqual([
      { reason: "demande du 3 mai" },
    ]);
  });

  it("takes the picture out of a pack, whose other pictures stay", async () => {
    const { db } = shop.services;
    const visitor = shop.newVisitor();
    const pack = await add(visitor, {
      productUuid: stock.products.pack,
      productVariantUuid: stock.variants.pack,
    });
    for (const pictureUuid of [stock.pictures.second, stock.pictures.later]) {
      const put = await visitor.put(`/api/anonymous/orderItems/${pack}/addPictureToPack`, { pictureUuid });
      expect(put.status).toBe(200);
    }
    await run(stock.pictures.later);
    const held = await db
      .selectFrom("orderItemPicture")
      .select("pictureUuid")
      .where("orderItemUuid", "=", pack)
      .where("isDeleted", "=", false)
      .execute();
    expect(held).toEqual([{ pictureUuid: stock.pictures.second }]);
    expect(await cart(visitor)).toMatchObject([{ uuid: pack, remainingPictures: 2 }]);
    expect(await lost(visitor)).toEqual(["IMG_3"]);
    expect(await lost(shop.newVisitor())).toEqual([]);
    await signUp(visitor);
    expect(await lost(visitor)).toEqual(["IMG_3"]);
    expect((await visitor.post("/api/anonymous/orders/dismissLostPictures", {})).status).toBe(200);
    expect(await lost(visitor)).toEqual([]);
  });

  it("names in one line what it cannot find, and what is not one picture alone", async () => {
    const { db } = shop.services;
    expect(await run("IMG_99")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "Il n’y a pas de photo IMG_99.\n",
    });
    await db.updateTable("picture").set({ name: "IMG_2" }).where("uuid", "=", stock.pictures.car).execute();
    const { code, stderr } = await run("IMG_2");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Plusieurs photos portent le nom IMG_2 : .*\(Rosières\).*\n$/);
  });

  it("leaves no file that was being made meanwhile", async () => {
    const { db, store } = shop.services;
    const uuid = stock.pictures.second;
    const shopper = shop.newVisitor();
    await add(shopper, file(stock, { pictureUuid: uuid }));
    const { uuid: orderUuid } = await currentOrder(shopper);
    await db.deleteFrom("digitalFile").execute();
    const job = { id: "1", attempt: 1, signal: new AbortController().signal };
    const conclude = await digitalFileJob.run(
      shop.services,
      { orderUuid, pictureUuid: uuid, format: "low" },
      job,
    );
    expect(await store.exists(digitalKey(uuid, "low"))).toBe(true);
    // Made but not recorded yet: the command finds the file, and a file put later does not stay either.
    await run(uuid);
    await store.put(digitalKey(uuid, "low"), await jpeg({ seed: 2, width: 60, height: 40 }));
    await db.transaction().execute(async (tx) => conclude?.(tx));
    expect(await store.list(`digital/${uuid}`)).toEqual([]);
    expect(await db.selectFrom("digitalFile").selectAll().execute()).toEqual([]);
  });
});

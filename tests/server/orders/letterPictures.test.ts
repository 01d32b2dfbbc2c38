import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deriveImages } from "../../../server/images/derive.ts";
import { keepPreviews } from "../../../server/images/previews.ts";
import { mailFolder } from "../../../server/mail/createMailer.ts";
import { letterPictures } from "../../../server/orders/letterPictures.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";

let shop: CardShop;
let first: { uuid: string; eventUuid: string; contestUuid: string };
beforeAll(async () => {
  shop = await startCardShop();
  first = await shop.services.db
    .selectFrom("picture")
    .select(["uuid", "eventUuid", "contestUuid"])
    .executeTakeFirstOrThrow();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await rm(join(shop.services.settings.dataDir, mailFolder), { recursive: true, force: true });
});

/** An order of one print with these pictures, in this order. */
async function orderOf(names: readonly string[]): Promise<{ orderUuid: string; pictures: string[] }> {
  const { db } = shop.services;
  const { id } = await shop.newCustomer();
  const orderUuid = await shop.newOrder(id, { pictures: 0 });
  const { uuid: orderItemUuid } = await db
    .selectFrom("orderItem")
    .select("uuid")
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  const { eventUuid, contestUuid } = first;
  const pictures: string[] = [];
  for (const name of names) {
    const { uuid: pictureUuid } = await db
      .insertInto("picture")
      .values({
        ...{ name, imageFile: "1.jpg", thumbnailFile: "1.webp", rawFileName: name, rawFileExtension: "jpg" },
        ...{ rawFileType: "image/jpeg", width: 600, height: 400, kbSize: 100, orientation: 1 },
        ...{ eventUuid, contestUuid, originalKey: "originals/none.jpg" },
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const place = { orderItemUuid, pictureUuid, eventUuid, contestUuid, paperFormat: "20_30" as const };
    await db.insertInto("orderItemPicture").values(place).execute();
    pictures.push(pictureUuid);
  }
  return { orderUuid, pictures };
}

const keep = async (pictureUuid: string, original: Buffer) =>
  keepPreviews(shop.services.store, pictureUuid, await deriveImages(original));

async function partOf(orderUuid: string, which?: "all" | "files" | "prints") {
  const [part] = await letterPictures(shop.services, orderUuid, which);
  return part?.kind === "pictures" ? part : null;
}

describe("the pictures of a mail", () => {
  it("are the first six, small, with the number of the others", async () => {
    const { orderUuid, pictures } = await orderOf(Array.from({ length: 8 }, (_, index) => `DSC_${index}`));
    for (const [index, uuid] of pictures.entries())
      await keep(
        uuid,
        await jpeg({ seed: index, width: index === 1 ? 600 : 900, height: index === 1 ? 900 : 600 }),
      );
    const part = await partOf(orderUuid);
    expect(part?.pictures.map(({ name }) => name)).toEqual(
      pictures.slice(0, 6).map((_, index) => `DSC_${index}`),
    );
    expect(part?.others).toBe(2);
    const [wide, upright] = part?.pictures ?? [];
    expect([wide?.width, wide?.height]).toEqual([112, 75]);
    expect([upright?.width, upright?.height]).toEqual([75, 112]);
    const { format, width } = await sharp(wide?.content).metadata();
    expect([format, width]).toEqual(["jpeg", 224]);
    expect(await partOf(orderUuid)).toEqual(part);
    expect((await partOf(orderUuid, "prints"))?.pictures).toHaveLength(6);
    expect(await partOf(orderUuid, "files")).toBeNull();
  });

  it("weigh 150 kB at most, however detailed they are", async () => {
    const { orderUuid, pictures } = await orderOf(Array.from({ length: 6 }, (_, index) => `noise ${index}`));
    const [width, height] = [400, 400];
    const raw = { width, height, channels: 3 as const };
    for (const uuid of pictures)
      await keep(
        uuid,
        await sharp(randomBytes(width * height * 3), { raw })
          .png()
          .toBuffer(),
      );
    const { pictures: shown = [] } = (await partOf(orderUuid)) ?? {};
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(150_000);
  });

  it("are left out without a preview, with a broken one, or once taken down", async () => {
    const { orderUuid, pictures } = await orderOf(["whole", "missing", "broken", "gone"]);
    const [whole = "", , broken = "", gone = ""] = pictures;
    await keep(whole, await jpeg({ width: 900, height: 600 }));
    await keep(gone, await jpeg({ width: 900, height: 600 }));
    await shop.services.store.put(`previews/${broken}/400.webp`, Buffer.from("no picture"));
    await shop.services.db.updateTable("picture").set({ isDeleted: true }).where("uuid", "=", gone).execute();
    const part = await partOf(orderUuid);
    expect(part?.pictures.map(({ name }) => name)).toEqual(["whole"]);
    expect(part?.others).toBe(2);
  });

  it("keep no mail from being sent when the store fails", async () => {
    const { orderUuid, request } = await shop.paying();
    const { store } = shop.services;
    shop.services.store = { ...store, get: () => Promise.reject(new Error("no disk")) };
    await shop.notify(shop.answer(request));
    await shop.runJobs();
    shop.services.store = store;
    const mails = await mailsOf(shop.services.settings.dataDir);
    const mail = mails.find(
      ({ subject }) => subject === `Votre commande ${orderCode(orderUuid)} est confirmée`,
    );
    expect(mail?.html).not.toContain("cid:");
  });

  it("name who they show, and travel in the mail", async () => {
    const { db } = shop.services;
    await keep(first.uuid, await jpeg({ width: 900, height: 600 }));
    const { uuid: filterTypeUuid } = await db
      .insertInto("filterType")
      .values({ code: "horse", label: "Cheval", showAsTag: true })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const { uuid: filterValueUuid } = await db
      .insertInto("filterValue")
      .values({ filterTypeUuid, value: "QUARTZ", valueSlug: "quartz", searchKey: "quartz" })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db.insertInto("pictureFilterValue").values({ pictureUuid: first.uuid, filterValueUuid }).execute();
    const { orderUuid, request } = await shop.paying();
    await shop.notify(shop.answer(request));
    await shop.runJobs();
    const mails = await mailsOf(shop.services.settings.dataDir);
    const mail = mails.find(
      ({ subject }) => subject === `Votre commande ${orderCode(orderUuid)} est confirmée`,
    );
    expect(mail?.text).toContain("Quartz (photo IMG_1)");
    expect(mail?.html).toContain('<img src="cid:photo-1@shop" width="112" height="75" alt="Photo Quartz"');
    const { format, width } = await sharp(mail?.inline.get("photo-1@shop")).metadata();
    expect([format, width]).toEqual(["jpeg", 224]);
  });
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packUuid } from "../../../server/core/shortLink.ts";
import { mailFolder } from "../../../server/mail/createMailer.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { seller } from "../documents/sampleInvoice.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf, type ReadMail } from "../support/readMail.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop({ seller });
  await shop.services.store.put("originals/1.jpg", await jpeg({ seed: 1, width: 1800, height: 1200 }));
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await rm(join(shop.services.settings.dataDir, mailFolder), { recursive: true, force: true });
});

const mails = async (subject: RegExp) =>
  (await mailsOf(shop.services.settings.dataDir)).filter((mail) => subject.test(mail.subject));

const linkIn = (mail: ReadMail | undefined, path: string) =>
  mail?.text.match(/http\S+/g)?.find((link) => new URL(link).pathname.startsWith(path)) ?? "";
const targetOf = async (link: string) =>
  (await fetch(link, { redirect: "manual" })).headers.get("location") ?? "";

async function pay(isFile: boolean) {
  const { orderUuid, request } = await shop.paying();
  if (isFile) {
    await shop.services.db
      .updateTable("orderItemPicture")
      .set({ numericFormat: "high", numericStatus: "new" })
      .where("orderItemUuid", "in", (items) =>
        items.selectFrom("orderItem").select("uuid").where("orderUuid", "=", orderUuid),
      )
      .execute();
  }
  const answer = shop.answer(request);
  await Promise.all([shop.notify(answer), shop.notify(answer)]);
  await shop.runJobs();
  await shop.notify(answer);
  await shop.runJobs();
  return { orderUuid, order: await shop.order(orderUuid) };
}

describe("the mails after a payment", () => {
  it("bring the invoice once, with its link and its PDF, and the order knows it", async () => {
    const { orderUuid, order } = await pay(false);
    const found = await mails(/^Votre facture/);
    expect(found.map(({ subject }) => subject)).toEqual([`Votre facture ${order.invoiceNumber}`]);
    const [mail] = found;
    expect(mail?.text).toContain("24,90\u00a0€");
    expect(await targetOf(linkIn(mail, "/f/"))).toBe(
      `/orderInvoice/${orderUuid}?invoiceAccessKey=${order.invoiceAccessKey}`,
    );
    expect(mail?.headers.get("content-type")?.[0]).toContain("multipart/mixed");
    expect(order.notifiedInvoiced).toBe(true);
    expect(await mails(/prête/)).toEqual([]);
  });

  it("bring the link to the files once they are made, once, from which day it expires", async () => {
    const { orderUuid, order } = await pay(true);
    const found = await mails(/prête/);
    expect(found).toHaveLength(1);
    const [mail] = found;
    const link = linkIn(mail, "/d/");
    expect(link.length - shop.url.length).toBeLessThan(30);
    expect(link).toContain(`/d/${orderCode(orderUuid).toLowerCase()}`);
    expect(await targetOf(link)).toBe(
      `/downloadOrder?orderUuid=${orderUuid}&orderKey=${order.publicAccessKey}`,
    );
    expect(mail?.text).toContain("Ce lien reste valable jusqu’au");
    expect(mail?.text).toContain("1 photo vous est remise à la taille de l’original");
    expect(order).toMatchObject({ numericStatus: "sent", downloadMailedAt: expect.any(String) });
    const places = shop.services.db
      .selectFrom("orderItemPicture")
      .innerJoin("orderItem", "orderItem.uuid", "orderItemPicture.orderItemUuid")
      .select("orderItemPicture.numericStatus")
      .where("orderItem.orderUuid", "=", orderUuid);
    expect(await places.execute()).toEqual([{ numericStatus: "delivered" }]);
    const answered = await shop
      .newVisitor()
      .get<{ expiresAt: string }>(
        `/api/anonymous/orders/${orderUuid}/orderDownloadAccess?publicAccessKey=${order.publicAccessKey}`,
      );
    const days =
      (Date.parse(answered.body.expiresAt) - Date.parse(String(order.downloadMailedAt))) / 86_400_000;
    expect(days).toBe(90);
  });
});

describe("the short links of an order's mails", () => {
  it("open nothing but what they were written for", async () => {
    const [one, another] = [await pay(true), await pay(true)];
    const [download = "", invoice = "", other = ""] = await Promise.all(
      [
        [one, /prête/, "/d/"] as const,
        [one, /^Votre facture/, "/f/"] as const,
        [another, /prête/, "/d/"] as const,
      ].map(async ([{ orderUuid }, subject, path]) => {
        const code = orderCode(orderUuid);
        const found = (await mails(subject)).find(({ text }) => text.includes(`commande ${code}`));
        return new URL(linkIn(found, path)).pathname;
      }),
    );
    const tagOf = (path: string) => path.split(".")[1] ?? "";
    const startOf = (path: string) => path.slice(3).split(".")[0] ?? "";
    const altered = `${download.slice(0, -1)}${download.endsWith("A") ? "B" : "A"}`;
    for (const path of [
      altered,
      `/d/${startOf(download)}.${tagOf(other)}`,
      `/d/${startOf(download)}.${tagOf(invoice)}`,
      `/d/${crypto.randomUUID().slice(0, 8)}.${tagOf(download)}`,
      `/d/${startOf(download)}.`,
      `/d/${one.orderUuid}`,
    ])
      expect(await targetOf(`${shop.url}${path}`), path).toBe("/downloadOrder");
    expect(await targetOf(`${shop.url}/f/${startOf(invoice)}.${tagOf(download)}`)).toBe("/orderInvoice/lien");
    const { db } = shop.services;
    const renewed = db.updateTable("order").set({ publicAccessKey: "renewed" });
    await renewed.where("uuid", "=", one.orderUuid).execute();
    expect(await targetOf(`${shop.url}${download}`)).toBe("/downloadOrder");
    expect(await targetOf(`${shop.url}/c/${packUuid(one.orderUuid)}`)).toBe(`/order/${one.orderUuid}`);
    for (const code of ["x", `${packUuid(one.orderUuid)}AAAA`])
      expect(await targetOf(`${shop.url}/c/${code}`), code).toBe("");
    expect(await targetOf(`${shop.url}${other}`)).toContain(`orderUuid=${another.orderUuid}`);
  });
});

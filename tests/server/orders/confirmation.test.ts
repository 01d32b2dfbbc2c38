import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packUuid } from "../../../server/core/shortLink.ts";
import { mailFolder } from "../../../server/mail/createMailer.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, print } from "../cart/shopper.ts";
import { stockShop } from "../catalogue/stockShop.ts";
import { type CardShop, refusedAnswer, startCardShop } from "../payment/cardShop.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let main: CardShop;
let truck: TestShop;
beforeAll(async () => {
  [main, truck] = await Promise.all([startCardShop(), startTestShop({ placeWhat: "truck" })]);
});
afterAll(async () => {
  await Promise.all([main?.stop(), truck?.stop()]);
});
beforeEach(async () => {
  await rm(join(main.services.settings.dataDir, mailFolder), { recursive: true, force: true });
});

/** Returns the confirmation mails, without the invoice mails. */
const mails = async (shop: TestShop) =>
  (await mailsOf(shop.services.settings.dataDir)).filter(({ subject }) => subject.endsWith("est confirmée"));

describe("the confirmation of an order paid by card", () => {
  it("is mailed once, however often the bank tells, and the order knows it", async () => {
    const { visitor, orderUuid, request } = await main.paying(2490);
    await main.notify(main.answer(request, refusedAnswer));
    expect(await main.runJobs()).toBe(0);
    const paid = main.answer(request);
    await Promise.all([main.notify(paid), main.callback(visitor, paid), main.notify(paid)]);
    expect((await main.order(orderUuid)).notifiedValidated).toBe(false);
    expect(await main.runJobs()).toBe(2);
    await main.notify(paid);
    expect(await main.runJobs()).toBe(0);
    const found = await mails(main);
    expect(found).toHaveLength(1);
    expect((await main.order(orderUuid)).notifiedValidated).toBe(true);

    const [mail] = found;
    const customer = (await visitor.get<{ email: string }>("/api/anonymous/customers/current")).body;
    expect(mail?.to).toBe(customer.email);
    expect(mail?.subject).toBe(`Votre commande ${orderCode(orderUuid)} est confirmée`);
    for (const words of [
      "Merci pour votre commande\u202f!",
      "Bonjour Zoé,",
      "est enregistrée et payée",
      "1 × Photo\u00a0: 24,90\u00a0€\n  4050x2700 (impression 30x40), photo IMG_1",
      "Total TTC\u00a0: 24,90\u00a0€",
      "traitée en 24 à 48 heures ouvrées",
      "Vos fichiers numériques vous sont envoyés par e-mail.",
      "renoncé pour eux à votre droit de rétractation",
      `${main.url}/c/${packUuid(orderUuid)}`,
      `Conditions générales de vente\u00a0: ${main.url}/cgv`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.html).toContain(`${main.url}/c/${packUuid(orderUuid)}`);
  });

  it("waits while mails cannot be sent, and the order is paid all the same", async () => {
    const { orderUuid, request } = await main.paying();
    const { mailer } = main.services;
    main.services.mailer = { ...mailer, send: () => Promise.reject(new Error("asleep")) };
    await main.notify(main.answer(request));
    await main.runJobs();
    main.services.mailer = mailer;
    expect(await main.order(orderUuid)).toMatchObject({ status: "paid", notifiedValidated: false });
    const { db } = main.services;
    const waiting = db
      .updateTable("job")
      .set({ dueAt: new Date().toISOString() })
      .where("key", "=", orderUuid);
    await waiting.execute();
    expect(await main.runJobs()).toBe(2);
    expect(await mails(main)).toHaveLength(1);
  });

  it("tells where prints go, or at which stand they are fetched", async () => {
    const { db } = main.services;
    const { id, visitor } = await main.newCustomer();
    const { id: addressId } = await db
      .insertInto("address")
      .values({ customerId: id, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { uuid: eventUuid } = await db
      .updateTable("event")
      .set({ hasClickAndCollect: true, end: "2099-05-02T18:00:00Z" })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db.updateTable("customer").set({ company: "Haras de l’Exemple" }).where("id", "=", id).execute();
    for (const goesTo of [{ deliveryAddressId: addressId }, { clickAndCollectEventUuid: eventUuid }]) {
      const orderUuid = await main.newOrder(id, { format: "20_30" });
      await db
        .updateTable("order")
        .set({ ...goesTo, invoiceAddressId: addressId })
        .where("uuid", "=", orderUuid)
        .execute();
      await main.notify(main.answer(main.requestIn(await main.link(visitor, orderUuid))));
      await main.runJobs();
    }
    const texts = (await mails(main)).map(({ text }) => text);
    const sent = texts.find((text) => text.includes("Vos tirages sont ensuite expédiés"));
    const fetched = texts.find((text) =>
      text.includes("au stand de «\u00a0Rosières\u00a0» 2 heures après la commande, et jusqu’au 2 mai 2099."),
    );
    const address = "Haras de l’Exemple\nZoé Lefèvre\n1 rue des Haras\n50000 Saint-Lô";
    expect(sent).toContain(`Vos tirages sont ensuite expédiés à cette adresse\u00a0:\n\n${address}`);
    for (const text of [sent, fetched]) expect(text).toContain(`Elle est facturée à\u00a0:\n\n${address}`);
    expect(fetched).not.toContain("expédiés");
    await db.updateTable("address").set({ recipient: "Iris Noël" }).where("id", "=", addressId).execute();
    const orderUuid = await main.newOrder(id, { format: "20_30" });
    await db
      .updateTable("order")
      .set({ deliveryAddressId: addressId, invoiceAddressId: addressId })
      .where("uuid", "=", orderUuid)
      .execute();
    await main.notify(main.answer(main.requestIn(await main.link(visitor, orderUuid))));
    await main.runJobs();
    const gift = (await mails(main)).map(({ text }) => text).find((text) => text.includes("Iris"));
    expect(gift).toContain("à cette adresse\u00a0:\n\nIris Noël\n1 rue des Haras\n50000 Saint-Lô");
    expect(gift).toContain(`Elle est facturée à\u00a0:\n\n${address}`);
    expect(texts.join()).not.toContain("rétractation");
  });
});

describe("the confirmation of an order at the stand", () => {
  it("gives the code to announce, to the address typed there", async () => {
    const stock = await stockShop(truck);
    const visitor = truck.newVisitor();
    await add(visitor, print(stock));
    const form = { email: "lea@example.fr", lastName: "Noël", phone: null, ...agreedVersions(false) };
    const { body } = await visitor.post<{ orderUuid: string }>(
      "/api/anonymous/orders/finalizeCurrentOrder",
      form,
    );
    expect(await truck.runJobs()).toBe(1);
    const [mail] = await mails(truck);
    expect(mail?.to).toBe("lea@example.fr");
    const code = orderCode(body.orderUuid);
    expect(mail?.text).toContain(
      `Votre commande ${code} est enregistrée. Annoncez ce code au stand pour la régler.`,
    );
    expect(mail?.text).toContain("Elle est au nom de\u00a0:\n\nNoël");
    expect(mail?.text).not.toContain("http");
    const { db } = truck.services;
    const order = db.selectFrom("order").select("notifiedValidated").where("uuid", "=", body.orderUuid);
    expect(await order.executeTakeFirst()).toEqual({ notifiedValidated: true });
  });
});

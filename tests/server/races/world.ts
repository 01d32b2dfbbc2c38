import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../../../server/app/http/app.ts";
import { listen } from "../../../server/app/http/listen.ts";
import { addAdvert } from "../../../server/catalogue/addAdvert.ts";
import type { AdvertFields } from "../../../server/catalogue/advertFields.ts";
import { commandLine } from "../../../server/core/author.ts";
import { wholeList } from "../../../server/core/page.ts";
import type { Services } from "../../../server/core/services.ts";
import { passwordChangedJob } from "../../../server/customers/passwordChangedJob.ts";
import { signResetLink } from "../../../server/customers/resetLink.ts";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { ensureFilterTypes } from "../../../server/import/filterTypes.ts";
import type { KnownEvent } from "../../../server/import/findEvent.ts";
import { nameByNewList } from "../../../server/import/nameByList.ts";
import { parseStartList } from "../../../server/import/parseStartList.ts";
import { listProposedNames } from "../../../server/import/proposals/listProposedNames.ts";
import { proposeNames } from "../../../server/import/proposals/proposeNames.ts";
import type { ReadList } from "../../../server/import/saveStartList.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { takedownMailJob } from "../../../server/import/takedownMailJob.ts";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import {
  confirmationLink,
  expandConfirmationLink,
  expandStopLink,
  stopLink,
} from "../../../server/nameAlerts/alertLinks.ts";
import { addOperator } from "../../../server/operators/addOperator.ts";
import { addOperatorKey } from "../../../server/operators/addOperatorKey.ts";
import { cancelOrder } from "../../../server/orders/cancelOrder.ts";
import { buildPaymentAnswer } from "../../../server/payment/axepta/paymentAnswer.ts";
import { readPaymentRequest } from "../../../server/payment/axepta/paymentRequest.ts";
import { paymentConfig } from "../../../server/payment/paymentConfig.ts";
import { refundOrder } from "../../../server/payment/refundOrder.ts";
import type { WebhookEvent } from "../../../src/domain/operators/operatorAccess.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { type PackStock, pack, stockPacks } from "../cart/packStock.ts";
import { add, cart, currentOrderUuid, file, print, signUp } from "../cart/shopper.ts";
import { jpeg } from "../support/photographs.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { Actor } from "./actor.ts";
import { createKeeper, type Keeper } from "./state.ts";

/** States in an order's life at the two kinds of place; each is saved once and restored before a race. */
export const worlds = {
  cart: "main",
  orderable: "main",
  paying: "main",
  unlocked: "main",
  paid: "main",
  served: "main",
  canceled: "main",
  standCart: "truck",
  standSaved: "truck",
  placed: "truck",
  standPaid: "truck",
} as const;
export type World = keyof typeof worlds;
export type Place = (typeof worlds)[World];

/** An actor's access: its own application and connections. */
export interface Door {
  url: string;
  services: Services;
}

/** Values that handlers reference, collected while the worlds are built. */
export interface Facts {
  /** The shop's own connections, which no race stops. */
  db: Db;
  stock: PackStock;
  /** A picture in Anna's cart that others are about to order. */
  wanted: string;
  /** Per world: items of the order, by role. */
  held: Record<World, { single: string; other: string; pack: string; place: string }>;
  zoe: TestVisitor;
  /** A browser with a cart and no account, about to sign in as Zoé. */
  anna: TestVisitor;
  leo: TestVisitor;
  nina: TestVisitor;
  operator: TestVisitor;
  addressIds: number[];
  /** Per world: the order under test. */
  orders: Partial<Record<World, string>>;
  savedUuid: string;
  /** With which a phone takes over Léo's cart. */
  handoverCode: string;
  resetLink: { email: string; expireAt: string; signature: string };
  /** Alerts: one that waits for its confirmation, with the queries of its links, and a confirmed one whose pictures are in. */
  nameAlert: Record<"confirmation" | "stop", Record<string, string>> & {
    unconfirmed: string;
    confirmed: string;
  };
  answer: { Data: string; Len: number };
  transId: string;
  gain: number;
  totalPrice: Partial<Record<World, number>>;
  keys: { public: string; invoice: string };
  /** What operators decided before. */
  operators: {
    employee: string;
    key: string;
    advert: AdvertFields;
    listUuid: string;
    proposedUuid: string;
    webhook: { url: string; events: WebhookEvent[] };
  };
}

/** A start list as it was read. @param text CSV */
export const listOf = (text: string): ReadList => ({
  fileName: "départs.csv",
  contentHash: text,
  rows: parseStartList(Buffer.from(text)).rows,
  ...{ contestSlugs: null, windowSeconds: 120, bibPlace: null },
});

export interface Stage {
  shop: TestShop;
  facts: Facts;
  keeper: Keeper;
  actors: [Actor, Actor];
  door(actor: Actor, world: World): Door;
  stop(): Promise<void>;
}

const email = "zoe.races@example.fr";
const password = "mot de passe";
/** argon2id of the password at the lowest cost: races do not test its strength. */
const cheapHash = "$argon2id$v=19$m=8,t=1,p=1$cmFjZXNyYWNlc3JhY2Vz$";

export async function openStage(): Promise<Stage> {
  const shop = await startTestShop({
    ...{ operatorCode: "races-2026", placeWhat: "main", privateWebhooks: true },
  });
  const subscriber = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  await once(subscriber, "listening");
  // Deadlocks are reported at once, not after a second.
  await sql
    .raw(`alter database ${new URL(shop.connectionString).pathname.slice(1)} set deadlock_timeout = '5ms'`)
    .execute(shop.services.db);
  const moment = new Date();
  shop.services.now = () => moment;
  // Takedowns keep the original for the next race: files are not restored.
  shop.services.store = { ...shop.services.store, delete: async () => {} };
  shop.services.mailer = {
    send: async () => {},
    forget: async () => {},
    close: () => {},
  } as unknown as Services["mailer"];
  const watcher = openDatabase(shop.connectionString);
  const blockers = async (pid: number) => {
    const { rows } = await sql<{ pids: number[] }>`select pg_blocking_pids(${pid}) as pids`.execute(watcher);
    return rows[0]?.pids ?? [];
  };
  const actors: [Actor, Actor] = [new Actor("race-a", blockers), new Actor("race-b", blockers)];
  const doors = new Map<Actor, Record<Place, Door>>();
  const closings: (() => Promise<unknown>)[] = [];
  for (const actor of actors) {
    const db = openDatabase(actor.address(shop.connectionString));
    closings.push(() => db.destroy());
    const open = async (placeWhat: Place): Promise<Door> => {
      const settings = { ...shop.services.settings, placeWhat };
      const services: Services = { ...shop.services, db, settings };
      const listening = await listen("127.0.0.1", 0, async () =>
        createApp(services, join(settings.dataDir, "shop")),
      );
      closings.unshift(() => listening.stop());
      return { url: listening.url, services };
    };
    doors.set(actor, { main: await open("main"), truck: await open("truck") });
  }
  const keeper = await createKeeper(shop.services.db);
  const facts = await build(shop, keeper);
  facts.operators.webhook.url = `http://127.0.0.1:${(subscriber.address() as AddressInfo).port}/`;
  return {
    shop,
    facts,
    keeper,
    actors,
    door: (actor, world) => doors.get(actor)?.[worlds[world]] as Door,
    stop: async () => {
      for (const close of closings) await close();
      await watcher.destroy();
      subscriber.close();
      await shop.stop();
    },
  };
}

async function ok(answering: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await answering;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function build(shop: TestShop, keeper: Keeper): Promise<Facts> {
  const { services } = shop;
  const { db, store } = services;
  const stock = await stockPacks(shop);
  const [first, second, third, fourth, fifth, sixth] = stock.pictures.many as string[] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const image = await jpeg({ seed: 1 });
  for (const { originalKey } of await db.selectFrom("picture").select("originalKey").distinct().execute()) {
    await store.put(originalKey, image);
  }
  await db
    .updateTable("event")
    .set({ hasClickAndCollect: true, end: "2099-01-01T00:00:00Z" })
    .where("uuid", "=", stock.events.rosieres)
    .execute();
  const always = { startAt: "2020-01-01T00:00:00Z", endAt: "2099-01-01T00:00:00Z" };
  await db
    .insertInto("discount")
    .values({ label: "r", description: "r", percent: 10, ...always })
    .execute();
  await db.insertInto("shopFact").values({ key: "shippingFee", value: "490" }).execute();
  const { argon2Sync } = await import("node:crypto");
  const tag = argon2Sync("argon2id", {
    message: Buffer.from(password),
    nonce: Buffer.from("cmFjZXNyYWNlc3JhY2Vz", "base64"),
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const passwordHash = cheapHash + tag.toString("base64").replace(/=+$/, "");

  const [zoe, anna, leo, mia, nina, operator] = Array.from({ length: 6 }, () => shop.newVisitor()) as [
    TestVisitor,
    TestVisitor,
    TestVisitor,
    TestVisitor,
    TestVisitor,
    TestVisitor,
  ];
  const customerId = await signUp(zoe, email);
  await db.updateTable("customer").set({ passwordHash }).where("id", "=", customerId).execute();
  for (const street of ["1 rue du Bourg", "2 rue du Bourg"]) {
    await ok(zoe.post("/api/customer/addresses", { street, zipCode: "69000", city: "Lyon" }));
  }
  const addressIds = (await db.selectFrom("address").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );
  const account = await db.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirst();
  const expireAt = "2099-01-01T00:00:00.000Z";
  const signature = signResetLink(services.secret, account as never, email, expireAt);
  const facts: Facts = {
    ...{ db, stock, zoe, anna, leo, nina, operator, addressIds, orders: {}, totalPrice: {}, savedUuid: "" },
    handoverCode: "",
    ...{ resetLink: { email, expireAt, signature }, answer: { Data: "", Len: 0 }, transId: "", gain: 0 },
    nameAlert: await askNameAlert(services),
    ...{ keys: { public: "", invoice: "" }, wanted: fifth, held: {} as Facts["held"] },
    operators: {
      ...{ employee: "employee@example.fr", key: "accountant", listUuid: "", proposedUuid: "" },
      webhook: { url: "", events: ["order.paid", "order.status"] },
      advert: { code: "cadre", label: "Cadre", url: null, isPlaceMain: true, isPlaceTruck: true },
    },
  };
  const keep = async (world: World, orderUuid: string) => {
    facts.orders[world] = orderUuid;
    const { totalPrice } = await db
      .selectFrom("order")
      .select("totalPrice")
      .where("uuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    facts.totalPrice[world] = totalPrice;
    const { rows } = await sql<Facts["held"][World]>`
      select (array_agg(item.uuid) filter (where nature = 'sp'))[1] as single,
        (array_agg(item.uuid) filter (where nature = 'sp'))[2] as other,
        (array_agg(item.uuid) filter (where nature = 'multi'))[1] as pack,
        (array_agg(place.uuid) filter (where nature = 'multi'))[1] as place
      from "orderItem" item join product on product.uuid = item."productUuid"
        left join "orderItemPicture" place on place."orderItemUuid" = item.uuid
      where item."orderUuid" = ${orderUuid}`.execute(db);
    facts.held[world] = rows[0] as Facts["held"][World];
    await keeper.keep(world);
  };
  await ok(nina.post("/api/anonymous/customers/startPasswordReset", { email: "nobody@example.fr" }));
  // A race that created a missing filter type would block the others from there on.
  await db.transaction().execute(ensureFilterTypes);
  await db
    .transaction()
    .execute((tx) => enqueue(tx, passwordChangedJob, { customerId, at: services.now().toISOString() }));
  // What operators change and end.
  const author = commandLine(db);
  await addOperator(author, facts.operators.employee, "production");
  await addOperatorKey(author, facts.operators.key, ["sales"]);
  await addAdvert(author, facts.operators.advert, "originals/IMG_1.jpg");
  const event = { uuid: stock.events.rosieres, timeZone: "Europe/Paris" } as KnownEvent;
  const list = listOf(`cheval;photos\nAncien;MANY_1\n`);
  facts.operators.listUuid = (await nameByNewList(author, db, event, list)).uuid;
  const bib = { pictureUuid: fifth, type: "bib", value: "12", certainty: 0.95 };
  await proposeNames(author, { source: "chronomètre", threshold: 1, names: [bib] }, services.now());
  const { items } = await listProposedNames(db, {}, wholeList);
  facts.operators.proposedUuid = items[0]?.uuid ?? "";
  await keeper.keep("start");

  // The main site: Zoé's cart, signed in, and Anna's, not signed in yet.
  await add(anna, print(stock, { pictureUuid: stock.pictures.first }));
  await add(anna, print(stock, { pictureUuid: fifth }));
  const annasPack = await add(anna, pack(stock, "mixed"));
  await ok(anna.put(`/api/anonymous/orderItems/${annasPack}/addPictureToPack`, { pictureUuid: sixth }));
  const claimed = { pictureUuid: stock.pictures.later, filterValueUuid: stock.names.zoe };
  await ok(anna.post("/api/anonymous/nameClaims", claimed));
  for (const pictureUuid of [stock.pictures.first, stock.pictures.second, stock.pictures.undated]) {
    await add(zoe, print(stock, { pictureUuid, quantity: 1 }));
  }
  await add(zoe, file(stock, { pictureUuid: stock.pictures.later }));
  await add(zoe, pack(stock, "event", { eventUuid: stock.events.rosieres }));
  const mixed = await add(zoe, pack(stock, "mixed"));
  for (const pictureUuid of [first, second]) {
    await ok(zoe.put(`/api/anonymous/orderItems/${mixed}/addPictureToPack`, { pictureUuid }));
  }
  const orderUuid = (await currentOrderUuid(zoe)) ?? "";
  await db.insertInto("lostPicture").values({ orderUuid, pictureUuid: stock.pictures.deleted }).execute();
  await ok(
    zoe.put(`/api/customer/orders/${orderUuid}/addresses`, {
      deliveryAddressId: addressIds[0],
      invoiceAddressId: addressIds[0],
    }),
  );
  const suggestion = await zoe.get<{ gain: number }>("/api/anonymous/orderItems/suggestion");
  facts.gain = suggestion.body.gain;
  await keep("cart", orderUuid);

  for (const pictureUuid of [third, fourth]) {
    await ok(zoe.put(`/api/anonymous/orderItems/${mixed}/addPictureToPack`, { pictureUuid }));
  }
  await keep("orderable", orderUuid);

  const consents = new URLSearchParams(agreedVersions(true));
  const { link } = (await ok(zoe.get(`/api/customer/orders/${orderUuid}/cardPaymentLink?${consents}`))) as {
    link: string;
  };
  const query = new URL(link, shop.url).searchParams;
  const config = paymentConfig(services);
  const sealed = { merchantId: query.get("MerchantID") ?? "", data: query.get("Data") ?? "" };
  const request = readPaymentRequest({ ...sealed, len: query.get("Len") ?? "" }, config);
  const { transId, userData, refNr } = request;
  const payId = transId.replaceAll("-", "");
  const paid = { status: "OK", code: "00000000", description: "paid" };
  facts.transId = transId;
  facts.answer = buildPaymentAnswer({ transId, payId, refNr, userData, ...paid }, config);
  // The bank knows the payment, and the shop is about to ask.
  await db.insertInto("sandboxTransaction").values({ transId, amount: request.amountCents }).execute();
  await sql`update job set "dueAt" = now() where kind = 'paymentInquiry'`.execute(db);
  await keep("paying", orderUuid);

  await ok(zoe.put(`/api/customer/orders/${orderUuid}/unlockPaying`, {}));
  await keep("unlocked", orderUuid);

  await keeper.putBack("paying");
  const notified = await fetch(`${shop.url}/api/anonymous/payments/axepta/notify`, {
    method: "POST",
    body: new URLSearchParams({ Data: facts.answer.Data, Len: String(facts.answer.Len) }),
  });
  expect(notified.status).toBe(200);
  const order = await db
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe("paid");
  facts.keys = { public: order.publicAccessKey ?? "", invoice: order.invoiceAccessKey ?? "" };
  await keep("paid", orderUuid);
  await cancelOrder(commandLine(db), orderUuid);
  await keep("canceled", orderUuid);
  await keeper.putBack("paid");

  await shop.runJobs();
  await ok(zoe.post(`/api/customer/orders/${orderUuid}/withdrawal`, { name: "Zoé", email }));
  await refundOrder(commandLine(db), services, orderUuid, { amount: 500, method: null, reason: "essai" });
  await takeDown(services, commandLine(db), sixth, "essai");
  await db
    .transaction()
    .execute((tx) =>
      enqueue(tx, takedownMailJob, { orderUuid, pictureUuid: sixth }, { key: `${orderUuid} ${sixth}` }),
    );
  await sql`update job set "doneAt" = null, "dueAt" = now() where kind = 'downloadMail'`.execute(db);
  await sql`insert into job (kind, key, payload, "deadAt") values ('noSuchKind', 'x', '{}', now())`.execute(
    db,
  );
  await sql`update "order" set "downloadMailedAt" = null where uuid = ${orderUuid}`.execute(db);
  await keep("served", orderUuid);

  // The stand: Léo's cart, Mia's saved one, and Nina without a cart.
  await keeper.putBack("start");
  const truck = await listen("127.0.0.1", 0, async () =>
    createApp({ ...services, settings: { ...services.settings, placeWhat: "truck" } }, "none"),
  );
  const at = (visitor: TestVisitor) => visitor.at(truck.url);
  for (const visitor of [leo, mia, nina, operator])
    await ok(visitor.post("/api/anonymous/orders/dismissLostPictures"));
  await add(at(mia), print(stock, { pictureUuid: first }));
  await add(at(mia), print(stock, { pictureUuid: second }));
  facts.savedUuid = (
    (await ok(at(mia).post("/api/anonymous/orders/saveCurrentOrder", { email: "mia@example.fr" }))) as {
      orderUuid: string;
    }
  ).orderUuid;
  await add(at(leo), print(stock, { pictureUuid: stock.pictures.first }));
  await add(at(leo), print(stock, { pictureUuid: first }));
  await add(at(leo), pack(stock, "event", { eventUuid: stock.events.rosieres }));
  await ok(at(operator).post("/api/anonymous/counter/open", { code: "races-2026" }));
  const leosUuid = (await currentOrderUuid(at(leo))) ?? "";
  const handover = at(leo).post("/api/anonymous/visitors/handovers", { pictureUuids: [second] });
  facts.handoverCode = ((await ok(handover)) as { code: string }).code;
  await keep("standCart", leosUuid);
  await ok(at(leo).post("/api/anonymous/orders/saveCurrentOrder", { email: "leo@example.fr" }));
  await keep("standSaved", leosUuid);
  await keeper.putBack("standCart");
  const leosName = { email: "leo@example.fr", lastName: "Martin", ...agreedVersions(false) };
  await ok(at(leo).post("/api/anonymous/orders/finalizeCurrentOrder", leosName));
  await keep("placed", leosUuid);
  await ok(
    at(operator).post(`/api/operator/orders/${leosUuid}/pay`, {
      method: "cash",
      totalPrice: facts.totalPrice.placed,
    }),
  );
  await keep("standPaid", leosUuid);
  await truck.stop();
  expect((await cart(zoe)).length).toBe(0);
  return facts;
}

async function askNameAlert(services: Services): Promise<Facts["nameAlert"]> {
  const alert = { email: "ines@example.fr", text: "Inès", searchKey: "ines" };
  const confirmedAt = new Date().toISOString();
  const here = { ...alert, text: "Zoé Lefèvre", searchKey: "zoe lefevre", confirmedAt };
  const add = (values: typeof alert | typeof here) =>
    services.db.insertInto("nameAlert").values(values).returning("uuid").executeTakeFirstOrThrow();
  const { uuid: unconfirmed } = await add(alert);
  const { uuid: confirmed } = await add(here);
  const code = (link: string) => link.slice(link.lastIndexOf("/") + 1);
  const confirmation = await expandConfirmationLink(services, code(confirmationLink(services, unconfirmed)));
  const stop = expandStopLink(services, code(stopLink(services, alert.email)));
  if (!confirmation || !stop) throw new Error("The links of an alert lead nowhere");
  return { confirmation, stop, unconfirmed, confirmed };
}

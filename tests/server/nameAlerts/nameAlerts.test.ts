import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import { eraseCustomer } from "../../../server/customers/eraseCustomer.ts";
import { readCustomerData } from "../../../server/customers/readCustomerData.ts";
import { sweep } from "../../../server/customers/sweep.ts";
import { runTransaction } from "../../../server/db/database.ts";
import { linkFilterValues } from "../../../server/import/linkFilterValues.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import { mailFolder } from "../../../server/mail/createMailer.ts";
import { nameAlertMailJob } from "../../../server/nameAlerts/nameAlertMailJob.ts";
import { nameAlertSearchJob } from "../../../server/nameAlerts/nameAlertSearchJob.ts";
import type { Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { mailsOf, type ReadMail } from "../support/readMail.ts";
import { startTestShop, stopClock, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  shop.services.now = () => new Date();
  for (const table of ["attempt", "job", "nameAlert"] as const) await db().deleteFrom(table).execute();
  await forgetMails();
});

const db = () => shop.services.db;
const address = "/api/anonymous/nameAlerts";
const iris = "iris@example.fr";
type Done = { isSuccess: boolean } & Refused;

const mails = () => mailsOf(shop.services.settings.dataDir);
const forgetMails = () =>
  rm(join(shop.services.settings.dataDir, mailFolder), { recursive: true, force: true });
const ask = (text: string, email = iris, eventUuid: string | null = null) =>
  shop.newVisitor().post<Refused>(address, { email, text, eventUuid });
const alerts = () => db().selectFrom("nameAlert").selectAll().orderBy("createdAt").execute();

/** Returns the query of the address that a mail's short link leads to. */
async function linkIn({ text }: ReadMail, path: "/a/" | "/p/" | "/s/"): Promise<Record<string, string>> {
  const link = text.match(/http\S+/g)?.find((one) => new URL(one).pathname.startsWith(path));
  return Object.fromEntries(new URL(await targetOf(link ?? ""), shop.url).searchParams);
}
const targetOf = async (link: string) =>
  (await fetch(link, { redirect: "manual" })).headers.get("location") ?? "";
const confirm = (link: Record<string, string>) => shop.newVisitor().post<Done>(`${address}/confirm`, link);
const stop = (link: Record<string, string>) => shop.newVisitor().post<Done>(`${address}/stop`, link);

/** Asks and confirms by the mailed link. */
async function confirmed(text: string, email = iris, eventUuid: string | null = null): Promise<void> {
  expect((await ask(text, email, eventUuid)).status).toBe(200);
  await shop.runJobs();
  const mail = (await mails()).find(({ to }) => to === email);
  expect((await confirm(await linkIn(mail as ReadMail, "/a/"))).body).toEqual({ isSuccess: true });
  await forgetMails();
}

/** Names a picture as an import does. */
const name = (value: string, pictureUuid: string, eventUuid = stock.events.rosieres) =>
  runTransaction(db(), (tx) =>
    linkFilterValues(tx, eventUuid, [{ filterTypeUuid: stock.types.rider, value, pictureUuid }]),
  );

/** Runs the search for alerts, and the mails that it leads to. */
async function look(): Promise<ReadMail[]> {
  await runTransaction(db(), (tx) => enqueue(tx, nameAlertSearchJob, {}));
  await shop.runJobs();
  return mails();
}

describe("asking to be told", () => {
  it("mails a link to confirm, and nothing else", async () => {
    const { status, body } = await ask("Iris Vaugirard");
    expect([status, body]).toEqual([200, {}]);
    await shop.runJobs();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: iris, subject: "Confirmez votre alerte" });
    expect(mail?.text).toContain("«\u00a0Iris Vaugirard\u00a0»");
    expect(mail?.text).not.toMatch(/ [:!?;»]/);
    await name("Iris Vaugirard", stock.pictures.first);
    await forgetMails();
    expect(await look()).toEqual([]);
  });

  it("is one alert, however often it is asked and however it is written", async () => {
    await confirmed("Anne Montsouris");
    expect((await ask("  anne MONTSOURIS", iris.toUpperCase())).status).toBe(200);
    await shop.runJobs();
    expect(await mails()).toEqual([]);
    await ask("Anne Montsouris", iris, stock.events.rosieres);
    expect((await alerts()).map(({ eventUuid }) => eventUuid)).toEqual([null, stock.events.rosieres]);
    await name("Anne Montsouris", stock.pictures.first);
    expect((await look()).filter(({ subject }) => subject === "Vos photos sont en ligne")).toHaveLength(1);
  });

  it("refuses what no search can find, an address that is none, and a hidden event", async () => {
    for (const text of ["", "  ", "é", "!?", "…"]) expect((await ask(text)).status, text).toBe(400);
    for (const text of ["7", "Al"]) expect((await ask(text)).status, text).toBe(200);
    for (const email of ["", "iris", "iris@example.fr\r\nBcc: x@example.fr"])
      expect((await ask("Iris", email)).status, email).toBe(400);
    const { status, body } = await ask("Iris", iris, stock.events.hidden);
    expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
  });

  it("is limited by e-mail address and by the visitor's", async () => {
    stopClock(shop);
    for (let asked = 0; asked < 5; asked++) expect((await ask(`Iris ${asked}`)).status).toBe(200);
    const { status, body } = await ask("Iris", iris.toUpperCase());
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    await db().deleteFrom("attempt").execute();
    const statuses = [];
    for (let asked = 0; asked < 21; asked++)
      statuses.push((await ask("Iris", `n${asked}@example.fr`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it("is not offered at a stand", async () => {
    const stand = await startTestShop({ placeWhat: "truck" });
    const { status, body } = await stand
      .newVisitor()
      .post<Refused>(address, { email: iris, text: "Iris", eventUuid: null });
    await stand.stop();
    expect([status, body.code]).toEqual([403, "WRONG_PLACE"]);
  });
});

describe("a confirmed alert", () => {
  it("is mailed once the pictures are in, with a link to just these, and then forgotten", async () => {
    await confirmed("Maud Delorme", iris, stock.events.rosieres);
    expect(await look()).toEqual([]);
    await name("DELORME Maud", stock.pictures.first);
    await name("DELORME Maud", stock.pictures.later);
    const [mail, ...others] = await look();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: iris, subject: "Vos photos sont en ligne" });
    expect(mail?.text).toContain("Rosières\u00a0· 2 photos");
    const query = await linkIn(mail as ReadMail, "/p/");
    expect(query).toMatchObject({ mode: "pictures", event: stock.events.rosieres });
    const listed = await shop
      .newVisitor()
      .get<{ uuid: string }[]>(
        `/api/anonymous/pictures?eventUuid=${query.event}&filterValueUuid=${query.value}`,
      );
    expect(listed.body.map(({ uuid }) => uuid)).toEqual([stock.pictures.first, stock.pictures.later]);
    expect(await alerts()).toEqual([]);
    expect(await linkIn(mail as ReadMail, "/s/")).toMatchObject({ email: iris });
  });

  it("is mailed once, even if its search and its mail run twice", async () => {
    await confirmed("Solène Aubry");
    const [alert] = await alerts();
    await name("Solène Aubry", stock.pictures.first);
    await runTransaction(db(), async (tx) => {
      await enqueue(tx, nameAlertSearchJob, {});
      await enqueue(tx, nameAlertSearchJob, {});
    });
    await shop.runJobs();
    await runTransaction(db(), (tx) => enqueue(tx, nameAlertMailJob, { alertUuid: alert?.uuid ?? "" }));
    await shop.runJobs();
    expect(await look()).toHaveLength(1);
    const kinds = await db().selectFrom("job").select("kind").where("kind", "=", "nameAlertMail").execute();
    expect(kinds).toHaveLength(2);
  });

  it("does not count pictures that nobody can see, nor names that are only near", async () => {
    await confirmed("Basile Quentin");
    await name("Basile Quentin", stock.pictures.inHiddenEvent, stock.events.hidden);
    await name("Basile Quentin", stock.pictures.inHiddenContest);
    await name("Basile Quentin", stock.pictures.undated);
    await takeDown(shop.services, commandLine(db()), stock.pictures.undated, "essai");
    await name("Basile Montclar", stock.pictures.second);
    expect(await look()).toEqual([]);
    await db()
      .updateTable("event")
      .set({ isVisible: true })
      .where("uuid", "=", stock.events.hidden)
      .execute();
    expect(await look()).toHaveLength(1);
    await db()
      .updateTable("event")
      .set({ isVisible: false })
      .where("uuid", "=", stock.events.hidden)
      .execute();
  });

  it("waits for its own event", async () => {
    await confirmed("Léonie Brun", iris, stock.events.rally);
    await name("Léonie Brun", stock.pictures.first);
    expect(await look()).toEqual([]);
    await name("Léonie Brun", stock.pictures.car, stock.events.rally);
    expect((await look())[0]?.text).toContain("Rallye des Monts\u00a0· 1 photo");
  });

  it("waits on if the pictures have gone before its mail", async () => {
    await confirmed("Gaspard Noël");
    const [alert] = await alerts();
    await db()
      .updateTable("nameAlert")
      .set({ queuedAt: new Date().toISOString() })
      .where("uuid", "=", alert?.uuid ?? "")
      .execute();
    await runTransaction(db(), (tx) => enqueue(tx, nameAlertMailJob, { alertUuid: alert?.uuid ?? "" }));
    await shop.runJobs();
    expect(await mails()).toEqual([]);
    await name("Gaspard Noël", stock.pictures.later);
    expect(await look()).toHaveLength(1);
  });

  it("is not searched again until something has changed", async () => {
    await confirmed("Personne Encore");
    await look();
    const [first] = await alerts();
    expect(first?.checkedVersion).not.toBeNull();
    await look();
    expect((await alerts())[0]?.checkedVersion).toBe(first?.checkedVersion);
  });
});

describe("the links of the mails", () => {
  it("confirm once and for all, and only as they were signed", async () => {
    await ask("Iris Vaugirard");
    await shop.runJobs();
    const link = await linkIn((await mails())[0] as ReadMail, "/a/");
    const refused = { isSuccess: false };
    expect((await confirm({ ...link, signature: `${link.signature?.slice(1)}A` })).body).toEqual(refused);
    expect((await confirm({ ...link, alertUuid: crypto.randomUUID() })).body).toEqual(refused);
    expect((await alerts())[0]?.confirmedAt).toBeNull();
    for (let press = 0; press < 2; press++) expect((await confirm(link)).body).toEqual({ isSuccess: true });
  });

  it("are too late after two days", async () => {
    await ask("Iris Vaugirard");
    await shop.runJobs();
    const link = await linkIn((await mails())[0] as ReadMail, "/a/");
    shop.services.now = () => new Date(Date.now() + 2.1 * 86_400_000);
    expect((await confirm(link)).body).toEqual({ isSuccess: false });
  });

  it("stop all alerts of the address, and no others", async () => {
    await confirmed("Nina Collet");
    await confirmed("Nina Collet", "autre@example.fr");
    await ask("Ugo Collet");
    await shop.runJobs();
    const link = await linkIn((await mails())[0] as ReadMail, "/s/");
    expect((await stop({ ...link, email: "autre@example.fr" })).body).toEqual({ isSuccess: false });
    expect((await stop(link)).body).toEqual({ isSuccess: true });
    expect((await stop(link)).body).toEqual({ isSuccess: true });
    expect((await alerts()).map(({ email }) => email)).toEqual(["autre@example.fr"]);
    await forgetMails();
    await name("Nina Collet", stock.pictures.first);
    expect((await look()).map(({ to }) => to)).toEqual(["autre@example.fr"]);
  });
});

describe("the short links of the mails", () => {
  it("lead to the screen with nothing if they are altered, another alert's or another address's", async () => {
    await ask("Iris Vaugirard");
    await ask("Iris Vaugirard", "autre@example.fr");
    await shop.runJobs();
    const [[confirmation = "", end = ""] = [], [, otherEnd = ""] = []] = (await mails()).map(
      ({ text }) => text.match(/http\S+/g) ?? [],
    );
    const { pathname } = new URL(confirmation);
    const [first] = await alerts();
    expect([confirmation, end].map((link) => link.length - shop.url.length < 65)).toEqual([true, true]);
    const tag = pathname.split(".")[1] ?? "";
    for (const path of [
      `${pathname.slice(0, -1)}${pathname.endsWith("A") ? "B" : "A"}`,
      `/a/${crypto.randomUUID().slice(0, 8)}.${tag}`,
      `/a/${first?.uuid}.${tag}`,
      `/s/${new URL(end).pathname.slice(3).split(".")[0]}.${otherEnd.split(".").at(-1)}`,
      "/s/x",
    ])
      expect(await targetOf(`${shop.url}${path}`), path).toBe("/alerte");
    expect(await targetOf(`${shop.url}/p/x.y`)).toBe("");
  });
});

describe("what an alert leaves", () => {
  it("is gone after its lifetime, and is not searched any more", async () => {
    await confirmed("Tom Girard");
    await ask("Jamais Confirmée", "b@example.fr");
    const at = (days: number) => {
      shop.services.now = () => new Date(Date.now() + days * 86_400_000);
      return sweep(shop.services, new AbortController().signal);
    };
    await at(3);
    expect((await alerts()).map(({ text }) => text)).toEqual(["Tom Girard"]);
    shop.services.now = () => new Date(Date.now() + 61 * 86_400_000);
    await name("Tom Girard", stock.pictures.first);
    await runTransaction(db(), (tx) => enqueue(tx, nameAlertSearchJob, {}));
    await forgetMails();
    await shop.runJobs();
    expect(await mails()).toEqual([]);
    await at(61);
    expect(await alerts()).toEqual([]);
  });

  it("at a place that displays selected events waits for one of those", async () => {
    await confirmed("Solène Berthier");
    await name("Solène Berthier", stock.pictures.first);
    const { settings } = shop.services;
    shop.services.settings = { ...settings, eventsDisplayMode: "select" };
    try {
      expect(await look()).toEqual([]);
      await db()
        .updateTable("event")
        .set({ isDisplaySelected: true })
        .where("uuid", "=", stock.events.rosieres)
        .execute();
      expect((await look()).map(({ subject }) => subject)).toEqual(["Vos photos sont en ligne"]);
    } finally {
      shop.services.settings = settings;
    }
  });

  it("is given and erased with what is kept of the person", async () => {
    await confirmed("Zélie Marchand");
    const { nameAlerts } = await readCustomerData(db(), iris.toUpperCase());
    expect(nameAlerts).toMatchObject([{ email: iris, text: "Zélie Marchand" }]);
    const { deletedAlerts } = await eraseCustomer(commandLine(db()), shop.services, iris.toUpperCase());
    expect(deletedAlerts).toBe(1);
    expect(await alerts()).toEqual([]);
    await expect(readCustomerData(db(), iris)).rejects.toThrow("Rien n’est conservé");
  });
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailFolder } from "../../../server/mail/createMailer.ts";
import { add, cart, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { mailsOf, type ReadMail } from "../support/readMail.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  await visitorOf().post(`${anonymous}/register`, zoe);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  visitor = shop.newVisitor();
  shop.services.now = () => new Date();
  await shop.services.db.deleteFrom("attempt").execute();
  await shop.services.db.deleteFrom("job").execute();
  await rm(join(shop.services.settings.dataDir, mailFolder), { recursive: true, force: true });
});

const anonymous = "/api/anonymous/customers";
const zoe = { email: "zoe@example.fr", password: "mot de passe", firstName: "Zoé", lastName: "Lefèvre" };
type SignedIn = { isSuccess: boolean; accessToken: string | null } & Refused;
interface Link {
  email: string;
  expireAt: string;
  signature: string;
}
const refused = { isSuccess: false, accessToken: null };

const visitorOf = () => shop.newVisitor();
const ask = (email: string, of = visitor) =>
  of.post<Record<string, never> & Refused>(`${anonymous}/startPasswordReset`, { email });
const check = async (link: Partial<Link>) =>
  (await visitor.post<{ isSuccess: boolean }>(`${anonymous}/checkResetSignature`, link)).body.isSuccess;
const reset = (link: Partial<Link>, newPassword: string, of = visitor, headers?: Record<string, string>) =>
  of.post<SignedIn>(`${anonymous}/resetPassword`, { ...link, newPassword }, headers);
const login = async (email: string, password: string) =>
  (await visitorOf().post<SignedIn>(`${anonymous}/login`, { email, password })).body;

const shortLinkIn = ({ text }: ReadMail) => /http\S+\/r\/\S+/.exec(text)?.[0] ?? "";
const targetOf = async (link: string) =>
  (await fetch(link, { redirect: "manual" })).headers.get("location") ?? "";

async function linkIn(mail: ReadMail): Promise<Link> {
  const url = new URL(await targetOf(shortLinkIn(mail)), shop.url);
  const of = (name: string) => url.searchParams.get(name) ?? "";
  return { email: of("customerEmail"), expireAt: of("expireAt"), signature: of("signature") };
}

async function newLink(email = zoe.email): Promise<Link> {
  await ask(email);
  await shop.runJobs();
  const mails = await mailsOf(shop.services.settings.dataDir);
  const mail = mails.find(({ subject }) => subject.startsWith("Choisissez"));
  if (!mail) throw new Error("no mail");
  await rm(join(shop.services.settings.dataDir, mailFolder), { recursive: true });
  return linkIn(mail);
}

describe("asking for a new password", () => {
  it("mails a link to the address of the account, in both forms", async () => {
    const { status, body } = await ask("ZOE@Example.fr");
    expect([status, body]).toEqual([200, {}]);
    expect(await mailsOf(shop.services.settings.dataDir)).toEqual([]);
    expect(await shop.runJobs()).toBe(1);
    const [mail] = await mailsOf(shop.services.settings.dataDir);
    expect(mail).toMatchObject({ to: "zoe@example.fr", subject: "Choisissez un nouveau mot de passe" });
    expect(mail?.text).toContain("Bonjour Zoé,");
    expect(mail?.text).toContain("pour le compte zoe@example.fr. Ce lien sert une seule fois, jusqu’au ");
    expect(mail?.text).toContain("Vous n’avez rien demandé\u202f?");
    const link = await linkIn(mail as ReadMail);
    expect(link.email).toBe("zoe@example.fr");
    const short = shortLinkIn(mail as ReadMail);
    expect(short.length - shop.url.length).toBeLessThan(35);
    expect(mail?.html).toContain(`href="${short}"`);
    expect(Math.abs(Date.parse(link.expireAt) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(await check(link)).toBe(true);
  });

  it("answers an unknown address alike, by the same work, and mails nobody", async () => {
    const { status, body } = await ask("personne@example.fr");
    expect([status, body]).toEqual([200, {}]);
    const jobs = await shop.services.db.selectFrom("job").select(["kind", "payload"]).execute();
    expect(jobs).toEqual([{ kind: "passwordReset", payload: { email: "personne@example.fr" } }]);
    expect(await shop.runJobs()).toBe(1);
    expect(await mailsOf(shop.services.settings.dataDir)).toEqual([]);
  });

  it("is limited by account, whether there is one or not, and by address", async () => {
    stopClock(shop);
    for (const email of [zoe.email, "personne@example.fr"]) {
      for (let asked = 0; asked < 5; asked++) expect((await ask(email)).status).toBe(200);
      const { status, body } = await ask(email.toUpperCase());
      expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    }
    await shop.services.db.deleteFrom("attempt").execute();
    const statuses = [];
    for (let asked = 0; asked < 21; asked++) statuses.push((await ask(`n${asked}@example.fr`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it("is done once for a call that is repeated", async () => {
    const headers = { "idempotency-key": "a-forgotten-one" };
    await ask(zoe.email);
    await visitor.post(`${anonymous}/startPasswordReset`, { email: zoe.email }, headers);
    await visitor.post(`${anonymous}/startPasswordReset`, { email: zoe.email }, headers);
    expect(await shop.runJobs()).toBe(2);
  });

  it("refuses what is no address", async () => {
    for (const email of ["", "zoe", "zoe@example.fr\r\nBcc: x@example.fr", "a@b.fr, c@d.fr"]) {
      expect((await ask(email)).status, email).toBe(400);
    }
  });
});

describe("a link to choose a new password", () => {
  it("sets the password once, signs in, ends every other session and keeps the visitor's cart", async () => {
    const link = await newLink();
    const { accessToken: before } = await login(zoe.email, zoe.password);
    await add(visitor, print(stock));
    const { status, body } = await reset(link, "nouveau mot de passe");
    expect([status, body.isSuccess]).toEqual([200, true]);
    visitor.token = body.accessToken;
    const current = async (of: TestVisitor) =>
      (await of.get<{ email: string } | null>(`${anonymous}/current`)).body;
    expect(await current(visitor)).toMatchObject({ email: zoe.email });
    expect(await cart(visitor)).toHaveLength(1);
    const other = visitorOf();
    other.token = before;
    expect(await current(other)).toBeNull();

    expect(await login(zoe.email, zoe.password)).toEqual(refused);
    expect((await login(zoe.email, "nouveau mot de passe")).isSuccess).toBe(true);
    expect(await check(link)).toBe(false);
    expect((await reset(link, "encore un autre")).body).toEqual(refused);
    expect((await login(zoe.email, "nouveau mot de passe")).isSuccess).toBe(true);
    await reset(await newLink(), zoe.password);
  });

  it("has its customer told that the password was changed, once", async () => {
    const headers = { "idempotency-key": "told-once" };
    const link = await newLink();
    await reset(link, "nouveau mot de passe", visitorOf(), headers);
    await reset(link, "nouveau mot de passe", visitorOf(), headers);
    await reset(link, "encore un autre");
    expect(await shop.runJobs()).toBe(1);
    const [mail, ...others] = await mailsOf(shop.services.settings.dataDir);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: zoe.email, subject: "Votre mot de passe a été modifié" });
    expect(mail?.text).toContain("Le mot de passe du compte zoe@example.fr a été modifié le ");
    expect(mail?.text).toContain(`${shop.url}/forgot`);
    await reset(await newLink(), zoe.password);
  });

  it("of two that use it at once lets one through", async () => {
    const link = await newLink();
    const answers = await Promise.all([
      reset(link, "le premier des deux", visitorOf()),
      reset(link, "le second des deux", visitorOf()),
    ]);
    expect(answers.map(({ body }) => body.isSuccess).sort()).toEqual([false, true]);
    await reset(await newLink(), zoe.password);
  });

  it("signs in again when the call is repeated, for who knows the new password", async () => {
    const link = await newLink();
    const headers = { "idempotency-key": "a-new-password" };
    await reset(link, "nouveau mot de passe", visitorOf(), headers);
    expect((await reset(link, "nouveau mot de passe", visitorOf(), headers)).body.isSuccess).toBe(true);
    expect((await reset(link, "un autre mot de passe", visitorOf(), headers)).body).toEqual(refused);
    expect((await reset(link, "nouveau mot de passe", visitorOf())).body).toEqual(refused);
    await reset(await newLink(), zoe.password);
  });

  it("ends after its hour", async () => {
    const link = await newLink();
    const after = new Date(Date.parse(link.expireAt) + 1);
    shop.services.now = () => after;
    expect(await check(link)).toBe(false);
    expect((await reset(link, "nouveau mot de passe")).body).toEqual(refused);
  });

  it("opens nothing when a word of it is another", async () => {
    const link = await newLink();
    await visitorOf().post(`${anonymous}/register`, { ...zoe, email: "lea@example.fr" });
    const later = new Date(Date.parse(link.expireAt) + 86_400_000).toISOString();
    for (const forged of [
      { ...link, email: "lea@example.fr" },
      { ...link, email: "personne@example.fr" },
      { ...link, expireAt: later },
      { ...link, expireAt: "never" },
      { ...link, signature: `${link.signature.slice(0, -1)}${link.signature.endsWith("A") ? "B" : "A"}` },
      { ...link, signature: "" },
      { ...link, signature: "é".repeat(43) },
    ]) {
      expect(await check(forged), JSON.stringify(forged)).toBe(false);
      expect((await reset(forged, "nouveau mot de passe")).body).toEqual(refused);
    }
    expect(await check({ ...link, email: " ZOE@example.fr " })).toBe(true);
  });

  it("wants eight characters, and is as good as before when they were too few", async () => {
    const link = await newLink();
    expect((await reset(link, "7 signe")).body).toEqual(refused);
    expect(await check(link)).toBe(true);
    expect((await reset(link, "")).status).toBe(400);
  });

  it("is of no use for an account that was removed, and limited by address", async () => {
    stopClock(shop);
    await visitorOf().post(`${anonymous}/register`, { ...zoe, email: "parti@example.fr" });
    const link = await newLink("parti@example.fr");
    await shop.services.db
      .updateTable("customer")
      .set({ isDeleted: true })
      .where("email", "=", "parti@example.fr")
      .execute();
    expect(await check(link)).toBe(false);
    for (let tried = 0; tried < 20; tried++) {
      expect((await reset(link, "nouveau mot de passe")).body).toEqual(refused);
    }
    expect((await reset(link, "nouveau mot de passe")).body.code).toBe("TOO_MANY_ATTEMPTS");
  });
});

describe("the short link of the mail", () => {
  it("leads to the page with nothing once it is altered, used, or another customer's", async () => {
    await ask(zoe.email);
    await shop.runJobs();
    const [mail] = await mailsOf(shop.services.settings.dataDir);
    const short = shortLinkIn(mail as ReadMail);
    const link = await linkIn(mail as ReadMail);
    const [id = "", second = "", tag = ""] = new URL(short).pathname.slice(3).split(".");
    const other = (Number.parseInt(id, 36) + 1).toString(36);
    const altered = tag.startsWith("A") ? `B${tag.slice(1)}` : `A${tag.slice(1)}`;
    for (const code of [
      `${id}.${second}.${altered}`,
      `${other}.${second}.${tag}`,
      `${id}.${(Number.parseInt(second, 36) + 60).toString(36)}.${tag}`,
      `zzzzzz.zzzzzzzz.${tag}`,
      "x",
    ])
      expect(await targetOf(`${shop.url}/r/${code}`), code).toBe("/recover");
    expect((await reset(link, "un autre mot de passe")).body.isSuccess).toBe(true);
    expect(await targetOf(short)).toBe("/recover");
    await ask(zoe.email);
    await shop.runJobs();
    await reset(await newLink(), zoe.password);
  });
});

describe("dossard customers reset", () => {
  const { run, refusal } = operatorOf(() => shop);

  it("mails the same link as the shop's own page, to the account's address alone", async () => {
    expect(await run("customers", "reset", " ZOE@example.fr ")).toBe(
      "zoe@example.fr : le lien pour choisir un nouveau mot de passe est en route.",
    );
    await shop.runJobs();
    const mails = await mailsOf(shop.services.settings.dataDir);
    expect(mails.map(({ to }) => to)).toEqual([zoe.email]);
    expect(await check(await linkIn(mails[0] as ReadMail))).toBe(true);
    const entry = await shop.services.db
      .selectFrom("auditEntry")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(entry).toMatchObject({
      verb: "customers reset",
      subject: expect.stringMatching(/^customer \d+$/),
    });
    expect(JSON.stringify(entry)).not.toContain("zoe");
    expect(await refusal("customers", "reset", "nobody@example.fr")).toBe(
      "Aucun client n’a l’adresse nobody@example.fr.",
    );
  });
});

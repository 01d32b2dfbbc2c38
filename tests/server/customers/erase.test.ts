import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../cart/shopper.ts";
import { callDossard } from "../cli/callDossard.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { tablesWith } from "../support/findText.ts";
import { insertOrder } from "../support/orderCodes.ts";

let shop: CardShop;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  shop = await startCardShop();
  settings = shopSettings(shop.connectionString, shop.services.settings.dataDir);
});
afterAll(() => shop?.stop());

const run = (...args: string[]) => callDossard(["customers", ...args], settings);
const setStatus = (uuid: string, status: "ended" | "delivered") =>
  shop.services.db.updateTable("order").set({ status }).where("uuid", "=", uuid).execute();

/** A customer with an address, a paid order and an unpaid one, and the traces of calls and mails. */
async function newCustomer({ email, firstName, lastName, mobile, street }: Person) {
  const visitor = shop.newVisitor();
  const id = await signUp(visitor, email);
  await shop.services.db
    .updateTable("customer")
    .set({ firstName, lastName, mobile })
    .where("id", "=", id)
    .execute();
  await visitor.post(
    "/api/customer/addresses",
    { street, zipCode: "50200", city: "Coutances" },
    { "idempotency-key": `address-of-${id}` },
  );
  await visitor.post("/api/anonymous/customers/login", { email, password: "un autre" });
  await visitor.post("/api/anonymous/customers/startPasswordReset", { email });
  const paid = await shop.newOrder(id);
  await shop.services.db
    .updateTable("order")
    .set({ email, lastName, phone: mobile })
    .where("uuid", "=", paid)
    .execute();
  expect(await shop.notify(shop.answer(shop.requestIn(await shop.link(visitor, paid))))).toBe(200);
  const cart = await shop.newOrder(id);
  await shop.runJobs();
  return { id, visitor, paid, cart };
}
const erased = {
  email: "clotilde.vauquelin@example.fr",
  firstName: "Clotilde",
  lastName: "Vauquelin",
  mobile: "0699887766",
  street: "3 venelle des Effacés",
};
type Person = typeof erased;

async function mailsWith(text: string): Promise<number> {
  const folder = join(shop.services.settings.dataDir, "mails");
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
  );
  return mails.filter((mail) => mail.includes(text)).length;
}

describe("dossard customers", () => {
  it("finds a person by any word of the e-mail or the name, accents or not, and by telephone", async () => {
    await newCustomer({
      email: "zoe.l@example.fr",
      firstName: "Zoé",
      lastName: "Le Guével",
      mobile: "06 55 44 33 22",
      street: "1 rue d’Ici",
    });
    for (const text of ["zoe guevel", "LE GUÉVEL", "zoe.l@example.fr", "0655443322", "06 55 44"]) {
      const { code, stdout } = await run("find", text);
      expect([code, stdout], text).toEqual([0, expect.stringContaining("Zoé Le Guével")]);
    }
    const found = JSON.parse((await run("find", "zoe guevel", "--json")).stdout);
    expect(found).toMatchObject([{ email: "zoe.l@example.fr", orders: 2 }]);
    for (const text of ["zoe nulle", "personne", "%"]) {
      const { code, stdout, stderr } = await run("find", text);
      expect([code, stdout, stderr]).toEqual([1, "", `Aucun client n’a « ${text} ».\n`]);
    }
  });

  it("gives out all that is kept of a person, without what opens his account", async () => {
    const { visitor, paid, cart } = await newCustomer({
      email: "export@example.fr",
      firstName: "Aline",
      lastName: "Gardée",
      mobile: "0611223344",
      street: "1 rue du Bac",
    });
    const { code, stdout } = await run("export", "Export@example.fr");
    expect(code).toBe(0);
    const data = JSON.parse(stdout);
    expect(data.customer).toMatchObject({ email: "export@example.fr", lastName: "Gardée" });
    expect(data.addresses).toMatchObject([{ city: "Coutances" }]);
    expect(data.orders).toMatchObject([
      {
        uuid: paid,
        status: "paid",
        items: [{ pictures: [{ name: "IMG_1" }] }],
        invoices: [{ orderUuid: paid }],
      },
      { uuid: cart, status: "uncomplete", payments: [] },
    ]);
    expect(data.orders[0].payments).toMatchObject([{ status: "paid" }]);
    expect(stdout).not.toMatch(/passwordHash|argon2|AccessKey|tokenHash/);
    expect(stdout).not.toContain(visitor.token);
  });

  it("erases a person: nothing is left but what the law has the seller keep", async () => {
    const { email } = erased;
    const { visitor, paid, cart } = await newCustomer(erased);
    for (const text of Object.values(erased))
      expect(await tablesWith(shop.services.db, text), text).not.toEqual([]);
    expect(await tablesWith(shop.services.db, email)).toEqual(
      expect.arrayContaining(["customer", "invoice", "job", "order"]),
    );
    expect(await mailsWith(email)).toBeGreaterThan(0);

    const early = await run("erase", email);
    expect([early.code, early.stderr]).toEqual([
      1,
      `Pas encore : terminer ou annuler d’abord les commandes en cours : ${paid.slice(0, 4).toUpperCase()} payée (paid).\n`,
    ]);
    expect((await visitor.get<unknown>("/api/anonymous/customers/current")).body).not.toBeNull();

    await setStatus(paid, "ended");
    const { code, stdout } = await run("erase", email.toUpperCase());
    expect([code, stdout]).toEqual([
      0,
      `${email.toUpperCase()} est effacé.\nCommandes supprimées : 1, gardées pour la comptabilité sans le client : 1.\n`,
    ]);
    for (const text of Object.values(erased)) {
      expect(["", "invoice"], text).toContain((await tablesWith(shop.services.db, text)).join());
    }
    expect(await tablesWith(shop.services.db, email)).toEqual(["invoice"]);
    expect(await mailsWith(email)).toBe(0);
    expect((await visitor.get<unknown>("/api/anonymous/customers/current")).body).toBeNull();
    expect((await visitor.get(`/api/anonymous/orders/${paid}`)).status).toBe(403);
    expect((await visitor.get(`/api/anonymous/orders/${cart}`)).status).toBe(403);
    expect(await shop.order(paid)).toMatchObject({
      customerId: null,
      email: null,
      lastName: null,
      totalPrice: 2490,
    });
    const again = await run("erase", email);
    expect([again.code, again.stderr]).toEqual([1, `Rien n’est conservé de ${email}.\n`]);
  });

  it("erases who ordered at a stand without an account, and who began to pay", async () => {
    const email = "comptoir@example.fr";
    await insertOrder(shop.services.db, { status: "saved", email, lastName: "Passant" });
    expect((await run("export", email)).stdout).toContain("Passant");
    expect((await run("erase", email)).stdout).toBe(
      `${email} est effacé (il n’y avait pas de compte).\nCommandes supprimées : 1, gardées pour la comptabilité sans le client : 0.\n`,
    );

    const { visitor, orderUuid } = await shop.paying();
    const { body } = await visitor.get<{ email: string }>("/api/anonymous/customers/current");
    expect((await run("erase", body.email)).stderr).toContain("(paying)");
    await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
    expect((await run("erase", body.email)).code).toBe(0);
    expect(await shop.order(orderUuid)).toMatchObject({ status: "withdrawn", customerId: null });
  });

  it("knows nothing of a stranger", async () => {
    for (const verb of ["export", "erase"]) {
      expect(await run(verb, "personne@example.fr")).toEqual({
        code: 1,
        stdout: "",
        stderr: "Rien n’est conservé de personne@example.fr.\n",
      });
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Refused, signUp } from "../cart/shopper.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

type Key = Record<string, string>;
type Found = { email: string }[];

let shop: TestShop;
let office: Key;
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop();
  office = await keyOf("office", "customers");
});
afterAll(() => shop?.stop());

async function keyOf(name: string, ...scopes: string[]): Promise<Key> {
  const said = await run("keys", "add", name, "--scope", ...scopes);
  return { authorization: said.split("Authorization: ").at(-1) ?? "" };
}
const read = <Body>(path: string, key: Key = office) =>
  shop.newVisitor().get<Body>(`/api/operator/customers${path}`, key);
const post = (path: string, email: string, headers: Key = {}) =>
  shop
    .newVisitor()
    .post<Refused & Record<string, unknown>>(
      `/api/operator/customers/${path}`,
      { email },
      { ...office, ...headers },
    );
const entries = () =>
  shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "subject"])
    .where("verb", "like", "customers %")
    .orderBy("id")
    .execute();

describe("customers by an operator's call", () => {
  it("are found in pages, by each word", async () => {
    for (const name of ["une", "deux", "trois"]) await signUp(shop.newVisitor(), `${name}@page.example.fr`);
    const { body, headers } = await read<Found>("?text=page.example");
    expect(body.map(({ email }) => email.split("@")[0])).toEqual(["trois", "deux", "une"]);
    expect(headers.get("x-total-count")).toBe("3");
    expect((await read<Found>("?text=page.example&limit=1&offset=1")).body).toEqual([body[1]]);
    expect(body).toEqual(JSON.parse(await run("customers", "find", "page.example", "--json")));
    expect((await read<Found>("?text=nobody")).body).toEqual([]);
    for (const query of ["", "?text=%20", "?text=a%00", `?text=${"x".repeat(201)}`])
      expect((await read(query)).status).toBe(400);
  });

  it("get all that is kept of them, as by the command, without what opens an account", async () => {
    const email = "export@example.fr";
    await signUp(shop.newVisitor(), email);
    const { status, body } = await read<object>(
      `/data?email=${encodeURIComponent(` ${email.toUpperCase()}`)}`,
    );
    expect([status, body]).toEqual([200, JSON.parse(await run("customers", "export", email))]);
    expect(body).toMatchObject({ customer: { email }, orders: [] });
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2|AccessKey|tokenHash/);
    expect((await read("/data?email=personne@example.fr")).body).toEqual({
      code: "REFUSED",
      message: "Rien n’est conservé de personne@example.fr.",
    });
  });

  it("get the link to choose a new password, once, and the journal names the key without their address", async () => {
    const email = "lien@example.fr";
    await signUp(shop.newVisitor(), email);
    const once = { "idempotency-key": "link-of-may" };
    for (const _ of [1, 2])
      expect(await post("mailResetLink", email, once)).toMatchObject({ status: 200, body: { email } });
    await shop.runJobs();
    const mails = (await mailsOf(shop.services.settings.dataDir)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const reset = (await entries()).filter(({ verb }) => verb === "customers reset");
    expect(reset).toEqual([
      { by: "office", verb: "customers reset", subject: expect.stringMatching(/^customer \d+$/) },
    ]);
    expect((await post("mailResetLink", "personne@example.fr")).body).toEqual({
      code: "REFUSED",
      message: "Aucun client n’a l’adresse personne@example.fr.",
    });
  });

  it("are erased, once, for a key with the scope alone", async () => {
    const email = "effacee@example.fr";
    await signUp(shop.newVisitor(), email);
    const once = { "idempotency-key": "erasure-of-may" };
    const erased = { hadAccount: true, deletedOrders: 0, keptOrders: 0, deletedAlerts: 0 };
    for (const _ of [1, 2]) expect((await post("erase", email, once)).body).toEqual(erased);
    expect((await read<Found>(`?text=${email}`)).body).toEqual([]);
    expect((await post("erase", email)).body).toEqual({ ...erased, hadAccount: false });
    const found = (await entries()).filter(({ verb }) => verb === "customers erase");
    expect(found).toEqual([
      { by: "office", verb: "customers erase", subject: expect.stringMatching(/^customer \d+$/) },
    ]);
    const other = await keyOf("lab", "orders");
    expect((await post("erase", email, other)).body.code).toBe("SCOPE_MISSING");
    expect((await read<Refused>("?text=a", other)).body.code).toBe("SCOPE_MISSING");
  });

  it("are not erased while an order is on its way", async () => {
    const email = "attendue@example.fr";
    const customerId = await signUp(shop.newVisitor(), email);
    await shop.services.db
      .insertInto("order")
      .values({ status: "paid", customerId } as never)
      .execute();
    const refused = await post("erase", email);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^Pas encore : terminer ou annuler d’abord les commandes en cours : .{4} payée \(paid\)\.$/,
      ),
    ]);
    expect((await read<Found>(`?text=${email}`)).body).toHaveLength(1);
  });
});

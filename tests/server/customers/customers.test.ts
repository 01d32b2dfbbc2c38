import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cart, currentOrderUuid, print, type Refused, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  visitor = shop.newVisitor();
  await shop.services.db.deleteFrom("attempt").execute();
});

const anonymous = "/api/anonymous/customers";
const zoe = { email: "zoe@example.fr", password: "mot de passe", firstName: "Zoé", lastName: "Lefèvre" };
type Registered = { error: string | null; accessToken: string | null } & Refused;
type SignedIn = { isSuccess: boolean; accessToken: string | null } & Refused;
const register = (body: unknown, of = visitor, headers?: Record<string, string>) =>
  of.post<Registered>(`${anonymous}/register`, body, headers);
const login = (email: string, password: string, of = visitor) =>
  of.post<SignedIn>(`${anonymous}/login`, { email, password });
const current = async (of = visitor) =>
  (await of.get<Record<string, unknown> | null>(`${anonymous}/current`)).body;

describe("registering", () => {
  it("opens an account and signs in; the password is nowhere as it is", async () => {
    const answered = await register({ ...zoe, company: "Écurie du Lys", vatNumber: "FR12345678901" });
    expect(answered.status).toBe(200);
    expect(answered.body.error).toBeNull();
    visitor.token = answered.body.accessToken;
    const customer = await current();
    expect(customer).toMatchObject({
      email: "zoe@example.fr",
      firstName: "Zoé",
      lastName: "Lefèvre",
      mobile: null,
      company: "Écurie du Lys",
      vatNumber: "FR12345678901",
    });
    expect(customer).not.toHaveProperty("passwordHash");
    const rows = await shop.services.db.selectFrom("customer").selectAll().execute();
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = await shop.services.db.selectFrom("customerToken").selectAll().execute();
    expect(JSON.stringify([rows, tokens])).not.toMatch(zoe.password);
    expect(JSON.stringify(tokens)).not.toContain(visitor.token);
    const days = (Date.parse(tokens[0]?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  it.each(["zoe@example.fr", "ZOE@Example.FR", " zoe@example.fr "])(
    "takes %s once, in whatever case",
    async (email) => {
      const { status, body } = await register({ ...zoe, email });
      expect([status, body]).toEqual([200, { error: "EMAIL_ALREADY_USED", accessToken: null }]);
    },
  );

  it("of two at once with one address opens one account", async () => {
    const both = { ...zoe, email: "course@example.fr" };
    const answers = await Promise.all(
      [both, { ...both, email: "COURSE@example.fr" }].map((body) => register(body)),
    );
    expect(answers.map(({ body }) => body.error).sort()).toEqual(["EMAIL_ALREADY_USED", null]);
    expect(answers.filter(({ body }) => body.accessToken !== null)).toHaveLength(1);
  });

  it("asks for eight characters", async () => {
    const short = await register({ ...zoe, email: "court@example.fr", password: "1234567" });
    expect([short.status, short.body.error]).toEqual([200, "PASSWORD_TOO_SHORT"]);
    expect(
      (await register({ ...zoe, email: "court@example.fr", password: "12345678" })).body.error,
    ).toBeNull();
  });

  it.each([
    ["email", { email: "" }],
    ["email", { email: "zoe" }],
    ["email", { email: `${"a".repeat(65)}@example.fr` }],
    ["email", { email: `${"a".repeat(50)}@${"b".repeat(50)}.fr` }],
    ["password", { password: "" }],
    ["password", { password: "a".repeat(201) }],
    ["firstName", { firstName: " " }],
    ["lastName", { lastName: "a".repeat(101) }],
    ["lastName", { lastName: "a\0" }],
    ["mobile", { mobile: "0".repeat(31) }],
    ["company", { company: "a".repeat(201) }],
    ["vatNumber", { vatNumber: "a".repeat(101) }],
  ])("refuses a bad %s (%#)", async (path, change) => {
    const { status, body } = await register({ ...zoe, email: "nouveau@example.fr", ...change });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([400, "INVALID_INPUT", path]);
  });

  it("of one whose answer was lost signs in when it is repeated, for who knows the password", async () => {
    const lost = { ...zoe, email: "perdue@example.fr" };
    const headers = { "idempotency-key": "a-registration" };
    const first = await register(lost, visitor, headers);
    // The session cookie was lost with the response.
    const again = await register(lost, shop.newVisitor(), headers);
    expect([first.body.error, again.body.error]).toEqual([null, null]);
    visitor.token = again.body.accessToken;
    expect(await current()).toMatchObject({ email: "perdue@example.fr" });
    const used = { error: "EMAIL_ALREADY_USED", accessToken: null };
    expect((await register({ ...lost, password: "un autre mot" }, visitor, headers)).body).toEqual(used);
    expect((await register(lost, visitor, { "idempotency-key": "another-one" })).body).toEqual(used);
    const kept = await shop.services.db.selectFrom("idempotencyKey").selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${first.body.accessToken}|${zoe.password}`));
  });

  it("takes the visitor's cart along", async () => {
    await add(visitor, print(stock));
    const left = await currentOrderUuid(visitor);
    await signUp(visitor);
    expect(await cart(visitor)).toHaveLength(1);
    expect(await currentOrderUuid(visitor)).not.toBe(left);
  });

  it("is limited by address", async () => {
    stopClock(shop);
    const windowStart = new Date(Math.floor(shop.services.now().getTime() / 900_000) * 900_000).toISOString();
    await shop.services.db
      .insertInto("attempt")
      .values({ bucket: "register address 127.0.0.1", windowStart, count: 50 })
      .execute();
    const { status, body } = await register({ ...zoe, email: "trop@example.fr" });
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
  });
});

describe("signing in", () => {
  it("takes the password as it was typed and the address in any case", async () => {
    const password = " É\u0301té à Rosières ";
    await register({ ...zoe, email: "ete@example.fr", password });
    expect((await login(" ETE@example.fr", password)).body).toMatchObject({ isSuccess: true });
    expect((await login("ete@example.fr", password.normalize("NFC"))).body.isSuccess).toBe(true);
    expect((await login("ete@example.fr", password.trim())).body.isSuccess).toBe(false);
    const { body } = await login("ete@example.fr", password);
    visitor.token = body.accessToken;
    expect(await current()).toMatchObject({ email: "ete@example.fr" });
  });

  it("answers alike for a wrong password, an unknown address, an empty one, a removed account", async () => {
    await signUp(shop.newVisitor(), "parti@example.fr");
    await shop.services.db
      .updateTable("customer")
      .set({ isDeleted: true })
      .where("email", "=", "parti@example.fr")
      .execute();
    const refused = { isSuccess: false, accessToken: null };
    for (const [email, password] of [
      ["zoe@example.fr", "faux"],
      ["personne@example.fr", "mot de passe"],
      ["parti@example.fr", "mot de passe"],
      ["", ""],
    ] as const) {
      const { status, body } = await login(email, password);
      expect([status, body], email).toEqual([200, refused]);
    }
    expect((await visitor.post(`${anonymous}/login`, { email: "a".repeat(255), password: "x" })).status).toBe(
      400,
    );
  });

  it("never takes a password for an account whose hash is none", async () => {
    await signUp(shop.newVisitor(), "abime@example.fr");
    for (const passwordHash of [
      "",
      "none",
      "$argon2id$v=19$m=19456,t=2,p=1$AAAA",
      "$2b$10$abcdefghijklmnopqrstuv",
    ]) {
      await shop.services.db
        .updateTable("customer")
        .set({ passwordHash })
        .where("email", "=", "abime@example.fr")
        .execute();
      const { status, body } = await login("abime@example.fr", "mot de passe");
      expect([status, body.isSuccess]).toEqual([200, false]);
    }
  });

  it("takes as long for an unknown address", async () => {
    const shortest = {
      "zoe@example.fr": Number.POSITIVE_INFINITY,
      "inconnu@example.fr": Number.POSITIVE_INFINITY,
    };
    for (let tried = 0; tried < 8; tried++) {
      for (const email of ["zoe@example.fr", "inconnu@example.fr"] as const) {
        const start = performance.now();
        await login(email, "faux");
        shortest[email] = Math.min(shortest[email], performance.now() - start);
      }
    }
    // Without a hash to verify, the response would take a tenth of the time.
    expect(shortest["inconnu@example.fr"]).toBeGreaterThan(shortest["zoe@example.fr"] / 2);
  });

  it("is limited by account, whether there is one or not, and says nothing of it", async () => {
    stopClock(shop);
    for (const email of ["zoe@example.fr", "personne@example.fr"]) {
      const answers = [];
      for (let tried = 0; tried < 11; tried++) answers.push(await login(email, "faux"));
      expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true);
      const last = await login(email.toUpperCase(), zoe.password);
      expect([last.status, last.body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    }
    const rows = await shop.services.db.selectFrom("attempt").select("bucket").execute();
    expect(JSON.stringify(rows)).not.toContain("@");
  });

  it("is limited by address over all accounts", async () => {
    stopClock(shop);
    const tries = Array.from({ length: 60 }, (_, index) => login(`n${index}@example.fr`, "faux"));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("forgets the failures of who succeeds", async () => {
    for (let round = 0; round < 3; round++) {
      for (let tried = 0; tried < 9; tried++) await login("zoe@example.fr", "faux");
      expect((await login("zoe@example.fr", zoe.password)).body.isSuccess).toBe(true);
    }
  });

  it("counts anew after the quarter of an hour", async () => {
    stopClock(shop);
    const { services } = shop;
    const start = services.now();
    for (let tried = 0; tried < 12; tried++) await login("zoe@example.fr", "faux");
    services.now = () => new Date(start.getTime() + 15 * 60_000);
    expect((await login("zoe@example.fr", zoe.password)).body.isSuccess).toBe(true);
  });
});

describe("a token", () => {
  it("ends with signing out, and the customer's others go on", async () => {
    const other = shop.newVisitor();
    visitor.token = (await login(zoe.email, zoe.password)).body.accessToken;
    other.token = (await login(zoe.email, zoe.password, other)).body.accessToken;
    const { status, body } = await visitor.post("/api/customer/customers/logout");
    expect([status, body]).toEqual([200, {}]);
    expect(await current()).toBeNull();
    expect((await visitor.post("/api/customer/customers/logout")).status).toBe(401);
    expect(await current(other)).toMatchObject({ email: zoe.email });
  });

  it("ends after 30 days", async () => {
    const { services } = shop;
    visitor.token = (await login(zoe.email, zoe.password)).body.accessToken;
    const start = services.now();
    services.now = () => new Date(start.getTime() + 30 * 86_400_000 + 1000);
    const after = await current();
    const status = (await visitor.get("/api/customer/addresses/byCurrentCustomer")).status;
    services.now = () => new Date();
    expect([after, status]).toEqual([null, 401]);
  });

  it("of nobody is nobody's", async () => {
    visitor.token = "x".repeat(43);
    expect(await current()).toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deviceCookie, sessionCookie } from "../../../server/core/tokens.ts";
import { findCustomer } from "../../../server/customers/findCustomer.ts";
import { signResetLink } from "../../../server/customers/resetLink.ts";
import { add, cart, currentOrderUuid, print, type Refused, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: 1 });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  stopClock(shop);
  await shop.services.db.deleteFrom("attempt").execute();
});

type SignedIn = { isSuccess: boolean; accessToken: string | null } & Refused;
const customers = "/api/anonymous/customers";
const right = "mot de passe";
let accounts = 0;
const newEmail = () => `proprietaire${accounts++}@example.fr`;

async function login(of: TestVisitor, email: string, password: string, from = "203.0.113.1") {
  const headers = { "x-forwarded-for": from };
  const { status, body } = await of.post<SignedIn>(`${customers}/login`, { email, password }, headers);
  return status === 200 ? body.isSuccess : body.code;
}
async function fail(times: number, of: TestVisitor, email: string, from?: string) {
  for (let tried = 0; tried < times; tried++) expect(await login(of, email, "faux", from)).toBe(false);
}

describe("wrong passwords of a stranger", () => {
  it("stop him, not the owner on his own browser nor at another address", async () => {
    const owner = shop.newVisitor();
    const email = newEmail();
    await signUp(owner, email);
    await fail(10, shop.newVisitor(), email);
    expect(await login(shop.newVisitor(), email, right)).toBe("TOO_MANY_ATTEMPTS");
    expect(await login(owner, email, right)).toBe(true);
    expect(await login(shop.newVisitor(), email, right, "2001:db8:1::1")).toBe(true);
  });

  it("from many addresses are bounded too, and the owner's browser is let through", async () => {
    const owner = shop.newVisitor();
    const email = newEmail();
    await signUp(owner, email);
    for (let host = 0; host < 10; host++) await fail(10, shop.newVisitor(), email, `198.51.100.${host}`);
    expect(await login(shop.newVisitor(), email, right, "198.51.100.99")).toBe("TOO_MANY_ATTEMPTS");
    expect(await login(owner, email, right)).toBe(true);
  });

  it("are counted for a known browser as well, whose proof is of one account and cannot be made up", async () => {
    const owner = shop.newVisitor();
    const email = newEmail();
    await signUp(owner, email);
    const other = shop.newVisitor();
    await signUp(other, newEmail());
    await fail(10, shop.newVisitor(), email);
    expect(await login(other, email, right)).toBe("TOO_MANY_ATTEMPTS");
    const proof = owner.cookies.get(deviceCookie) ?? "";
    for (const forged of ["", "x.y", `${"A".repeat(22)}.${proof.split(".")[1]}`]) {
      other.cookies.set(deviceCookie, forged);
      expect(await login(other, email, right), forged).toBe("TOO_MANY_ATTEMPTS");
    }
    await fail(10, owner, email);
    expect(await login(owner, email, right)).toBe("TOO_MANY_ATTEMPTS");
  });
});

describe("signing in", () => {
  /** A cart in a session whose cookie somebody else knows. */
  async function fixed() {
    const visitor = shop.newVisitor();
    await add(visitor, print(stock));
    const thief = shop.newVisitor();
    thief.cookies.set(sessionCookie, visitor.cookies.get(sessionCookie) ?? "");
    expect(await currentOrderUuid(thief)).not.toBeNull();
    return { visitor, thief };
  }
  async function reset(of: TestVisitor, email: string) {
    const { services } = shop;
    const expireAt = new Date(services.now().getTime() + 60_000).toISOString();
    const account = await findCustomer(services.db, email);
    const signature = signResetLink(services.secret, account, email, expireAt);
    const body = { email, expireAt, signature, newPassword: "un nouveau mot" };
    return of.post<SignedIn>(`${customers}/resetPassword`, body);
  }

  it.each(["login", "register", "resetPassword"] as const)(
    "by %s gives the session another token",
    async (by) => {
      const email = newEmail();
      if (by !== "register") await signUp(shop.newVisitor(), email);
      const { visitor, thief } = await fixed();
      const before = visitor.cookies.get(sessionCookie);
      if (by === "register") await signUp(visitor, email);
      if (by === "login") {
        const { body } = await visitor.post<SignedIn>(`${customers}/login`, { email, password: right });
        visitor.token = body.accessToken;
      }
      if (by === "resetPassword") visitor.token = (await reset(visitor, email)).body.accessToken;
      expect(await cart(visitor)).toHaveLength(1);
      expect(visitor.cookies.get(sessionCookie)).not.toBe(before);

      // After signing out again, the customer's session is private to that browser.
      visitor.token = null;
      await add(visitor, print(stock));
      expect(await currentOrderUuid(visitor)).not.toBeNull();
      expect(await currentOrderUuid(thief)).toBeNull();
    },
  );

  it("that fails leaves the session as it is", async () => {
    const { visitor, thief } = await fixed();
    expect(await login(visitor, newEmail(), "faux")).toBe(false);
    expect(await currentOrderUuid(thief)).toBe(await currentOrderUuid(visitor));
    expect(visitor.cookies.has(deviceCookie)).toBe(false);
  });
});

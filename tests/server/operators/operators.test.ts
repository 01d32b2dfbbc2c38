import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import {
  type OperatorRole,
  operatorRoles,
  operatorScopes,
  scopesOf,
} from "../../../src/domain/operators/operatorAccess.ts";
import { add, currentOrder, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { startTestShop, stopClock, type TestShop, TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  const { db } = shop.services;
  await db.deleteFrom("attempt").execute();
  await db.deleteFrom("operatorSession").execute();
  await db.deleteFrom("operator").execute();
  await db.deleteFrom("operatorKey").execute();
});

const { run, refusal } = operatorOf(() => shop);

type State = { openedBy: string[]; isOpen: boolean; scopes: string[] };
const stateOf = async (visitor: TestVisitor) => (await visitor.get<State>("/api/anonymous/counter")).body;
const passwordIn = (said: string) => said.split("\n").at(-1) ?? "";
const login = (visitor: TestVisitor, email: string, password: string) =>
  visitor.post<{ isSuccess: boolean } & Refused>("/api/anonymous/operator/login", { email, password });

async function signedIn(role: OperatorRole, email = `${role}@example.fr`): Promise<TestVisitor> {
  const password = passwordIn(await run("operators", "add", email, role));
  const visitor = shop.newVisitor();
  expect((await login(visitor, email, password)).body.isSuccess).toBe(true);
  return visitor;
}
const keyHeaders = async (...scopes: string[]) => {
  const said = await run("keys", "add", scopes.join(" "), "--scope", ...scopes);
  return { authorization: said.split("Authorization: ").at(-1) ?? "" };
};
const lastAudit = () =>
  shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "before", "after"])
    .orderBy("id", "desc")
    .executeTakeFirst();

/** An order of a shopper who pays by check, placed on the main site. */
async function placedOrder() {
  const visitor = shop.newVisitor();
  await add(visitor, print(stock));
  const order = await currentOrder(visitor);
  await shop.services.db
    .updateTable("order")
    .set({ status: "finalized", email: "zoe@example.fr", lastName: "Guével" })
    .where("uuid", "=", order.uuid)
    .execute();
  return { ...order, path: `/api/operator/orders/${order.uuid}` };
}

const calls = Object.values(servedContract)
  .flatMap((resource) => Object.entries(resource) as [string, Endpoint][])
  .filter(([, { access }]) => access === "operator");
const anyUuid = "01234567-89ab-4def-8123-456789abcdef";

/** Calls with input that is refused after the access was checked, so that nothing is changed. */
async function call(visitor: TestVisitor, { method, path }: Endpoint, headers?: Record<string, string>) {
  const url = `/api${path.replace(/\{\w+\}/g, anyUuid)}`;
  const { status, body } = await visitor.request<Refused>(
    method,
    url,
    method === "GET" ? undefined : "no JSON",
    headers,
  );
  return status === 401 || status === 403 ? body.code : "allowed";
}

describe("the access table", () => {
  it("lets each role and each key make the calls of its scopes, and strangers none", async () => {
    expect(calls.length).toBeGreaterThanOrEqual(6);
    for (const role of operatorRoles) {
      const visitor = await signedIn(role);
      for (const [name, endpoint] of calls) {
        const isAllowed = (scopesOf[role] as readonly string[]).includes(endpoint.scope ?? "");
        expect([role, name, await call(visitor, endpoint)]).toEqual([
          role,
          name,
          isAllowed ? "allowed" : "SCOPE_MISSING",
        ]);
      }
    }
    for (const scope of operatorScopes) {
      const headers = await keyHeaders(scope);
      for (const [name, endpoint] of calls) {
        expect([scope, name, await call(shop.newVisitor(), endpoint, headers)]).toEqual([
          scope,
          name,
          endpoint.scope === scope ? "allowed" : "SCOPE_MISSING",
        ]);
      }
    }
    const wrong = { authorization: `Bearer dossard_${"A".repeat(43)}` };
    for (const [name, endpoint] of calls) {
      expect([name, await call(shop.newVisitor(), endpoint)]).toEqual([name, "OPERATOR_CODE_NEEDED"]);
      expect([name, await call(shop.newVisitor(), endpoint, wrong)]).toEqual([name, "OPERATOR_CODE_NEEDED"]);
    }
  });
});

describe("dossard operators", () => {
  it("lets somebody open the counter of the main site, and says who acted", async () => {
    expect(await stateOf(shop.newVisitor())).toMatchObject({ openedBy: [], isOpen: false });
    const visitor = await signedIn("comptoir", "Zoe@example.fr");
    expect(await stateOf(visitor)).toMatchObject({
      openedBy: ["password"],
      isOpen: true,
      scopes: scopesOf.comptoir,
    });
    const order = await placedOrder();
    const paid = await visitor.post<Refused>(`${order.path}/pay`, {
      method: "check",
      totalPrice: order.totalPrice,
    });
    expect(paid.status).toBe(200);
    expect(await lastAudit()).toEqual({
      by: "Zoe@example.fr",
      verb: "orders pay",
      before: { status: "finalized" },
      after: { status: "paid" },
    });
    await visitor.post("/api/operator/counter/close");
    expect(await stateOf(visitor)).toMatchObject({ isOpen: false, scopes: [] });
  });

  it("opens no browser that has only the session's earlier cookie", async () => {
    const password = passwordIn(await run("operators", "add", "zoe@example.fr", "patron"));
    const visitor = shop.newVisitor();
    await add(visitor, print(stock));
    const earlier = new TestVisitor(shop.url, new Map(visitor.cookies));
    await login(visitor, "zoe@example.fr", password);
    expect(await stateOf(visitor)).toMatchObject({ isOpen: true });
    expect(await stateOf(earlier)).toMatchObject({ isOpen: false });
    expect(await currentOrder(visitor)).toMatchObject({ status: "uncomplete" });
  });

  it("offers no action to a role that may not take it", async () => {
    const order = await placedOrder();
    const [comptoir, production] = [await signedIn("comptoir"), await signedIn("production")];
    const actions = async (visitor: TestVisitor) =>
      (await visitor.get<{ actions: string[] }>(order.path)).body.actions;
    expect(await actions(comptoir)).toEqual(["pay"]);
    expect(await actions(production)).toEqual([]);
    const { body } = await production.get<{ actions: string[] }[]>(
      `/api/operator/orders?code=${order.uuid.slice(0, 4)}`,
    );
    expect(body.map(({ actions }) => actions)).toEqual([[]]);
  });

  it("changes a role at once, and ends access in every browser", async () => {
    const visitor = await signedIn("production", "leo@example.fr");
    const sales = async () => (await visitor.get("/api/operator/sales")).status;
    expect(await sales()).toBe(403);
    await run("operators", "role", "LEO@example.fr", "patron");
    expect(await sales()).toBe(200);
    expect(await lastAudit()).toMatchObject({ before: { role: "production" }, after: { role: "patron" } });
    expect(JSON.parse(await run("operators", "--json"))).toMatchObject([
      { email: "leo@example.fr", role: "patron" },
    ]);
    await run("operators", "end", "leo@example.fr");
    expect(await sales()).toBe(401);
    expect(await run("operators")).toBe("Il n’y a pas d’opérateur.");
    expect(await refusal("operators", "end", "leo@example.fr")).toBe(
      "Il n’y a pas d’opérateur leo@example.fr.",
    );
  });

  it("renews a password: the old one and the browsers that it opened are closed out", async () => {
    const first = passwordIn(await run("operators", "add", "anna@example.fr", "patron"));
    const visitor = shop.newVisitor();
    await login(visitor, "anna@example.fr", first);
    const second = passwordIn(await run("operators", "password", "anna@example.fr"));
    expect(second).not.toBe(first);
    expect(await stateOf(visitor)).toMatchObject({ isOpen: false });
    expect((await login(visitor, "anna@example.fr", first)).body.isSuccess).toBe(false);
    expect((await login(visitor, " ANNA@example.fr ", second)).body.isSuccess).toBe(true);
  });

  it("refuses what is no address, and an operator twice", async () => {
    expect(await refusal("operators", "add", "zoe", "patron")).toBe("« zoe » n’est pas une adresse e-mail.");
    await run("operators", "add", "zoe@example.fr", "patron");
    expect(await refusal("operators", "add", "ZOE@example.fr", "comptoir")).toBe(
      "ZOE@example.fr est déjà opérateur : operators role ZOE@example.fr comptoir.",
    );
  });

  it("is guessed ten times in vain, then even the right password waits, in that place alone", async () => {
    stopClock(shop);
    const password = passwordIn(await run("operators", "add", "zoe@example.fr", "patron"));
    const visitor = shop.newVisitor();
    for (let time = 0; time < 10; time++) {
      expect((await login(visitor, "zoe@example.fr", `guess ${time}`)).body.isSuccess).toBe(false);
    }
    expect((await login(visitor, "zoe@example.fr", password)).body.code).toBe("TOO_MANY_ATTEMPTS");
  });

  it("keeps no password or key that could be read", async () => {
    const password = passwordIn(await run("operators", "add", "zoe@example.fr", "patron"));
    const { authorization } = await keyHeaders("orders");
    const { db } = shop.services;
    const stored = JSON.stringify([
      await db.selectFrom("operator").selectAll().execute(),
      await db.selectFrom("operatorKey").selectAll().execute(),
      await db.selectFrom("auditEntry").selectAll().execute(),
    ]);
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(authorization.replace("Bearer ", ""));
  });
});

describe("dossard keys", () => {
  it("makes one that acts without a browser: no cookie, no session, each change once", async () => {
    const headers = { ...(await keyHeaders("orders", "counter")), "idempotency-key": "a-lab-run-1" };
    const order = await placedOrder();
    const before = await shop.services.db.selectFrom("visitorSession").selectAll().execute();
    const program = shop.newVisitor();
    const body = { method: "check", totalPrice: order.totalPrice };
    const first = await program.post(`${order.path}/pay`, body, headers);
    const again = await shop.newVisitor().post(`${order.path}/pay`, body, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(await shop.services.db.selectFrom("visitorSession").selectAll().execute()).toEqual(before);
    expect(await lastAudit()).toMatchObject({ by: "orders counter", verb: "orders pay" });
    expect(await run("keys")).toMatch(/^NOM +DROITS[^\n]*\norders counter +orders, counter +\d/);
    expect(JSON.parse(await run("keys", "--json"))).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it("ends one at once, and refuses two of one name", async () => {
    const headers = await keyHeaders("orders");
    const list = async () => (await shop.newVisitor().get("/api/operator/orders", headers)).status;
    expect(await list()).toBe(200);
    expect(await refusal("keys", "add", "ORDERS", "--scope", "sales")).toBe(
      "Il y a déjà une clé « ORDERS ».",
    );
    await run("keys", "end", "orders");
    expect(await list()).toBe(401);
    expect(await refusal("keys", "end", "orders")).toBe("Il n’y a pas de clé « orders ».");
    await run("keys", "add", "orders", "--scope", "sales");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyPassword } from "../../../server/core/passwordHash.ts";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import { failJob, takeJob } from "../../../server/jobs/jobRows.ts";
import type { Refused } from "../cart/shopper.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { noteKind } from "../jobs/noteKind.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let key: Record<string, string>;
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  const { db } = shop.services;
  for (const table of ["job", "idempotencyKey", "operatorSession", "operator", "operatorKey"] as const)
    await db.deleteFrom(table).execute();
  const { key: made } = JSON.parse(await run("keys", "add", "patronne", "--scope", "team", "--json"));
  key = { authorization: `Bearer ${made}` };
});

const send = <Body>(method: "GET" | "POST", path: string, body?: unknown, headers = {}) =>
  shop.newVisitor().request<Body & Refused & { message: string }>(method, `/api/operator/team${path}`, body, {
    ...key,
    ...headers,
  });
const once = { "idempotency-key": "the-same-call" };
const stored = async () =>
  JSON.stringify(await shop.services.db.selectFrom("idempotencyKey").selectAll().execute());
const audits = () =>
  shop.services.db.selectFrom("auditEntry").select(["by", "verb"]).orderBy("id", "desc").limit(2).execute();

describe("operators by a team's call", () => {
  type Password = { email: string; role: string; password: string | null };
  const zoe = { email: "zoe@example.fr", role: "comptoir" };

  it("are added, changed, listed and ended; the journal names the key", async () => {
    const added = await send<Password>("POST", "/operators", zoe);
    expect(added).toMatchObject({ status: 200, body: { ...zoe, password: expect.any(String) } });
    await send("POST", "/operators", { email: "anna@example.fr", role: "patron" });
    await send("POST", "/operators/role", { email: "ZOE@example.fr", role: "production" });
    const page = await send<Password[]>("GET", "/operators?limit=1&offset=1");
    expect(page.body).toEqual([
      { email: "zoe@example.fr", role: "production", createdAt: expect.any(String) },
    ]);
    expect(page.headers.get("x-total-count")).toBe("2");
    const ended = await send("POST", "/operators/end", { email: "zoe@example.fr" });
    expect(ended.body).toEqual({ email: "zoe@example.fr", role: "production" });
    expect(await audits()).toEqual([
      { by: "patronne", verb: "operators end" },
      { by: "patronne", verb: "operators role" },
    ]);
    expect(JSON.parse(await run("operators", "--json"))).toMatchObject([{ email: "anna@example.fr" }]);
  });

  it("show a password once: a repeated call gets none, changes nothing, and none is stored", async () => {
    const first = await send<Password>("POST", "/operators", zoe, once);
    const again = await send<Password>("POST", "/operators", zoe, once);
    expect(again).toMatchObject({ status: 200, body: { ...zoe, password: null } });
    const renew = { "idempotency-key": "another-password" };
    const second = await send<Password>("POST", "/operators/password", { email: zoe.email }, renew);
    const repeated = await send<Password>("POST", "/operators/password", { email: zoe.email }, renew);
    expect(repeated.body).toEqual({ ...zoe, password: null });
    const { passwordHash } = await shop.services.db
      .selectFrom("operator")
      .select("passwordHash")
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(second.body.password ?? "", passwordHash)).toBe(true);
    expect(await stored()).toContain(zoe.email);
    for (const { password } of [first.body, second.body]) expect(await stored()).not.toContain(password);
  });

  it("keep a patron, also when two leave at one moment; the command line may end the last one", async () => {
    const patrons = ["anna@example.fr", "nina@example.fr"];
    const left = async () => {
      const rows: { role: string }[] = JSON.parse(await run("operators", "--json"));
      return rows.filter(({ role }) => role === "patron").length;
    };
    const last = {
      status: 409,
      body: { message: expect.stringContaining("dernier patron") },
    };
    await send("POST", "/operators", zoe);
    for (let round = 0; round < 5; round++) {
      for (const email of patrons) {
        await send("POST", "/operators", { email, role: "patron" });
        await send("POST", "/operators/role", { email, role: "patron" });
      }
      const [anna, nina] = await Promise.all([
        send("POST", "/operators/end", { email: patrons[0] }),
        send("POST", "/operators/role", { email: patrons[1], role: "production" }),
      ]);
      expect([anna.status, nina.status].sort()).toEqual([200, 409]);
      expect(anna.status === 409 ? anna : nina).toMatchObject(last);
      expect(await left()).toBe(1);
    }
    const [{ email }] = JSON.parse(await run("operators", "--json")).filter(
      ({ role }: { role: string }) => role === "patron",
    );
    expect(await send("POST", "/operators/end", { email })).toMatchObject(last);
    expect(await send("POST", "/operators/role", { email, role: "patron" })).toMatchObject({ status: 200 });
    expect(await send("POST", "/operators/end", { email: zoe.email })).toMatchObject({ status: 200 });
    await run("operators", "end", email);
    expect(await left()).toBe(0);
  });

  it("are refused in a sentence, or by the field", async () => {
    await send("POST", "/operators", zoe);
    expect(await send("POST", "/operators", { ...zoe, email: "ZOE@example.fr" })).toMatchObject({
      status: 409,
      body: {
        code: "REFUSED",
        message: "ZOE@example.fr est déjà opérateur : operators role ZOE@example.fr comptoir.",
      },
    });
    for (const path of ["/operators/role", "/operators/password", "/operators/end"]) {
      const refused = await send("POST", path, { email: "nina@example.fr", role: "patron" });
      expect(refused.body.message).toBe("Il n’y a pas d’opérateur nina@example.fr.");
    }
    for (const wrong of [{ email: "zoe" }, { email: `${"a".repeat(100)}@example.fr` }, { role: "chef" }]) {
      expect(await send("POST", "/operators", { ...zoe, ...wrong })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT" },
      });
    }
  });
});

describe("keys by a team's call", () => {
  type Key = { name: string; scopes: string[]; key: string | null };
  const lab = { name: "labo", scopes: ["orders", "orders"] };

  it("are made, shown once, listed without themselves, and ended at once", async () => {
    const made = await send<Key>("POST", "/keys", lab, once);
    expect(made.body).toEqual({ name: "labo", scopes: ["orders"], key: expect.stringMatching(/^dossard_/) });
    expect((await send<Key>("POST", "/keys", lab, once)).body).toEqual({
      ...made.body,
      key: null,
    });
    expect(await stored()).not.toContain(made.body.key);
    const orders = () =>
      shop.newVisitor().get("/api/operator/orders", { authorization: `Bearer ${made.body.key}` });
    expect((await orders()).status).toBe(200);
    const listed = await send<Key[]>("GET", "/keys");
    expect(listed.body.map(({ name }) => name)).toEqual(["labo", "patronne"]);
    expect(JSON.stringify(listed.body)).not.toContain(made.body.key);
    expect((await send("POST", "/keys/end", { name: "LABO" })).body).toEqual({
      name: "labo",
      scopes: ["orders"],
    });
    expect((await orders()).status).toBe(401);
    expect((await send("POST", "/keys/end", { name: "labo" })).body.message).toBe(
      "Il n’y a pas de clé « labo ».",
    );
  });

  it.each(["ẞıİ", "ΣΑΣ", "Straße"])("have one name in any letter case: %s", async (name) => {
    const scopes = ["orders"];
    expect((await send("POST", "/keys", { name, scopes })).status).toBe(200);
    expect(await send("POST", "/keys", { name, scopes })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Il y a déjà une clé") },
    });
    expect((await send("POST", "/keys/end", { name })).status).toBe(200);
  });

  it("have a name and a scope", async () => {
    const wrongs = [
      { ...lab, name: " " },
      { ...lab, scopes: [] },
      { ...lab, name: "a\u0000" },
    ];
    for (const wrong of wrongs) expect((await send("POST", "/keys", wrong)).status).toBe(400);
  });
});

describe("jobs by a team's call", () => {
  it("are listed without their payloads, and tried again", async () => {
    const { db } = shop.services;
    for (const name of ["A", "B"]) {
      await db.transaction().execute((tx) => enqueue(tx, noteKind(), { key: name }, { key: name }));
      const taken = await takeJob(db, ["note"], 30_000);
      if (taken) await failJob(db, taken, "no such address");
    }
    type Job = { id: number; key: string; state: string };
    const { body, headers } = await send<Job[]>("GET", "/jobs?limit=1");
    expect(headers.get("x-total-count")).toBe("2");
    expect(body).toEqual([
      {
        ...{ id: expect.any(Number), kind: "note", key: "A", attempts: 1, state: "failed" },
        ...{ lastError: "no such address", createdAt: expect.any(String), dueAt: expect.any(String) },
      },
    ]);
    expect((await send("POST", "/jobs/retry", { ids: [body[0]?.id] })).body).toEqual({ retried: 1 });
    expect((await send("POST", "/jobs/retry", {}, once)).body).toEqual({ retried: 1 });
    expect((await send("POST", "/jobs/retry", {}, once)).body).toEqual({ retried: 1 });
    expect((await send("POST", "/jobs/retry", {})).body).toEqual({ retried: 0 });
    expect((await send<Job[]>("GET", "/jobs")).body.map(({ state }) => state)).toEqual([
      "waiting",
      "waiting",
    ]);
    expect((await audits())[0]).toEqual({ by: "patronne", verb: "jobs retry" });
    for (const ids of [[], [-1], [2 ** 40], Array.from({ length: 1001 }, () => 1)])
      expect((await send("POST", "/jobs/retry", { ids })).status).toBe(400);
  });
});

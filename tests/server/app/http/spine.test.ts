import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop, type TestVisitor } from "../../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><title>Dossard</title><!--place--><script data-shop="/a.js">begin()</script>',
  );
  await writeFile(join(folder, "assets/main-abc.js"), "console.log(1)");
  await writeFile(join(folder, "assets/main-abc.js.br"), brotliCompressSync("console.log(1)"));
  await writeFile(join(shop.services.settings.dataDir, "secret.json"), "{}");
});
afterAll(() => shop?.stop());

/** Sends a request with its path unchanged: fetch would normalise it. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

describe("refusals", () => {
  const login = "/api/anonymous/customers/login";
  const post = (body: string, headers: Record<string, string> = {}) =>
    shop.newVisitor().request<{ code: string; fields: unknown }>("POST", login, body, headers);

  it("names the faulty fields of a body", async () => {
    const { status, body } = await post('{"email": 1}');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "email" }, { path: "password" }] });
  });

  it("takes nothing but JSON", async () => {
    expect((await post("email=a", { "content-type": "application/x-www-form-urlencoded" })).body.code).toBe(
      "NOT_JSON",
    );
    expect((await post("{")).body.code).toBe("INVALID_INPUT");
  });

  it("bounds the body", async () => {
    const { status, body } = await post(JSON.stringify({ email: "a".repeat(300_000) }));
    expect([status, body.code]).toEqual([413, "TOO_LARGE"]);
  });

  it("bounds the body whose length is not announced", async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 40; index++)
          controller.enqueue(new TextEncoder().encode("a".repeat(10_000)));
        controller.close();
      },
    });
    const response = await fetch(shop.url + login, {
      method: "POST",
      body: stream,
      duplex: "half",
      headers: { "content-type": "application/json" },
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it.each(["/api/anonymous/nothing", "/api", "/images/no.webp", "/thumbnails/1/2/3.webp", "/nothing.js"])(
    "answers NOT_FOUND for %s",
    async (path) => {
      const { status, body } = await shop.newVisitor().get<{ code: string }>(path);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  it.each(["/assets/../../secret.json", "/assets/%2e%2e/%2e%2e/secret.json", "/%00.js", "/%ff.js", "/%"])(
    "stays inside its folder for %s",
    async (path) => {
      const status = await rawStatus(path);
      expect(status === 404 || status === 400 || path === "/%").toBe(true);
      expect(status).toBeLessThan(500);
    },
  );

  it.each([
    ["0.9.9", 404],
    ["1.0.0", 200],
    ["1.0.1", 200],
    ["2.0.0", 200],
    ["nonsense", 404],
  ])("asks a shop of version %s: %i", async (version, expected) => {
    const answered = await shop
      .newVisitor()
      .get<{ code?: string }>("/api/anonymous/configs/placeWhat", { "x-app-version": version });
    expect(answered.status).toBe(expected);
    if (expected === 404) expect(answered.body.code).toBe("OLD_APP_VERSION");
  });
});

describe("sessions", () => {
  /** A call that succeeds and needs a known session. */
  let writes = 0;
  const write = (visitor: TestVisitor) =>
    visitor.post(
      "/api/anonymous/customers/startPasswordReset",
      { email: `x${writes}@example.fr` },
      { "idempotency-key": `first-write-${writes++}` },
    );

  it("hands out a token for reading, without a row", async () => {
    const visitor = shop.newVisitor();
    const rows = () => shop.services.db.selectFrom("visitorSession").selectAll().execute();
    const before = await rows();
    await visitor.get("/api/anonymous/orderItems/cartCount");
    const token = visitor.cookies.get("dossard-session");
    expect(token).toMatch(/^[\w-]{43}$/);
    await visitor.get("/api/anonymous/orderItems/cartCount");
    expect(visitor.cookies.get("dossard-session")).toBe(token);
    expect(await rows()).toEqual(before);
  });

  it("begins one session with the first writes of a browser, sent together", async () => {
    const visitor = shop.newVisitor();
    await visitor.get("/api/anonymous/orderItems/cartCount");
    const token = visitor.cookies.get("dossard-session");
    const rows = () => shop.services.db.selectFrom("visitorSession").selectAll().execute();
    const before = await rows();
    await Promise.all([1, 2, 3, 4].map(() => write(visitor)));
    expect(visitor.cookies.get("dossard-session")).toBe(token);
    expect(await rows()).toHaveLength(before.length + 1);
  });

  it("gives one that no script can read at the first write, and keeps it", async () => {
    const visitor = shop.newVisitor();
    const first = await write(visitor);
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^dossard-session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await write(visitor)).headers.getSetCookie()).toEqual([]);
  });

  it("stores no token as it is", async () => {
    const visitor = shop.newVisitor();
    const { headers } = await write(visitor);
    const token = /=([\w-]{43});/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    const rows = await shop.services.db.selectFrom("visitorSession").selectAll().execute();
    expect(token).not.toBe("");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("pages and files", () => {
  it("writes the place into the page at any address of the shop", async () => {
    const { body, headers } = await shop.newVisitor().get<string>("/search?event=x");
    expect(body).toContain('id="place">{"cdnHost":"","placeMode":"horse","placeWhat":"main"');
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  it("sends hashed files compressed and for ever", async () => {
    const response = await fetch(`${shop.url}/assets/main-abc.js`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toBe("console.log(1)");
  });

  it("lets nothing run that the shop does not serve", async () => {
    const { headers } = await shop.newVisitor().get("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  it("lets the page's own script run, and no other, by its digest", async () => {
    const { body, headers } = await shop.newVisitor().get<string>("/");
    expect(body).toContain(">begin()</script>");
    const digest = createHash("sha256").update("begin()").digest("base64");
    expect(headers.get("content-security-policy")).toContain(
      `script-src 'self' 'sha256-${digest}'; style-src 'self';`,
    );
    const { headers: others } = await shop.newVisitor().get("/healthz");
    expect(others.get("content-security-policy")).toContain("script-src 'self'; style-src 'self';");
  });

  it("says that it is well", async () => {
    const { status, body } = await shop.newVisitor().get("/healthz");
    expect([status, body]).toEqual([200, { ok: true }]);
  });

  it("keeps a connection longer than the proxies before it do", async () => {
    const { headers } = await shop.newVisitor().get("/healthz");
    expect(headers.get("keep-alive")).toBe("timeout=65");
  });
});

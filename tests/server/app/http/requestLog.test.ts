import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../../server/app/http/listen.ts";
import { requestLog } from "../../../../server/app/http/requestLog.ts";
import { securityHeaders } from "../../../../server/app/http/security.ts";
import { jobKinds } from "../../../../server/app/jobKinds.ts";
import type { Services } from "../../../../server/core/services.ts";
import { runDueJobs } from "../../../../server/jobs/worker.ts";
import { createSmtpMailer } from "../../../../server/mail/smtpMailer.ts";
import { openLog } from "../../support/logLines.ts";
import { type MailServer, startMailServer } from "../../support/mailServer.ts";
import { startTestShop, type TestShop, TestVisitor } from "../../support/testShop.ts";

let shop: TestShop;
let mails: MailServer;
let listening: Listening;
let services: Services;
let visitor: TestVisitor;
const { log, told, text, clear, lines } = openLog("debug");

beforeAll(async () => {
  shop = await startTestShop();
  mails = await startMailServer();
  const { settings } = shop.services;
  services = {
    ...shop.services,
    log,
    mailer: createSmtpMailer(mails.url(), settings.mail, "photos.example.fr"),
    settings: { ...settings, logRequests: true },
  };
  listening = await listen("127.0.0.1", 0, async (url) => {
    services.publicUrl = url;
    return createApp(services, join(settings.dataDir, "shop"));
  });
  visitor = new TestVisitor(listening.url);
});
afterAll(async () => {
  await listening?.stop();
  await mails?.stop();
  await shop?.stop();
});
afterEach(clear);

it("sends the response that was made, with its headers, not a copy", async () => {
  const made: Response[] = [];
  const app = new Hono().use(requestLog(services), securityHeaders(services.settings));
  app.get("/", (c) => {
    const response = c.body("x");
    made.push(response);
    return response;
  });
  const sent = await app.fetch(new Request("http://127.0.0.1/"));
  expect(sent).toBe(made[0]);
  expect(sent.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(sent.headers.get("content-security-policy")).toContain("default-src 'none'");
});

const secrets = {
  email: "zoe.guevel@example.fr",
  password: "mot de passe d’or",
  firstName: "Zoéline",
  lastName: "Guével",
};
const customers = "/api/anonymous/customers";

it("has one line per request: route, status and time, under the id that the caller gave or gets", async () => {
  const given = await visitor.get("/api/anonymous/events", { "x-request-id": "0123456789abcdef" });
  expect(given.headers.get("x-request-id")).toBe("0123456789abcdef");
  const made = await visitor.get("/api/anonymous/events/nonsense", { "x-request-id": "zoe@example.fr {}" });
  const ownId = made.headers.get("x-request-id");
  expect(ownId).toMatch(/^[\da-f-]{36}$/);
  expect(told("request")).toMatchObject([
    {
      level: "info",
      requestId: "0123456789abcdef",
      method: "GET",
      route: "/api/anonymous/events",
      status: 200,
      ms: expect.any(Number),
    },
    { requestId: ownId, route: "/api/anonymous/events/:uuid", status: 400 },
  ]);
});

it("logs requests at info only where the settings ask for it, and failed ones always", async () => {
  const quiet = openLog("info");
  const silent = { ...services, log: quiet.log, settings: { ...services.settings, logRequests: false } };
  const other = await listen("127.0.0.1", 0, async () => createApp(silent, "/nowhere"));
  try {
    await fetch(`${other.url}/healthz`);
    // The shop is not built there.
    const { status } = await fetch(`${other.url}/search?text=Zo%C3%A9line`);
    expect(status).toBe(500);
  } finally {
    await other.stop();
  }
  const [failure, request] = quiet.lines();
  expect(quiet.lines()).toMatchObject([
    { level: "error", msg: "failed request", route: "/search", requestId: expect.any(String) },
    { level: "error", msg: "request", route: "/search", status: 500 },
  ]);
  expect(failure?.requestId).toBe(request?.requestId);
});

it("carries a request's id into its jobs, their mails and their failures", async () => {
  const requestId = "reset-of-the-password";
  await visitor.post(`${customers}/register`, secrets);
  await visitor.post(`${customers}/register`, { ...secrets, email: "nobody.guevel@example.fr" });
  const ask = (email: string) =>
    visitor.post(`${customers}/startPasswordReset`, { email }, { "x-request-id": requestId });
  await ask(secrets.email);
  await ask("nobody.guevel@example.fr");
  await runDueJobs(services, jobKinds);
  const caused = { requestId, kind: "passwordReset" };
  expect(told("mail sent")).toMatchObject([{ requestId, mail: expect.stringMatching(/^passwordReset\./) }]);
  expect(told("job done")).toMatchObject([caused]);
  expect(told("job given up")).toMatchObject([
    { ...caused, err: { message: expect.stringContaining("no such user") } },
  ]);
});

it("names nobody: no address, name, password, token, cookie, code or query, at any level", async () => {
  const { token } = await signIn();
  visitor.token = token;
  await visitor.get("/api/customer/customers/me");
  await visitor.get(`/search?text=${encodeURIComponent(secrets.lastName)}`);
  await visitor.get("/api/anonymous/filterValues?filterTypeId=1&text=Gu%C3%A9vel");
  await visitor.get("/d/0123abcd.0123456789abcdef");
  await visitor.get("/savedCart/5c0f4b8e-35e7-4ac0-9a50-92ae67e1c5b1");
  await visitor.post(`${customers}/startPasswordReset`, { email: "nobody.guevel@example.fr" });
  await runDueJobs(services, jobKinds);
  visitor.token = null;
  expect(lines().length).toBeGreaterThan(6);
  const cookies = [...visitor.cookies.values()];
  expect(cookies.length).toBeGreaterThan(0);
  const kept = [
    "guevel",
    "Guével",
    "Gu%C3",
    "Zoéline",
    "mot de passe",
    "0123abcd",
    "5c0f4b8e",
    token,
    ...cookies,
  ];
  expect(kept.filter((secret) => text().includes(secret))).toEqual([]);
});

async function signIn() {
  const { email, password } = secrets;
  const { body } = await visitor.post<{ accessToken: string }>(`${customers}/login`, { email, password });
  return { token: body.accessToken };
}

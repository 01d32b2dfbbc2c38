import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createApp } from "../../../server/app/http/app.ts";
import { listen } from "../../../server/app/http/listen.ts";
import { jobKinds } from "../../../server/app/jobKinds.ts";
import { createLog } from "../../../server/core/createLog.ts";
import { openStore } from "../../../server/core/openStore.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import type { Services } from "../../../server/core/services.ts";
import type { Settings } from "../../../server/core/settings.ts";
import { claimPlace } from "../../../server/db/claimPlace.ts";
import { operatorLimits, requestLimits } from "../../../server/db/limits.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { runDueJobs } from "../../../server/jobs/worker.ts";
import { createMailer } from "../../../server/mail/createMailer.ts";
import { onOrderPaid } from "../../../server/payment/onOrderPaid.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

export interface Answered<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A browser as the server sees it: keeps its cookies, and sends its customer token once it has one. */
export class TestVisitor {
  readonly #url: string;
  readonly cookies: Map<string, string>;
  readonly #onTooMany: () => Promise<void>;
  token: string | null = null;

  /** @param onTooMany called when a request is refused as one too many */
  constructor(url: string, cookies = new Map<string, string>(), onTooMany = async () => {}) {
    this.#url = url;
    this.cookies = cookies;
    this.#onTooMany = onTooMany;
  }

  /** Returns the same browser at another address. */
  at(url: string): TestVisitor {
    const same = new TestVisitor(url, this.cookies, this.#onTooMany);
    same.token = this.token;
    return same;
  }

  get<Body>(path: string, headers?: Record<string, string>): Promise<Answered<Body>> {
    return this.request<Body>("GET", path, undefined, headers);
  }
  post<Body>(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answered<Body>> {
    return this.request<Body>("POST", path, body, headers);
  }
  put<Body>(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answered<Body>> {
    return this.request<Body>("PUT", path, body, headers);
  }

  /** Sends one request below the shop's address; JSON in and out, anything else is returned as text. */
  async request<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Body>> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") }
          : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    if (response.status === 429) await this.#onTooMany();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }
}

export interface TestShop {
  url: string;
  services: Services;
  connectionString: string;
  newVisitor(): TestVisitor;
  /** Runs due jobs, as the worker beside a server does. Returns the number of jobs tried. */
  runJobs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the real application on a free port with its own database. Call `stop` when the file ends.
 * @param given with the schema and no rows
 */
export async function startTestShop(
  overrides: Partial<Settings> = {},
  given?: TestDatabase,
): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "dossard-test-"));
  const database = given ?? (await createTestDatabase());
  const settings = {
    ...readSettings({ DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "silent", NEW_CARTS_PER_ADDRESS: "1000000" }),
    ...overrides,
  };
  const db = openDatabase(database.pooled, { ...operatorLimits, prepared: requestLimits.prepared });
  await claimPlace(db, settings.creationPlaceId);
  const services: Services = {
    db,
    standby: null,
    store: await openStore(settings),
    mailer: createMailer(settings),
    settings,
    log: createLog(settings.logLevel),
    publicUrl: "",
    secret: "a secret of the tests, long enough",
    now: () => new Date(),
    onOrderPaid,
  };
  const listening = await listen("127.0.0.1", 0, async (url) => {
    services.publicUrl = url;
    return createApp(services, join(dataDir, "shop"));
  });
  return {
    url: listening.url,
    services,
    connectionString: database.connectionString,
    runJobs: () => runDueJobs(services, jobKinds),
    newVisitor: () => new TestVisitor(listening.url, undefined, () => expectStoppedClock(services)),
    stop: async () => {
      await listening.stop();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Counts restart every quarter of an hour: a refusal seen while the clock runs would not be seen across one. */
async function expectStoppedClock({ now }: Services): Promise<void> {
  const moment = now().getTime();
  await setTimeout(2);
  if (now().getTime() !== moment) throw new Error("refused as one too many while the clock runs: stopClock");
}

/** Stops the shop's clock until the test ends, so that no count of attempts restarts in it. */
export function stopClock({ services }: TestShop): void {
  const { now } = services;
  const moment = now();
  services.now = () => moment;
  onTestFinished(() => {
    services.now = now;
  });
}

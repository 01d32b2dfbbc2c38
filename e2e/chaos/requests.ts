import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";
import { type Document, readApiDocument } from "../../tests/server/derived/apiDocument.ts";
import { deriveRequest } from "../../tests/server/derived/deriveRequest.ts";
import { judge } from "../../tests/server/derived/judge.ts";
import { KnownValues } from "../../tests/server/derived/knownValues.ts";
import { chance, pick, type Source } from "../../tests/server/derived/values.ts";
import { Browser, choices } from "../support/browser.ts";
import { complaintsOf } from "../support/complaints.ts";
import { buy, checkOut, Shopper } from "../support/purchaseFlow.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { inDatabase } from "../support/shopDatabase.ts";
import { askBytes, ask as askOnce, type RawAnswer, type RawRequest } from "./askRaw.ts";
import { fractionsOf } from "./fractionsOf.ts";
import { finishJobs } from "./healing.ts";
import { judgeAnswer } from "./judgeAnswer.ts";
import { drawMalformed } from "./malformed.ts";
import { startPlantedAnswers } from "./plantedAnswers.ts";
import { drawBytes } from "./rawBytes.ts";

export interface RequestsOptions {
  requests: number;
  seed: number;
  tell: (line: string) => void;
  /** Ends the run before all are sent; what has been sent until then is judged. */
  signal?: AbortSignal;
}

export interface RequestsReport {
  /** What was wrong, each once with how often and the first request that showed it. */
  wrong: string[];
  /** How many requests of each kind were sent. */
  kinds: Map<string, number>;
  /** How many were answered by each status; 0: the connection was closed. */
  statuses: Map<number, number>;
  sent: number;
  /** How many were sent again after a 503 with Retry-After. */
  busy: number;
  /** Memory of the process in MB, after a tenth of the requests and at the end. */
  memory: { warm: number; end: number };
  /** How many of the answers planted by the harness were found wrong, and how many there are. */
  canary: { found: number; planted: number };
}

const together = 48;
const busyTries = 5;
const paidOrders = 3;
/** The process may take so much more memory at the end than after a tenth of the requests. */
const memoryFactor = 1.5;

type Sent = { request: RawRequest; answer: RawAnswer; why: string };

/** Sends malformed requests to a running shop, and judges each answer and what is left of the shop. */
export async function malformedRequests({
  requests,
  seed,
  tell,
  signal,
}: RequestsOptions): Promise<RequestsReport> {
  const shop = await startShop({
    place: "main",
    env: {
      TRUSTED_PROXIES: "1",
      SANDBOX_BANK: "1",
      LOG_LEVEL: "warn",
      NEW_CARTS_PER_ADDRESS: "1000000",
      OPERATOR_CODE: "Bosquet 42",
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: together * 2 });
  try {
    const source = await openSource(shop, seed);
    const callers = await openCallers(shop, source);
    const kept = await inDatabase(shop, async (db) => {
      await finishJobs(db);
      return snapshot(db);
    });
    const findings = new Map<string, { count: number; first: string }>();
    const kinds = new Map<string, number>();
    const statuses = new Map<number, number>();
    const busy = { count: 0 };
    let sent = 0;
    let warm = 0;
    const sending = async () => {
      while (sent < requests && !signal?.aborted) {
        const number = ++sent;
        if (number === Math.ceil(requests / 10)) warm = await memoryOf(shop);
        if (number % 10_000 === 0) tell(`${number} of ${requests} requests, ${findings.size} kinds wrong`);
        const { request, answer, why } = await sendOne(source, callers, shop.url, agent, busy);
        count(kinds, request.kind);
        count(statuses, answer?.status ?? 0);
        if (why === "") continue;
        const name = `${request.method} ${routeOf(request.path)}: ${why}`;
        const found = findings.get(name);
        const first = `request ${number}, ${request.kind}: ${JSON.stringify(request).slice(0, 600)}`;
        findings.set(name, { count: (found?.count ?? 0) + 1, first: found?.first ?? first });
      }
    };
    await Promise.all(Array.from({ length: together }, sending));
    const end = await memoryOf(shop);
    const wrong = [...findings].map(([name, found]) => `${name} (${found.count} times; ${found.first})`);
    wrong.push(...(await stateFaults(shop, kept)));
    if (end > warm * memoryFactor) wrong.push(`the process grew from ${warm} to ${end} MB`);
    return {
      wrong,
      kinds,
      statuses,
      sent,
      busy: busy.count,
      memory: { warm, end },
      canary: await playCanary(agent),
    };
  } finally {
    agent.destroy();
    await shop.stop();
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Shortens a path to what findings are gathered by. */
const routeOf = (path: string) => (path.split("?")[0] ?? "").split("/").slice(0, 4).join("/").slice(0, 60);

async function openSource({ url }: Shop, seed: number): Promise<Source> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  return {
    random: fractionsOf(seed),
    document: readApiDocument(document),
    known: new KnownValues(),
    path: "",
  };
}

/** Lets shoppers buy what must stay, and returns the headers of those who send requests: nobody, a visitor, a customer. */
async function openCallers({ url }: Shop, { known }: Source): Promise<Record<string, string>[]> {
  const setup = {
    url,
    prints: await choices(new Browser(url), "20_30", 4),
    files: await choices(new Browser(url), "low", 4),
    mails: { received: [] },
    tries: 3,
    onRepeat: () => {},
  };
  for (let order = 0; order < paidOrders; order++) {
    const { uuid } = await buy(setup);
    known.learn("/api/customer/orders", { uuid });
  }
  for (const list of ["events", "products", "contests", "pricings"])
    known.learn(
      `/api/anonymous/${list}`,
      await new Browser(url).call<object>("GET", `/anonymous/${list}`).catch(() => []),
    );
  const visitor = new Browser(url);
  await visitor.call("GET", "/anonymous/orderItems/cartCount");
  const customer = new Shopper(setup, `${randomUUID()}@example.fr`);
  await checkOut(customer, { firstName: "Zoé", lastName: "Lefèvre" }).catch(() => {});
  return [{}, visitor.credentials, customer.credentials];
}

async function sendOne(
  source: Source,
  callers: readonly Record<string, string>[],
  url: string,
  agent: Agent,
  busy: { count: number },
): Promise<Sent> {
  const draw = source.random();
  const forwarded = {
    "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(source.random() * 256)).join(".")}`,
  };
  const caller = { ...pick(source, callers), ...forwarded };
  if (draw < 0.06) {
    const { kind, pieces, pauseMs } = drawBytes(source);
    const answer = await askBytes(url, pieces, pauseMs);
    const shown = pieces.map((piece) => piece.toString("latin1")).join("");
    const request = { kind, method: "bytes", path: "", headers: {}, body: shown.slice(0, 300) };
    return { request, answer, why: judgeAnswer(request, answer) };
  }
  if (draw < 0.4) {
    const drawn = drawMalformed(source);
    const request = { ...drawn, headers: { ...caller, ...drawn.headers } };
    const answer = await ask(busy, url, agent, request);
    return { request, answer, why: judgeAnswer(request, answer) };
  }
  const operation = pick(source, source.document.operations);
  const from = { ...source, path: operation.path };
  let derived = deriveRequest(from, operation);
  // What is valid is for derived-requests.
  for (let drawn = 0; derived.kind === "valid" && drawn < 20; drawn++)
    derived = deriveRequest(from, operation);
  if (chance(source, 0.03)) derived.headers["content-encoding"] = "gzip";
  const request: RawRequest = { ...derived, headers: { ...caller, ...derived.headers } };
  const answer = await ask(busy, url, agent, request);
  const why =
    judgeAnswer(request, answer) || (answer ? judge(source.document, operation, derived, answer) : "");
  return { request, answer, why };
}

/** Sends a request, and again where the shop says that it is busy, as its own client does: what stays so is a fault. */
async function ask(busy: { count: number }, ...sent: Parameters<typeof askOnce>): Promise<RawAnswer> {
  for (let tried = 1; ; tried++) {
    const answer = await askOnce(...sent);
    if (answer?.status !== 503 || tried === busyTries || !answer.headers.has("retry-after")) return answer;
    busy.count++;
    await sleep(2_000);
  }
}

async function memoryOf(shop: Shop): Promise<number> {
  const status = await readFile(`/proc/${shop.pid()}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Returns a digest of what no malformed request may change: orders with an invoice and their items, payments and invoices. */
async function snapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(one, '' order by one)) as digest from (
      select to_jsonb("order")::text as one from "order" join invoice on invoice."orderUuid" = "order".uuid
      union all select to_jsonb(item)::text from "orderItem" item join invoice on invoice."orderUuid" = item."orderUuid"
      union all select to_jsonb(payment)::text from payment where status in ('paid', 'refundDue')
      union all select jsonb_build_array(number, "orderUuid", sequence)::text from invoice) as kept`.execute(
    db,
  );
  return rows[0]?.digest ?? "";
}

async function stateFaults(shop: Shop, before: string): Promise<string[]> {
  const faults: string[] = [];
  const ready = await fetch(`${shop.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
  if (ready !== 200) faults.push(`/readyz answers ${ready}`);
  if ((await inDatabase(shop, snapshot)) !== before)
    faults.push("paid orders, payments or invoices have changed");
  return [...faults, ...complaintsOf(shop)];
}

async function playCanary(agent: Agent): Promise<RequestsReport["canary"]> {
  const { url, paths, stop } = await startPlantedAnswers();
  try {
    let found = 0;
    for (const path of paths) {
      const request = { kind: "planted", method: "GET", path, headers: {} };
      if (judgeAnswer(request, await askOnce(url, agent, request)) !== "") found++;
    }
    return { found, planted: paths.length };
  } finally {
    await stop();
  }
}

import { Writable } from "node:stream";
import { pino } from "pino";
import { hashToken, newToken } from "../../../server/core/tokens.ts";
import { operatorScopes } from "../../../src/domain/operators/operatorAccess.ts";
import { stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { type ApiDocument, type Document, readApiDocument, type Served } from "./apiDocument.ts";
import { type DerivedRequest, deriveRequest } from "./deriveRequest.ts";
import { type Answer, judge } from "./judge.ts";
import { KnownValues } from "./knownValues.ts";
import { chance, pick, type Source } from "./values.ts";

export interface Finding {
  seed: number;
  /** From 1, of the seed's requests. */
  request: number;
  operation: string;
  why: string;
  /** The request, its answer and what the log says of it. */
  details: string;
}

export interface Played {
  findings: Finding[];
  /** How many requests were answered by each status. */
  statuses: Map<number, number>;
  /** Operations that were answered 200. */
  succeeded: Set<string>;
}

/** Who may send a request, by the headers that name them. */
type Callers = Record<"nobody" | "visitor" | "customer" | "operator", Record<string, string>>;

interface Place {
  shop: TestShop;
  known: KnownValues;
  callers: Callers;
  logged: string[];
}

/** Sends requests derived from the document to a shop and a stand of their own. The same seed derives the same requests. */
export async function playRequests(seed: number, random: () => number, count: number): Promise<Played> {
  const places = { main: await openPlace("main"), truck: await openPlace("truck") };
  const played: Played = { findings: [], statuses: new Map(), succeeded: new Set() };
  try {
    const described = await places.main.shop.newVisitor().get<Document>("/api/openapi.json");
    const document = readApiDocument(described.body);
    for (const place of Object.values(places)) await learnStock(place, document);
    for (let request = 1; request <= count; request++) {
      const place = pick({ random }, Object.values(places));
      // A customer may have left, and a shop's clock of attempts runs on.
      if (request % 250 === 0) place.callers = await newCallers(place.shop);
      const operation = pick({ random }, document.operations);
      const source: Source = { random, document, known: place.known, path: operation.path };
      await playOne(source, operation, place, played, { seed, request });
    }
  } finally {
    for (const { shop } of Object.values(places)) await shop.stop();
  }
  return played;
}

async function playOne(
  source: Source,
  operation: Served,
  place: Place,
  { findings, statuses, succeeded }: Played,
  number: { seed: number; request: number },
): Promise<void> {
  const request = deriveRequest(source, operation);
  if (chance(source, 0.04)) askByAnotherMethod(source, operation, request);
  const caller = chance(source, 0.75) ? fittingCaller(source, operation) : pick(source, callerNames);
  const headers = { ...place.callers[caller], ...request.headers };
  place.logged.length = 0;
  const answer = await send(place.shop.url, { ...request, headers });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 200) {
    succeeded.add(operation.operationId);
    place.known.learn(operation.path, answer.body);
  }
  const why = judge(source.document, operation, request, answer);
  if (why === "") return;
  const sent = `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${String(request.body ?? "")}`;
  const details = [
    `${request.kind}, by ${caller}: ${sent.slice(0, 1500)}`,
    `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 1000)}`,
    ...place.logged.map((line) => line.slice(0, 1500)),
  ].join("\n    ");
  findings.push({ ...number, operation: operation.operationId, why, details });
}

const callerNames = ["nobody", "visitor", "customer", "operator"] as const;

function fittingCaller(source: Source, { path }: Served): keyof Callers {
  if (path.startsWith("/api/operator/")) return "operator";
  return path.startsWith("/api/customer/") ? "customer" : pick(source, ["visitor", "customer"]);
}

function askByAnotherMethod(source: Source, operation: Served, request: DerivedRequest): void {
  const asked = request.path.split("?")[0] ?? "";
  const serves = ({ path }: Served) =>
    new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`).test(asked) || path === operation.path;
  const served = source.document.operations.filter(serves).map(({ method }) => method);
  const others = ["DELETE", "PATCH", "OPTIONS", "POST", "PUT", "GET"].filter(
    (method) => !served.includes(method),
  );
  request.method = pick(source, others);
  request.kind = "another method";
  if (request.method === "GET") request.body = undefined;
}

async function send(url: string, { method, path, headers, body }: DerivedRequest): Promise<Answer> {
  const sendable = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString("latin1")]),
  );
  const response = await fetch(url + path, {
    method,
    headers: sendable,
    redirect: "manual",
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== "" ? JSON.parse(text) : text,
  };
}

async function openPlace(placeWhat: "main" | "truck"): Promise<Place> {
  const shop = await startTestShop({ placeWhat, operatorCode: "Bosquet 42" });
  const logged: string[] = [];
  const lines = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  shop.services.log = pino({ level: "error" }, lines);
  await stockShop(shop);
  return { shop, known: new KnownValues(), callers: await newCallers(shop), logged };
}

let customers = 0;

/** Opens an account, begins a visit and issues a key for everything. */
async function newCallers(shop: TestShop): Promise<Callers> {
  await shop.services.db.deleteFrom("attempt").execute();
  const key = newToken();
  const operatorKey = { name: `derived ${customers}`, keyHash: hashToken(key), scopes: [...operatorScopes] };
  await shop.services.db.insertInto("operatorKey").values(operatorKey).execute();
  const visitor = shop.newVisitor();
  const registration = { password: "mot de passe", firstName: "Zoé", lastName: "Lefèvre" };
  const email = `derived${customers++}@example.fr`;
  const registered = await shop
    .newVisitor()
    .post<{ accessToken: string }>("/api/anonymous/customers/register", { ...registration, email });
  await visitor.get("/api/anonymous/orderItems/cartCount");
  return {
    nobody: {},
    visitor: { cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; ") },
    customer: { authorization: `Bearer ${registered.body.accessToken}` },
    operator: { authorization: `Bearer ${key}` },
  };
}

/** Learns what the shop has from the lists that need no more than an event. */
async function learnStock({ shop, known, callers }: Place, { operations }: ApiDocument): Promise<void> {
  const lists = operations.filter(
    ({ method, parameters }) => method === "GET" && !parameters.some((one) => "name" in one && one.required),
  );
  for (const { path } of lists) {
    const { status, body } = await shop.newVisitor().get(path, callers.operator);
    if (status === 200) known.learn(path, body);
  }
}

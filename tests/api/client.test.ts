import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/api/apiError.ts";
import { type Client, type ClientSettings, createClient, queryEntries } from "../../src/api/client.ts";

const uuid = "0b8f7f3e-5a8e-4c55-9a53-0d6a5d1b7c11";
const idempotencyKey = "5b0e3f0a-6a57-4a0e-9f52-6f0f3a3c9d11";
const keys = () => seen.map(({ headers }) => headers["idempotency-key"]);
const stored = {
  createdAt: "2026-05-01T08:00:00",
  modifiedAt: "2026-05-01T08:00:00Z",
  creationPlaceId: 1,
  isDeleted: 0,
};
const pricing = { ...stored, id: 3, label: "Concours", workspaceUuid: uuid };

const orderItem = {
  ...stored,
  uuid,
  hasLocalChanges: false,
  orderUuid: uuid,
  kind: "item",
  productUuid: uuid,
  productVariantUuid: uuid,
  quantity: 1,
  price: 3900,
  contestUuid: null,
  eventUuid: null,
  filterValueUuid1: null,
  filterValueUuid2: null,
  pictureUuid: null,
  discount_mode: null,
  discount_percent: null,
  discount_value: null,
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: null,
  remainingPictures: 2,
};

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

let seen: Seen[];
let answer: (response: ServerResponse, call: number) => void;
let client: Client;
let settings: ClientSettings;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
  answer(response, seen.length);
});

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

beforeEach(async () => {
  seen = [];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  settings = {
    prefix: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => "token-1",
    onUnauthenticated: vi.fn(),
    onOldVersion: vi.fn(),
  };
  client = createClient(settings);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

async function refusal(promise: Promise<unknown>): Promise<ApiError> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
}

test("fails a call after its time limit, and not before", async () => {
  answer = () => undefined;
  const settled = vi.fn();
  createClient({ ...settings, timeout: 60_000 })
    .pricings.listPricings()
    .then(settled, settled);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const limited = createClient({ ...settings, timeout: 50 }).pricings.listPricings();
  expect((await refusal(limited)).code).toBe("NETWORK");
  expect(settled).not.toHaveBeenCalled();
});

test("puts path, token and version into the request and checks the answer", async () => {
  answer = (response) => json(response, 200, pricing);
  const got = await client.pricings.readPricing({ params: { id: 3 } });
  expect(got).toMatchObject({ id: 3, createdAt: "2026-05-01T08:00:00.000Z", isDeleted: false });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: "GET", url: "/api/anonymous/pricings/3" });
  expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer token-1", "x-app-version": "1.0.0" });
  expect(seen[0]?.headers["idempotency-key"]).toBeUndefined();
});

test("sends no authorization without a token", async () => {
  answer = (response) => json(response, 200, []);
  await createClient({ ...settings, token: () => null }).pricings.listPricings();
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test("drops null query values and joins lists", async () => {
  answer = (response) => json(response, 200, []);
  await client.filterValues.listFilterValues({
    query: { eventUuids: [uuid, uuid], tagSearch: "éclair & fils", limit: 11, filterTypeUuid: null },
  });
  const url = new URL(seen[0]?.url ?? "", settings.prefix);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    eventUuids: `${uuid},${uuid}`,
    tagSearch: "éclair & fils",
    limit: "11",
  });
  expect(queryEntries({ a: null, b: undefined, c: 0, d: "" })).toEqual([
    ["c", "0"],
    ["d", ""],
  ]);
});

test("a page of a list comes with the length of the whole", async () => {
  answer = (response) => json(response, 200, [], { "x-total-count": "20000" });
  expect(await client.pictures.listPictures({ query: { eventUuid: uuid, offset: 400 } })).toEqual({
    items: [],
    totalCount: 20_000,
  });
});

test("a page without the length of the whole is no answer", async () => {
  answer = (response) => json(response, 200, []);
  expect((await refusal(client.pictures.listPictures())).code).toBe("INVALID_ANSWER");
});

test("an answer that breaks off in the middle is asked for again, and is a network's fault in the end", async () => {
  const half = (response: ServerResponse) =>
    response.writeHead(200, { "content-length": 400 }).write("{", () => response.destroy());
  answer = (response, call) => (call === 1 ? half(response) : json(response, 200, pricing));
  expect(await client.pricings.readPricing({ params: { id: 3 } })).toMatchObject({ id: 3 });
  expect(seen).toHaveLength(2);
  answer = half;
  expect((await refusal(client.pricings.readPricing({ params: { id: 3 } }))).code).toBe("NETWORK");
});

test("a POST keeps its idempotency key over its retries", async () => {
  answer = (response, call) => {
    if (call === 1) json(response, 503, {});
    else if (call === 2) response.destroy();
    else json(response, 200, { orderItemUuid: uuid });
  };
  const item = { productUuid: uuid, productVariantUuid: uuid, pictureUuid: uuid };
  const sent = client.orderItems.createOrderItem({ body: item }, { idempotencyKey });
  expect(await sent).toEqual({ orderItemUuid: uuid });
  expect(keys()).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  expect(JSON.parse(seen[2]?.body ?? "")).toEqual(item);
});

test("a PUT has a key too: what it did is not refused as done already when its answer was lost", async () => {
  answer = (response, call) => (call === 1 ? response.destroy() : json(response, 200, orderItem));
  const move = { params: { uuid }, body: { pictureUuid: uuid } };
  await client.orderItems.addPictureToPack(move, { idempotencyKey });
  expect(keys()).toEqual([idempotencyKey, idempotencyKey]);
});

test("a GET has none", async () => {
  answer = (response) => json(response, 200, pricing);
  await client.pricings.readPricing({ params: { id: 3 } });
  expect(keys()).toEqual([undefined]);
});

describe("refusals", () => {
  test("carry the server's code, its fields and the shopper's sentence", async () => {
    const fields = [{ path: "body.email", message: "Invalid value" }];
    answer = (response) => json(response, 400, { code: "INVALID_INPUT", message: "Invalid value", fields });
    const error = await refusal(client.orders.saveCurrentOrder({ body: { email: "x" } }, { idempotencyKey }));
    expect(error).toMatchObject({ status: 400, code: "INVALID_INPUT", message: "Invalid value", fields });
    expect(error.shopperMessage).toBe("Certaines informations ne sont pas valides.");
  });

  test("a browser that takes no cookies sends no write, which would be another visitor's", async () => {
    vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: () => "other=1", set: () => {} }));
    const body = { productUuid: uuid, productVariantUuid: uuid };
    const error = await refusal(client.orderItems.createOrderItem({ body }, { idempotencyKey }));
    expect(error).toMatchObject({ code: "COOKIES_REFUSED", status: 0 });
    expect(error.shopperMessage).toMatch(/^Votre navigateur refuse les cookies\./);
    expect(seen).toEqual([]);
    answer = (response) => json(response, 200, pricing);
    await client.pricings.readPricing({ params: { id: 3 } });
    vi.unstubAllGlobals();
  });

  test("401 is told once and not repeated", async () => {
    answer = (response) =>
      json(response, 401, { code: "UNAUTHENTICATED", message: "A customer token is needed." });
    expect((await refusal(client.orders.listOwnOrders())).status).toBe(401);
    expect(settings.onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(1);
  });

  test("404 OLD_APP_VERSION asks for a reload; another 404 does not", async () => {
    answer = (response, call) =>
      json(response, 404, { code: call === 1 ? "OLD_APP_VERSION" : "NOT_FOUND", message: "x" });
    await refusal(client.pricings.listPricings());
    expect(settings.onOldVersion).toHaveBeenCalledTimes(1);
    expect((await refusal(client.pricings.readPricing({ params: { id: 1 } }))).code).toBe("NOT_FOUND");
    expect(settings.onOldVersion).toHaveBeenCalledTimes(1);
  });

  test("an answer against the contract is refused by name", async () => {
    answer = (response) => json(response, 200, { ...pricing, label: 12 });
    const error = await refusal(client.pricings.readPricing({ params: { id: 3 } }));
    expect(error.code).toBe("INVALID_ANSWER");
    expect(error.message).toContain("label");
    expect(error.shopperMessage).toBe("Une erreur est survenue. Veuillez réessayer.");
  });

  test("a page of some proxy instead of JSON", async () => {
    answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>hello</p>");
    expect((await refusal(client.pricings.listPricings())).code).toBe("INVALID_ANSWER");
    answer = (response) => response.writeHead(500, { "content-type": "text/html" }).end("<p>oops</p>");
    expect(await refusal(client.pricings.listPricings())).toMatchObject({ code: "INTERNAL", status: 500 });
  });

  test("503 is asked for again, writes under their key, and then said in French", async () => {
    answer = (response) => {
      response.setHeader("retry-after", "0");
      json(response, 503, { code: "UNAVAILABLE", message: "x" });
    };
    const error = await refusal(
      client.orderItems.createOrderItem(
        { body: { productUuid: uuid, productVariantUuid: uuid } },
        { idempotencyKey },
      ),
    );
    expect(error).toMatchObject({ code: "UNAVAILABLE", status: 503 });
    expect(error.shopperMessage).toBe("La boutique ne répond pas. Veuillez réessayer.");
    expect(keys()).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  });

  test("nobody there is NETWORK", async () => {
    answer = (response) => response.destroy();
    const error = await refusal(client.pricings.listPricings());
    expect(error).toMatchObject({ code: "NETWORK", status: 0 });
    expect(error.shopperMessage).toContain("Connexion impossible");
  });
});

test("what a gateway refused is asked for again, and what is refused for good is not", async () => {
  answer = (response) => json(response, 504, {});
  expect(await refusal(client.pricings.listPricings())).toMatchObject({ code: "NETWORK", status: 504 });
  expect(seen).toHaveLength(3);
  answer = (response) => json(response, 500, {});
  await refusal(client.pricings.listPricings());
  expect(seen).toHaveLength(4);
});

test("an aborted call is not sent again", async () => {
  const controller = new AbortController();
  answer = (response) => {
    json(response, 503, {});
    controller.abort();
  };
  await expect(client.pricings.listPricings({}, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(seen).toHaveLength(1);
});

test("an aborted call throws the signal's reason and is not an ApiError", async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  await expect(client.pricings.listPricings({}, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

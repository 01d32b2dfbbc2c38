import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let key: Record<string, string>;
const images: Record<"red" | "blue", Buffer> = { red: Buffer.alloc(0), blue: Buffer.alloc(0) };
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  await shop.services.db.deleteFrom("advert").execute();
  const said = await run("keys", "add", "agenda", "--scope", "catalogue");
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
  for (const [colour, background] of [
    ["red", "#f00"],
    ["blue", "#00f"],
  ] as const) {
    images[colour] = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
  }
});
afterAll(() => shop?.stop());

const send = <Body = Refused>(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => shop.newVisitor().request<Body>(method, `/api/operator${path}`, body, { ...key, ...headers });

/** Sends a file in place of JSON. */
async function upload<Body = Refused>(path: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/api/operator${path}`, {
    method: "POST",
    headers: { ...key, "content-type": "application/octet-stream", ...headers },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const refused = (message: string) => ({ status: 409, body: { code: "REFUSED", message } });
const unknown = "01234567-89ab-4def-8123-456789abcdef";
const journal = async () => {
  const rows = await shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "subject", "before", "after"])
    .orderBy("id")
    .execute();
  return rows;
};
const lastEntry = async () => (await journal()).at(-1);

async function tintOf(uuid: string): Promise<"red" | "blue"> {
  const response = await fetch(`${shop.url}/images/${uuid}.webp`);
  expect(response.status).toBe(200);
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
}

type Event = { uuid: string; label: string; year: number; pricingId: number; isVisible: boolean };
type Contest = { uuid: string; label: string; isVisible: boolean };
type Advert = { uuid: string; code: string };

describe("events by an operator's call", () => {
  it("are created as the command creates them, once for a key that is repeated", async () => {
    const event = { label: "Jumping de Lamotte", category: "Equestre", year: 2027 };
    const once = { "idempotency-key": "lamotte-2027" };
    const made = await send<Event>("POST", "/events", event, once);
    expect(made).toMatchObject({
      status: 200,
      body: {
        ...event,
        ...{ timeZone: "Europe/Paris", totalPictureCount: 0, isVisible: true, isDisplaySelected: false },
      },
    });
    expect((await send<Event>("POST", "/events", event, once)).body).toEqual(made.body);
    expect(await lastEntry()).toMatchObject({
      ...{ by: "agenda", verb: "events create", subject: `event ${made.body.uuid}`, before: null },
      after: { label: event.label, year: 2027, pricingId: made.body.pricingId },
    });
    const listed = JSON.parse(await run("events", "--json")) as Event[];
    expect(listed.filter(({ label }) => label === event.label)).toEqual([made.body]);
    expect(await send("POST", "/events", event)).toMatchObject(
      refused("Il y a déjà un événement « Jumping de Lamotte » de cette année."),
    );
  });

  it("take a pricing by its number alone, and a time zone that there is", async () => {
    const event = { label: "Rallye du Lys", category: "Automobile" };
    expect(await send("POST", "/events", { ...event, pricingId: 999_999 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Il n’y a pas de tarif « 999999 ».") },
    });
    expect(await send("POST", "/events", { ...event, timeZone: "Paris" })).toMatchObject(
      refused("« Paris » n’est pas un fuseau horaire : en écrire un comme Europe/Paris."),
    );
    const made = await send<Event>("POST", "/events", { ...event, pricingId: stock.carPricing });
    expect(made.body.pricingId).toBe(stock.carPricing);
  });

  it("are edited by the fields that are given, and shoppers see the change", async () => {
    const path = `/events/${stock.events.rally}`;
    const dates = { start: "2026-06-05T22:00:00.000Z", end: "2026-06-07T21:59:59.000Z" };
    const edited = await send<Event>("PUT", path, { ...dates, hasClickAndCollect: true });
    expect(edited).toMatchObject({
      status: 200,
      body: { label: "Rallye des Monts", ...dates, hasClickAndCollect: true, isVisible: true },
    });
    expect(await lastEntry()).toMatchObject({
      ...{ by: "agenda", verb: "events edit", subject: `event ${stock.events.rally}` },
      ...{ before: { hasClickAndCollect: false }, after: dates },
    });
    const shown = async () => {
      const { body } = await shop.newVisitor().get<Event[]>("/api/anonymous/events");
      return body.map(({ uuid }) => uuid);
    };
    expect(await shown()).toContain(stock.events.rally);
    await send("PUT", path, { isVisible: false });
    expect(await shown()).not.toContain(stock.events.rally);
    // A uuid is the same in capitals.
    await send("PUT", `/events/${stock.events.rally.toUpperCase()}`, { isVisible: true });
    expect(await shown()).toContain(stock.events.rally);
  });

  it("date their pictures in the same step as their days", async () => {
    const takenAt = async () => {
      const row = await shop.services.db
        .selectFrom("picture")
        .select("takenAt")
        .where("uuid", "=", stock.pictures.later)
        .executeTakeFirstOrThrow();
      return row.takenAt;
    };
    const path = `/events/${stock.events.rosieres}`;
    const before = await takenAt();
    await send("PUT", path, { start: "2020-01-01T00:00:00.000Z", end: "2020-01-02T00:00:00.000Z" });
    expect(await takenAt()).toBeNull();
    await send("PUT", path, { start: "2026-05-01T00:00:00.000Z", end: "2026-05-02T20:00:00.000Z" });
    expect(await takenAt()).toBe(before);
  });

  it.each([
    [{ label: "Rallye des Monts" }, "Il y a déjà un événement « Rallye des Monts » de 2026."],
    [
      { start: "2026-06-08T00:00:00.000Z", end: "2026-06-07T00:00:00.000Z" },
      "L’événement finirait (2026-06-07 02:00) avant son début (2026-06-08 02:00).",
    ],
    [{ label: "…" }, "« … » ne peut pas nommer un événement : ni lettre ni chiffre."],
  ])("refuse %j in a sentence, and nothing is changed", async (changes, message) => {
    const before = [await journal(), await run("events", "--json")];
    expect(await send("PUT", `/events/${stock.events.rosieres}`, changes)).toMatchObject(refused(message));
    expect([await journal(), await run("events", "--json")]).toEqual(before);
  });

  it.each([
    [{ start: "1969-12-31T00:00:00Z" }, "start"],
    [{ end: "2101-01-01T00:00:00Z" }, "end"],
    [{ year: 1_000_000 }, "year"],
    [{ category: "Voile" }, "category"],
    [{ label: "x".repeat(101) }, "label"],
    [{ label: "a\u0000b" }, "label"],
    [{ pricingId: 9_999_999_999 }, "pricingId"],
  ])("name the field of %j that cannot be", async (changes, path) => {
    expect(await send("PUT", `/events/${stock.events.rosieres}`, changes)).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: [{ path }] },
    });
  });

  it("that there are not are refused by each call", async () => {
    const message = `Il n’y a pas d’événement ${unknown}.`;
    expect(await send("PUT", `/events/${unknown}`, { isVisible: true })).toMatchObject(refused(message));
    expect(await send("PUT", `/events/${unknown}`, { start: "2026-05-01T00:00:00Z" })).toMatchObject(
      refused(message),
    );
    expect(await send("POST", `/events/${unknown}/stand`, {})).toMatchObject(refused(message));
    expect(await upload(`/events/${unknown}/cover`, images.red)).toMatchObject(refused(message));
    expect(await send("POST", "/contests", { eventUuid: unknown, label: "Finale" })).toMatchObject(
      refused(message),
    );
  });

  it("are listed by pages, hidden ones too", async () => {
    const all = JSON.parse(await run("events", "--json")) as Event[];
    const page = await send<Event[]>("GET", "/events?limit=2&offset=1");
    expect(page.body).toEqual(all.slice(1, 3));
    expect(page.headers.get("x-total-count")).toBe(String(all.length));
    expect((await send<Event[]>("GET", "/events")).body).toEqual(all);
    expect(all.map(({ uuid }) => uuid)).toContain(stock.events.hidden);
    expect((await send("GET", "/events?limit=1001")).status).toBe(400);
    expect((await send<Event[]>("GET", "/events?offset=999999999")).body).toEqual([]);
  });

  it("have a cover, an image that is sent", async () => {
    const { rosieres } = stock.events;
    const once = { "idempotency-key": "cover-of-may" };
    const covered = await upload<{ path: string }>(`/events/${rosieres}/cover`, images.red, once);
    expect(covered).toEqual({ status: 200, body: { uuid: rosieres, path: `/images/${rosieres}.webp` } });
    expect(await tintOf(rosieres)).toBe("red");
    const entries = await journal();
    expect(entries.at(-1)).toMatchObject({ by: "agenda", verb: "events cover", before: null });
    expect(await upload(`/events/${rosieres}/cover`, images.red, once)).toEqual(covered);
    expect(await journal()).toEqual(entries);
    expect(await upload(`/events/${rosieres}/cover`, Buffer.from("une affiche"))).toMatchObject({
      status: 409,
      body: { code: "REFUSED", message: expect.stringMatching(/^L’image est refusée : .+\.$/) },
    });
    expect((await send("POST", `/events/${rosieres}/cover`, { image: "red" })).body.code).toBe("NOT_A_FILE");
    expect(await tintOf(rosieres)).toBe("red");
  });

  it("make one the stand's", async () => {
    await send("PUT", `/events/${stock.events.rosieres}`, { isDisplaySelected: true });
    const stand = await send("POST", `/events/${stock.events.rally}/stand`, {});
    expect(stand.body).toEqual({
      ...{ uuid: stock.events.rally, label: "Rallye des Monts", year: 2026, others: ["Rosières"] },
    });
    expect((await journal()).slice(-2)).toMatchObject([
      { by: "agenda", verb: "events stand" },
      { by: "agenda", verb: "events stand" },
    ]);
  });
});

describe("contests by an operator's call", () => {
  it("are created, edited and listed by pages, and the journal names the key", async () => {
    const { rally } = stock.events;
    const once = { "idempotency-key": "contest-of-may" };
    const body = { eventUuid: rally, label: "Remise des prix" };
    const made = await send<Contest>("POST", "/contests", body, once);
    expect(made).toMatchObject({ status: 200, body: { ...body, totalPictureCount: 0, isVisible: true } });
    expect((await send<Contest>("POST", "/contests", body, once)).body).toEqual(made.body);
    expect(await send("POST", "/contests", { ...body, eventUuid: rally.toUpperCase() })).toMatchObject(
      refused("L’événement a déjà une épreuve « Remise des prix », ou en a eu une de ce nom."),
    );
    const path = `/contests/${made.body.uuid}`;
    const edited = await send<Contest>("PUT", path, { label: "Podium", isVisible: false });
    expect(edited.body).toEqual({ ...made.body, label: "Podium", isVisible: false });
    expect(await lastEntry()).toMatchObject({
      ...{ by: "agenda", verb: "contests edit", subject: `contest ${made.body.uuid}` },
      before: { label: "Remise des prix", isVisible: true },
      after: { label: "Podium", isVisible: false },
    });
    const all = JSON.parse(await run("contests", rally, "--json")) as Contest[];
    expect(all).toContainEqual(edited.body);
    const page = await send<Contest[]>("GET", `/contests?eventUuid=${rally}&limit=1&offset=1`);
    expect([page.body, page.headers.get("x-total-count")]).toEqual([all.slice(1, 2), String(all.length)]);
    expect(await send("PUT", `/contests/${unknown}`, { isVisible: true })).toMatchObject(
      refused(`Il n’y a pas d’épreuve ${unknown}.`),
    );
  });
});

describe("adverts by an operator's call", () => {
  const advert = { code: "cadre", label: "Cadre", url: null, isPlaceMain: true, isPlaceTruck: true };
  const store = async (bytes: Uint8Array) =>
    (await upload<{ image: string }>("/adverts/images", bytes)).body.image;

  it("are added with an image that was sent before, edited, listed and removed", async () => {
    const image = await store(images.red);
    const once = { "idempotency-key": "advert-of-may" };
    const added = await send<Advert>("POST", "/adverts", { ...advert, image }, once);
    expect(added).toMatchObject({ status: 200, body: advert });
    expect((await send<Advert>("POST", "/adverts", { ...advert, image }, once)).body).toEqual(added.body);
    expect(await tintOf(added.body.uuid)).toBe("red");
    const page = await send<Advert[]>("GET", "/adverts?limit=1");
    expect([page.body, page.headers.get("x-total-count")]).toEqual([[added.body], "1"]);
    expect(JSON.parse(await run("adverts", "--json"))).toEqual([added.body]);

    const changes = { url: "https://exemple.fr/cadres", isPlaceTruck: false };
    const edited = await send("PUT", "/adverts/cadre", { ...changes, image: await store(images.blue) });
    expect(edited.body).toEqual({ ...added.body, ...changes });
    expect(await tintOf(added.body.uuid)).toBe("blue");
    expect((await send("POST", "/adverts/cadre/remove", {})).body).toEqual(edited.body);
    expect(await run("adverts")).toBe("Il n’y a pas d’annonce.");
    expect((await journal()).slice(-3)).toMatchObject(
      ["add", "edit", "remove"].map((verb) => ({ by: "agenda", verb: `adverts ${verb}` })),
    );
  });

  it("of one code are added once, even by two at once", async () => {
    const image = await store(images.red);
    const both = await Promise.all([1, 2, 3].map(() => send("POST", "/adverts", { ...advert, image })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(JSON.parse(await run("adverts", "--json"))).toHaveLength(1);
    await run("adverts", "remove", "cadre");
  });

  it("are refused without their image, with a code, an address or a place that cannot be", async () => {
    const image = await store(images.red);
    const never = "0".repeat(64);
    expect(await send("POST", "/adverts", { ...advert, image: never })).toMatchObject(
      refused(`Il n’y a pas d’image ${never} : l’envoyer d’abord.`),
    );
    expect(await send("POST", "/adverts", { ...advert, image: "../../secret" })).toMatchObject({
      status: 400,
      body: { fields: [{ path: "image" }] },
    });
    expect(await send("POST", "/adverts", { ...advert, image, code: ".." })).toMatchObject({ status: 400 });
    expect(await send("POST", "/adverts", { ...advert, image, url: "javascript:alert(1)" })).toMatchObject(
      refused("« javascript:alert(1) » n’est pas l’adresse d’une page : https://…"),
    );
    const nowhere = { isPlaceMain: false, isPlaceTruck: false };
    expect(await send("POST", "/adverts", { ...advert, image, ...nowhere })).toMatchObject(
      refused("Une annonce paraît sur le site, sur un stand, ou sur les deux."),
    );
    expect(await send("PUT", "/adverts/affiche", { label: "Affiche" })).toMatchObject(
      refused("Il n’y a pas d’annonce affiche : dossard adverts."),
    );
    const half = images.red.subarray(0, images.red.length / 2);
    expect((await upload<{ message: string }>("/adverts/images", half)).body.message).toMatch(
      /^L’image est refusée : /,
    );
    expect(await run("adverts")).toBe("Il n’y a pas d’annonce.");
  });
});

describe("the catalogue by an operator's call", () => {
  const csv = (...lines: string[]) =>
    Buffer.from(["tarif;produit;nature;groupe 1;format;prix", ...lines].join("\n"));

  it("is imported from a file as by the command, once for a key that is repeated, and listed by pages", async () => {
    const file = csv("Nautique;Tirage;sp;1;20x30;15", ";;;;30x45;29");
    const once = { "idempotency-key": "prices-of-may" };
    const taken = await upload("/catalogue", file, once);
    expect(taken).toEqual({
      status: 200,
      body: {
        pricings: { added: 1 },
        products: { added: 1, changed: 0, replaced: 0, kept: 0 },
        variants: { added: 2, changed: 0, withdrawn: 0, kept: 0 },
      },
    });
    const entries = await journal();
    expect(entries.at(-1)).toMatchObject({ by: "agenda", verb: "catalogue import" });
    expect(await upload("/catalogue", file, once)).toEqual(taken);
    expect(await journal()).toEqual(entries);
    const all = JSON.parse(await run("catalogue", "--json")) as object[];
    expect(all.slice(-2)).toMatchObject([
      { pricing: "Nautique", label: "Tirage", grp1_format: "20_30", base_price: 1500 },
      { pricing: "Nautique", label: "Tirage", grp1_format: "30_45", base_price: 2900 },
    ]);
    const page = await send<object[]>("GET", `/catalogue?limit=2&offset=${all.length - 2}`);
    expect([page.body, page.headers.get("x-total-count")]).toEqual([all.slice(-2), String(all.length)]);
  });

  it("is refused with its line, and nothing of it is taken", async () => {
    const before = await run("catalogue", "--json");
    const wrong = await upload("/catalogue", csv("Nautique;Toile;sp;1;20x30;15", ";;;;30x45;gratuit"));
    expect(wrong).toMatchObject(
      refused("Catalogue refusé : ligne 3 : « gratuit » n’est pas un prix en euros."),
    );
    const variants = [{ grp1_format: "20_30", base_price: 100 }];
    const product = { label: "Affiche", nature: "sp", grp1_count: 1, description: "a\u0000b", variants };
    const json = JSON.stringify({ pricings: [{ label: "Nautique", products: [product] }] });
    expect(await upload("/catalogue", Buffer.from(json))).toMatchObject({
      status: 409,
      body: { code: "REFUSED", message: expect.stringContaining("description") },
    });
    expect(await upload("/catalogue?encoding=klingon", csv("Nautique;Toile;sp;1;20x30;15"))).toMatchObject({
      status: 409,
    });
    expect((await upload("/catalogue", Buffer.alloc(1024 * 1024 + 1))).body.code).toBe("TOO_LARGE");
    expect(await run("catalogue", "--json")).toBe(before);
  });
});

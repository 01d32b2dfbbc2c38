import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { FilterValue } from "../../../src/api/contract/catalogueEntities.ts";
import { add, cart, placeAtStand, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { jpeg } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

type Refusal = Refused & { message?: string };

let shop: TestShop;
let stock: Stock;
let key: Record<string, string>;
const { run } = operatorOf(() => shop);
beforeEach(async () => {
  await shop?.stop();
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  const said = await run("keys", "add", "atelier", "--scope", "catalogue");
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
});
afterAll(() => shop?.stop());

const anyUuid = "01234567-89ab-4def-8123-456789abcdef";
const send = <Body>(method: "GET" | "POST" | "PUT", path: string, body?: unknown, headers = {}) =>
  shop.newVisitor().request<Body & Refusal>(method, `/api/operator${path}`, body, { ...key, ...headers });
async function sendFile(path: string, bytes: Uint8Array, headers = {}) {
  const answered = await fetch(`${shop.url}/api/operator${path}`, {
    method: "PUT",
    headers: { ...key, "content-type": "application/octet-stream", "x-app-version": "1.0.0", ...headers },
    body: Buffer.from(bytes),
  });
  return { status: answered.status, body: (await answered.json()) as Refusal & { isNew: boolean } };
}
const audits = () => shop.services.db.selectFrom("auditEntry").select(["by", "verb"]).orderBy("id").execute();
const inRosieres = () => `eventUuid=${stock.events.rosieres}`;

describe("pictures by an operator's call", () => {
  it("are listed in pages, of a contest, without names", async () => {
    type Listed = { name: string; takenAt: string | null; taken: string; names: string[] }[];
    const all = await send<Listed>("GET", `/pictures?${inRosieres()}`);
    expect(all.body.map(({ name }) => name)).toEqual(
      JSON.parse(await run("pictures", "Rosières", "--json")).map(({ name }: { name: string }) => name),
    );
    expect(all.headers.get("x-total-count")).toBe(String(all.body.length));
    const second = await send<Listed>("GET", `/pictures?${inRosieres()}&limit=1&offset=1`);
    expect(second.body).toEqual([all.body[1]]);
    expect(second.headers.get("x-total-count")).toBe(String(all.body.length));
    const morning = await send<Listed>(
      "GET",
      `/pictures?${inRosieres()}&contestUuid=${stock.contests.morning}`,
    );
    expect(morning.body.map(({ name }) => name)).toEqual(expect.arrayContaining(["IMG_1", "IMG_2"]));
    expect(morning.body.map(({ name }) => name)).not.toContain("IMG_3");
    const unnamed = await send<Listed>("GET", `/pictures?${inRosieres()}&withoutNames=true`);
    expect(unnamed.body.length).toBeLessThan(all.body.length);
    expect(unnamed.body.flatMap(({ names }) => names)).toEqual([]);
    expect((await send<Listed>("GET", `/pictures?eventUuid=${anyUuid}`)).body).toEqual([]);
    expect((await send("GET", `/pictures?${inRosieres()}&limit=1001`)).status).toBe(400);
  });

  it("are moved with the carts that hold them, once for a repeated key, and all or none", async () => {
    const { first, second, car } = stock.pictures;
    const shopper = shop.newVisitor();
    await add(shopper, print(stock, { pictureUuid: first }));
    const asked = {
      pictureUuids: [first, second.toUpperCase()],
      contestUuid: stock.contests.afternoon.toUpperCase(),
    };
    const once = { "idempotency-key": "move-to-afternoon" };
    const moved = await send<{ moved: number }>("POST", "/pictures/move", asked, once);
    expect(moved).toMatchObject({ status: 200, body: { moved: 2, alreadyThere: 0 } });
    const again = await send("POST", "/pictures/move", asked, once);
    expect(again.body).toEqual(moved.body);
    expect(await cart(shopper)).toMatchObject([{ contestUuid: stock.contests.afternoon }]);
    expect((await audits()).filter(({ verb }) => verb === "pictures move")).toEqual([
      { by: "atelier", verb: "pictures move" },
      { by: "atelier", verb: "pictures move" },
    ]);
    const back = { pictureUuids: [first, anyUuid], contestUuid: stock.contests.morning };
    expect((await send("POST", "/pictures/move", back)).body).toEqual({
      code: "REFUSED",
      message: `Il n’y a pas de photo ${anyUuid}.`,
    });
    expect(
      (await send("POST", "/pictures/move", { ...back, pictureUuids: [first, car] })).body.message,
    ).toContain("plusieurs événements");
    expect(await cart(shopper)).toMatchObject([{ contestUuid: stock.contests.afternoon }]);
  });

  it("are renamed; a name of several lines or an unknown picture is refused", async () => {
    const { first } = stock.pictures;
    const renamed = await send("PUT", `/pictures/${first}/name`, { name: " Podium " });
    expect(renamed.body).toEqual({ uuid: first, before: "IMG_1", after: "Podium" });
    expect(await audits()).toContainEqual({ by: "atelier", verb: "pictures rename" });
    expect((await send("PUT", `/pictures/${first}/name`, { name: "a\nb" })).status).toBe(400);
    expect((await send("PUT", `/pictures/${anyUuid}/name`, { name: "x" })).body.code).toBe("REFUSED");
  });

  it("get another image, which an equal call repeated at the same time does not lose", async () => {
    const { store } = shop.services;
    const { first, second } = stock.pictures;
    await store.put("originals/IMG_1.jpg", await jpeg({ seed: 1, width: 60, height: 40 }));
    const bytes = await jpeg({ seed: 9, width: 120, height: 90 });
    const once = { "idempotency-key": "replace-img-1" };
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(`/pictures/${first}/image`, bytes, once)));
    answers.push(await sendFile(`/pictures/${first}/image`, bytes, once));
    for (const answered of answers) {
      expect(answered).toEqual({ status: 200, body: answers[0]?.body });
    }
    expect(answers[0]?.body).toMatchObject({ uuid: first, isNew: true, width: 120, height: 90 });
    const kept = async () => {
      const { originalKey } = await shop.services.db
        .selectFrom("picture")
        .select("originalKey")
        .where("uuid", "=", first)
        .executeTakeFirstOrThrow();
      return store.get(originalKey);
    };
    expect(await kept()).toEqual(Buffer.from(bytes));
    expect(await store.exists(`previews/${first}/400.webp`)).toBe(true);
    expect((await audits()).filter(({ verb }) => verb === "pictures replace")).toEqual([
      { by: "atelier", verb: "pictures replace" },
    ]);
    // Without a key: those that come second are told so, or find the file there; none loses it.
    const other = await jpeg({ seed: 10, width: 90, height: 120 });
    await Promise.all([1, 2, 3].map(() => sendFile(`/pictures/${first}/image`, other)));
    expect(await kept()).toEqual(Buffer.from(other));

    const text = await sendFile(`/pictures/${second}/image`, Buffer.from("no image"));
    expect(text).toEqual({
      status: 409,
      body: { code: "REFUSED", message: "Le fichier n’est pas un JPEG." },
    });
    const cut = await sendFile(`/pictures/${second}/image`, bytes.subarray(0, bytes.length / 2));
    expect([cut.status, cut.body.code]).toEqual([409, "REFUSED"]);
    expect((await sendFile(`/pictures/${second}/image`, Buffer.alloc(0))).body.message).toBe(
      "Le fichier est vide.",
    );
    expect((await sendFile(`/pictures/${anyUuid}/image`, bytes)).body.code).toBe("REFUSED");
    expect((await send("PUT", `/pictures/${second}/image`, {})).status).toBe(415);
  });

  it("are taken down, once for a repeated key; the journal names who did it", async () => {
    const { store } = shop.services;
    const { first } = stock.pictures;
    await store.put("originals/IMG_1.jpg", await jpeg({ seed: 1, width: 60, height: 40 }));
    const buyer = shop.newVisitor();
    await add(buyer, print(stock));
    const orderUuid = await placeAtStand(buyer);
    const asked = { pictureUuid: first, reason: "demande du 3 mai" };
    const once = { "idempotency-key": "takedown-img-1" };
    const taken = await send("POST", "/takedowns", asked, once);
    expect(taken.body).toMatchObject({ uuid: first, name: "IMG_1", orders: [{ uuid: orderUuid }], files: 1 });
    expect(await store.exists("originals/IMG_1.jpg")).toBe(false);
    // The first call may have been killed before it deleted the files.
    await store.put("originals/IMG_1.jpg", await jpeg({ seed: 1, width: 60, height: 40 }));
    expect((await send("POST", "/takedowns", asked, once)).body).toEqual(taken.body);
    expect(await store.exists("originals/IMG_1.jpg")).toBe(false);
    expect((await send("POST", "/takedowns", asked)).status).toBe(200);
    expect((await audits()).filter(({ verb }) => verb === "takedown")).toEqual([
      { by: "atelier", verb: "takedown" },
    ]);
    expect((await send("PUT", `/pictures/${first}/name`, { name: "x" })).body.message).toBe(
      "La photo IMG_1 a été retirée de la vente.",
    );
    expect((await send("POST", "/takedowns", { ...asked, pictureUuid: anyUuid })).body.code).toBe("REFUSED");
  });
});

describe("clocks by an operator's call", () => {
  it("are listed and set, or only checked", async () => {
    const { db } = shop.services;
    const eventUuid = stock.events.rosieres;
    const { uuid } = await db
      .insertInto("camera")
      .values({
        uuid: anyUuid,
        eventUuid,
        make: "Canon",
        model: "Canon EOS R5",
        serial: "12",
        clockOffset: null,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("picture")
      .set({ cameraUuid: uuid, cameraTime: "2026-05-01T10:00:00" })
      .where("uuid", "=", stock.pictures.first)
      .execute();
    const clocks = () => send<{ clockOffset: number | null }[]>("GET", `/clocks?eventUuid=${eventUuid}`);
    expect((await clocks()).body).toMatchObject([
      { uuid, label: "Canon EOS R5", pictures: 1, clockOffset: null },
    ]);
    const checked = await send("PUT", `/clocks/${uuid}`, { clockOffset: 3600, isCheck: true });
    expect(checked.body).toMatchObject({
      ...{ before: null, after: 3600, dated: 1 },
      samples: [{ name: "IMG_1", after: "2026-05-01T09:00:00.000Z" }],
    });
    expect((await clocks()).body).toMatchObject([{ clockOffset: null }]);
    expect((await send("PUT", `/clocks/${uuid}`, { clockOffset: 3600 })).body).toEqual(checked.body);
    expect((await clocks()).body).toMatchObject([{ clockOffset: 3600 }]);
    expect((await audits()).at(-1)).toEqual({ by: "atelier", verb: "clocks set" });
    expect((await send("PUT", `/clocks/${uuid}`, { clockOffset: 1e12 })).status).toBe(400);
    expect((await send("PUT", `/clocks/${eventUuid}`, { clockOffset: 0 })).body.code).toBe("REFUSED");
  });
});

describe("names by an operator's call", () => {
  const suggested = async (text: string) => {
    const { body } = await shop
      .newVisitor()
      .get<FilterValue[]>(`/api/anonymous/filterValues?tagSearch=${encodeURIComponent(text)}&limit=10`);
    return body.map(({ value }) => value);
  };

  it("are listed in pages, corrected, merged and detached by uuid", async () => {
    const { zoe, lefevre, eclair } = stock.names;
    type Listed = { uuid: string; value: string; former: string[] }[];
    const listed = await send<Listed>("GET", `/names?${inRosieres()}&limit=2`);
    expect(listed.body.map(({ uuid }) => uuid)).toEqual([eclair, lefevre]);
    expect(listed.headers.get("x-total-count")).toBe("3");
    const found = await send<Listed>("GET", `/names?${inRosieres()}&type=rider&text=ZOE`);
    expect(found.body).toMatchObject([{ uuid: zoe, typeLabel: "Cavalier", pictures: 2 }]);

    const corrected = await send("PUT", `/names/${zoe}`, { value: "Zoë Lefebvre" });
    expect(corrected.body).toEqual({ uuid: zoe, before: "Zoé Lefèvre", after: "Zoë Lefebvre" });
    expect(await suggested("zoe lef")).toEqual(["Zoë Lefebvre"]);
    const taken = await send("PUT", `/names/${zoe}`, { value: "LEFEVRE, Hugo" });
    expect(taken).toMatchObject({ status: 409, body: { code: "REFUSED" } });
    expect(taken.body.message).toContain("existe déjà");

    const merged = await send("POST", `/names/${lefevre}/merge`, { intoUuid: zoe });
    expect(merged.body).toMatchObject({
      uuid: zoe,
      value: "Zoë Lefebvre",
      former: "Lefèvre Hugo",
      pictures: 2,
    });
    const again = await send("POST", `/names/${lefevre}/merge`, { intoUuid: zoe });
    expect(again.body).toMatchObject({ former: null, pictures: 0 });
    const types = await send("POST", `/names/${eclair}/merge`, { intoUuid: zoe });
    expect(types.body.message).toContain("ne sont pas du même type");

    const one = { pictureUuids: [stock.pictures.first], eventUuid: null };
    expect((await send("POST", `/names/${zoe}/detach`, one)).body).toMatchObject({ pictures: 1 });
    const rest = { pictureUuids: null, eventUuid: stock.events.rosieres };
    expect((await send("POST", `/names/${lefevre}/detach`, rest)).body).toMatchObject({
      uuid: zoe,
      pictures: 2,
    });
    expect((await audits()).map(({ by, verb }) => `${by} ${verb}`).slice(-4)).toEqual([
      ...["atelier names correct", "atelier names merge"],
      ...["atelier names detach", "atelier names detach"],
    ]);
    expect((await send("PUT", `/names/${anyUuid}`, { value: "x" })).body.code).toBe("REFUSED");
  });
});

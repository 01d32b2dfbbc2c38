import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { jpeg, rawTiff, writePhotograph } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let key: string;
const { run, dossard } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  const said = await run("keys", "add", "photographer", "--scope", "catalogue");
  key = said.split("Authorization: ").at(-1) ?? "";
});
afterAll(() => shop?.stop());

async function upload(bytes: Buffer, query: Record<string, string> = {}, headers = {}) {
  const all = { eventUuid: stock.events.rosieres, fileName: "DSC_100.JPG", ...query };
  const answered = await fetch(`${shop.url}/api/operator/imports/pictures?${new URLSearchParams(all)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization: key, ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: answered.status, body: await answered.json() };
}
const pictureCount = async () =>
  (await shop.services.db.selectFrom("picture").select("uuid").execute()).length;
const camera = { model: "Canon EOS R5", serial: "0123" };
const taken = { takenAt: "2026:05:01 10:32:05", camera };

describe("a picture by an operator's call", () => {
  it("is imported as from a folder: contest, time, previews, once", async () => {
    const bytes = await jpeg({ seed: 1, ...taken });
    const { status, body } = await upload(bytes, { contest: "Derby" });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...{ name: "DSC_100", fileName: "DSC_100.JPG", contestLabel: "Derby" },
        ...{ takenAt: "2026-05-01T08:32:05.000Z", isNew: true, isTakenDown: false },
      },
    });
    const { db, store } = shop.services;
    const row = await db
      .selectFrom("picture")
      .select(["originalKey", "clockedAt", "cameraUuid"])
      .where("uuid", "=", body.uuid)
      .executeTakeFirstOrThrow();
    expect(await store.get(row.originalKey)).toEqual(bytes);
    expect(await store.get(`previews/${body.uuid}/600.webp`)).not.toBeNull();
    expect(row).toMatchObject({ clockedAt: body.takenAt, cameraUuid: expect.any(String) });
    const last = await db.selectFrom("auditEntry").selectAll().orderBy("id", "desc").executeTakeFirst();
    expect(last).toMatchObject({ by: "photographer", verb: "import", subject: `picture ${body.uuid}` });

    const before = await pictureCount();
    const again = await upload(bytes, { contest: "derby", fileName: "autre.jpg" });
    expect(again.body).toEqual({ ...body, isNew: false });
    expect(await pictureCount()).toBe(before);
  });

  it("answers the same to a repeated call", async () => {
    const once = { "idempotency-key": "picture-200" };
    const bytes = await jpeg({ seed: 2, ...taken });
    const first = await upload(bytes, { fileName: "DSC_200.JPG" }, once);
    expect(first.body).toMatchObject({ contestLabel: "Rosières", isNew: true });
    expect((await upload(bytes, { fileName: "DSC_200.JPG" }, once)).body).toEqual(first.body);
    const elsewhere = await upload(bytes, { fileName: "DSC_200.JPG", contest: "Derby" }, once);
    expect(elsewhere.body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("is one picture, however many send it at once", async () => {
    const bytes = await jpeg({ seed: 3, ...taken });
    const before = await pictureCount();
    const answers = await Promise.all([1, 2, 3].map(() => upload(bytes, { contest: "Ensemble" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await pictureCount()).toBe(before + 1);
  });

  it("has the clock that was set for its camera, and does not return once it was taken down or moved", async () => {
    const slow = { model: "Nikon Z 9", serial: "9" };
    await upload(await jpeg({ seed: 4, takenAt: "2026:05:01 09:00:00", camera: slow }), { contest: "Derby" });
    await run("clocks", "set", "Rosières", "nikon z 9", "--offset", "+1:00:00");
    const bytes = await jpeg({ seed: 5, takenAt: "2026:05:01 09:10:00", camera: slow });
    const { body } = await upload(bytes, { contest: "Derby", fileName: "LATE_5.JPG" });
    expect(body.takenAt).toBe("2026-05-01T08:10:00.000Z");
    await run("pictures", "move", "LATE_5", "--event", "Rosières", "--contest", "Grand Prix");
    expect((await upload(bytes, { contest: "Derby" })).body).toMatchObject({
      ...{ uuid: body.uuid, contestLabel: "Grand Prix", isNew: false },
    });
    const { db } = shop.services;
    await db.updateTable("picture").set({ isDeleted: true }).where("uuid", "=", body.uuid).execute();
    expect((await upload(bytes, { contest: "Derby" })).body).toMatchObject({
      ...{ uuid: body.uuid, isNew: false, isTakenDown: true },
    });
  });

  it("is named by the start lists that are there", async () => {
    const list = new URLSearchParams({ eventUuid: stock.events.rosieres, fileName: "départs.csv" });
    await fetch(`${shop.url}/api/operator/startLists?${list}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", authorization: key },
      body: "cavalier;photo\nCamille Attendue;DSC_300\n",
    });
    const { body } = await upload(await jpeg({ seed: 6, ...taken }), { fileName: "DSC_300.JPG" });
    await upload(await jpeg({ seed: 7, ...taken }), { fileName: "DSC_301.JPG" });
    const { db } = shop.services;
    const jobs = await db.selectFrom("job").select("key").where("kind", "=", "nameByLists").execute();
    expect(jobs.length).toBeGreaterThan(0);
    await db
      .updateTable("job")
      .set({ dueAt: new Date(0).toISOString() })
      .where("kind", "=", "nameByLists")
      .execute();
    await shop.runJobs();
    const names = await db
      .selectFrom("pictureFilterValue as link")
      .innerJoin("filterValue", "filterValue.uuid", "link.filterValueUuid")
      .select("value")
      .where("pictureUuid", "=", body.uuid)
      .execute();
    expect(names).toEqual([{ value: "Camille Attendue" }]);
  });

  it("is refused in a sentence if it is none, and nothing is written", async () => {
    const before = await pictureCount();
    const whole = await jpeg({ seed: 8, width: 900, height: 600 });
    const refusals = [
      await upload(Buffer.from("un texte")),
      await upload(Buffer.alloc(0)),
      await upload(rawTiff(), { fileName: "DSC_9.NEF" }),
      await upload(whole.subarray(0, whole.length / 2)),
      await upload(whole, { eventUuid: stock.pictures.first }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(refusals.map(({ body }) => body.message)).toEqual([
      "DSC_100.JPG : pas une photo.",
      "DSC_100.JPG : un fichier vide.",
      "DSC_9.NEF : fichier RAW sans son JPEG : à exporter en JPEG.",
      "DSC_100.JPG : une image abîmée.",
      `Il n’y a pas d’événement ${stock.pictures.first}.`,
    ]);
    expect((await upload(whole, { fileName: "a\nb.jpg" })).status).toBe(400);
    expect(await pictureCount()).toBe(before);
  });
});

describe("dossard import --json", () => {
  it("answers with the whole report: folder, refused files, start list", async () => {
    const folder = await mkdtemp(join(tmpdir(), "dossard-card-"));
    try {
      await writePhotograph(join(folder, "Derby/DSC_400.JPG"), { seed: 400, ...taken });
      await writeFile(join(folder, "Derby/vide.jpg"), "");
      await writeFile(join(folder, "liste.csv"), "cavalier;photo\nLou Quatre;DSC_400\n;DSC_400\n");
      const list = ["--start-list", join(folder, "liste.csv")];
      const { code, stdout } = await dossard("import", folder, "--event", "Rosières", "--json", ...list);
      expect({ code, report: JSON.parse(stdout) }).toMatchObject({
        code: 1,
        report: {
          event: { uuid: stock.events.rosieres },
          folder: {
            ...{ imported: 1, alreadyThere: 0, contestSlugs: ["derby"] },
            refused: [{ shown: "Derby/vide.jpg", reason: "un fichier vide" }],
          },
          startList: {
            ...{ newNames: 1, isCheck: false },
            refused: [{ line: 3, reason: "ni dossard, ni cavalier, ni cheval" }],
          },
        },
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Settings } from "../../../../server/core/settings.ts";
import { stockShop } from "../../catalogue/stockShop.ts";
import { jpeg } from "../../support/photographs.ts";
import { startTestShop } from "../../support/testShop.ts";

/** Asks a shop for a preview that is not made yet. */
async function askForPreview(settings: Partial<Settings>, prepare: (dataDir: string) => Promise<void>) {
  const shop = await startTestShop(settings);
  onTestFinished(() => shop.stop());
  const { pictures } = await stockShop(shop);
  const { dataDir } = shop.services.settings;
  await prepare(dataDir);
  const picture = await shop.services.db
    .selectFrom("picture")
    .select(["uuid", "eventUuid", "contestUuid", "originalKey"])
    .where("uuid", "=", pictures.first)
    .executeTakeFirstOrThrow();
  if (!settings.objectStore) await shop.services.store.put(picture.originalKey, await jpeg({}));
  const { eventUuid, contestUuid, uuid } = picture;
  return shop.newVisitor().get(`/thumbnails/${eventUuid}/${contestUuid}/${uuid}.webp`);
}

const unavailable = { status: 503, body: { code: "UNAVAILABLE" } };

it("answers that the shop is unavailable where its disk takes no file", async () => {
  // As on a full disk: reading works, writing does not, whoever runs the shop.
  const answered = await askForPreview({}, async (dataDir) => {
    await mkdir(join(dataDir, "files"), { recursive: true });
    await writeFile(join(dataDir, "files/previews"), "");
  });
  expect(answered).toMatchObject(unavailable);
  expect(answered.headers.get("retry-after")).toBe("2");
});

it("answers that the shop is unavailable where its object store does not answer", async () => {
  const objectStore = {
    endpoint: "http://127.0.0.1:1",
    publicEndpoint: null,
    bucket: "dossard",
    region: "us-east-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
  };
  const answered = await askForPreview({ objectStore, filesIn: "store" }, async () => {});
  expect(answered).toMatchObject(unavailable);
  expect(answered.headers.get("retry-after")).toBe("2");
}, 30_000);

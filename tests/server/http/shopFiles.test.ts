import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await startTestShop({ publicUrl: "https://photos.example" });
  onTestFinished(() => shop.stop());
  folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(folder, { recursive: true });
});

const writePage = () => writeFile(join(folder, "index.html"), "<!--place-->");
const readPage = () => shop.newVisitor().get<string>("/search");

/** What the page tells the shop. */
async function placeOfPage() {
  const { body } = await readPage();
  return JSON.parse(/<script type="application\/json" id="place">(.*)<\/script>/.exec(body)?.[1] ?? "null");
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const insertDiscount = (label: string, percent: number, startAt: string, endAt: string) =>
  shop.services.db
    .insertInto("discount")
    .values({ label, description: `${label}\u00a0: −${percent}\u00a0%`, percent, startAt, endAt })
    .execute();

test("a page that could not be read while the shop was built again is read at the next call", async () => {
  expect((await readPage()).status).toBe(500);
  await writePage();
  expect((await readPage()).status).toBe(200);
  expect(await placeOfPage()).toMatchObject({ publicUrl: "https://photos.example" });
});

test("the page carries the discounts that are not over, the best first, as they are at each call", async () => {
  await writePage();
  expect(await placeOfPage()).toMatchObject({ discounts: [] });
  const [start, end] = [day(-1), day(1)];
  await insertDiscount("Saison", 10, start, end);
  await insertDiscount("Ouverture </script>", 15, start, end);
  await insertDiscount("Noël", 5, day(1), day(2));
  await insertDiscount("Passée", 50, day(-2), day(-1));
  const { discounts } = await placeOfPage();
  expect(discounts.map(({ description }: { description: string }) => description.split("\u00a0")[0])).toEqual(
    ["Ouverture </script>", "Saison", "Noël"],
  );
  expect(discounts[1]).toEqual({ description: "Saison\u00a0: −10\u00a0%", startAt: start, endAt: end });
});

test("without its database the page comes all the same, and says nothing of discounts", async () => {
  await writePage();
  await shop.services.db.schema.dropTable("discount").execute();
  const place = await placeOfPage();
  expect(place).toMatchObject({ placeWhat: "main" });
  expect(place).not.toHaveProperty("discounts");
});

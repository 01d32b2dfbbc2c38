import { afterAll, beforeAll, expect, it } from "vitest";
import { checkStock } from "../../../server/cli/checkStock.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

const look = () => checkStock(shop.services).then((detail) => `ok: ${detail}`, String);
const edit = async (event: string, ...args: string[]) => {
  const settings = shopSettings(shop.connectionString, shop.services.settings.dataDir);
  expect(await callDossard(["events", "edit", event, ...args], settings)).toMatchObject({ stderr: "" });
};

it("says what a shop lacks, one thing after the other, until a shopper can buy a picture", async () => {
  const { db, settings } = shop.services;
  expect(await look()).toBe("Error: there is nothing to sell: `dossard catalogue import FILE`");
  settings.demo = null;
  expect(await look()).toBe("ok: empty: the demonstration fills it at its first start");
  settings.demo = false;

  stock = await stockShop(shop);
  const { rosieres, rally } = stock.events;
  await edit(rosieres, "--hide");
  await edit(rally, "--hide");
  expect(await look()).toBe("Error: no event is visible: `dossard events edit EVENT --show`");
  await edit(rally, "--show");
  expect(await look()).toBe("Error: no event that is shown has a picture: `dossard import FOLDER`");
  await db.updateTable("event").set({ totalPictureCount: 4 }).execute();
  await db
    .updateTable("product")
    .set({ isDeleted: true })
    .where("pricingId", "=", stock.carPricing)
    .execute();
  expect(await look()).toBe(
    'Error: nothing is sold of "Rallye des Monts": its pricing has no product (`dossard catalogue`)',
  );
  await db.updateTable("product").set({ isDeleted: false }).execute();
  expect(await look()).toMatch(/^ok: 1 events with pictures, \d+ formats$/);

  settings.eventsDisplayMode = "select";
  expect(await look()).toBe(
    "Error: EVENTS_DISPLAY_MODE=select, and no event is displayed: `dossard events edit EVENT --display`",
  );
  await edit(rally, "--display");
  expect(await look()).toMatch(/^ok/);
  settings.eventsDisplayMode = "single";
  expect(await look()).toMatch(/^ok/);
  await edit(rosieres, "--show");
  expect(await look()).toBe(
    "Error: EVENTS_DISPLAY_MODE=single with 2 visible events: `dossard events edit EVENT --hide`",
  );

  settings.eventsDisplayMode = "all";
  await callDossard(
    ["events", "create", "CSO de Lessay", "--category", "Equestre", "--pricing", "Équestre"],
    shopSettings(shop.connectionString, settings.dataDir),
  );
  expect(await look()).toBe(
    'Error: "CSO de Lessay" has no days: `dossard events edit "CSO de Lessay" --start … --end …`',
  );
  await edit("CSO de Lessay", "--start", "2026-12-05");
  expect(await look()).toMatch(/^ok: 2 events/);
});

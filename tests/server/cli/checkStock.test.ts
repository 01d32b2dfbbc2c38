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
  expect(await look()).toBe("Error: il n’y a rien à vendre : `dossard catalogue import FICHIER`");
  settings.demo = null;
  expect(await look()).toBe("ok: vide : la démonstration la remplit au premier démarrage");
  settings.demo = false;

  stock = await stockShop(shop);
  const { rosieres, rally } = stock.events;
  await edit(rosieres, "--hide");
  await edit(rally, "--hide");
  expect(await look()).toBe("Error: aucun événement n’est visible : `dossard events edit ÉVÉNEMENT --show`");
  await edit(rally, "--show");
  expect(await look()).toBe("Error: aucun événement affiché n’a de photo : `dossard import DOSSIER`");
  await db.updateTable("event").set({ totalPictureCount: 4 }).execute();
  await db
    .updateTable("product")
    .set({ isDeleted: true })
    .where("pricingId", "=", stock.carPricing)
    .execute();
  expect(await look()).toBe(
    "Error: rien n’est vendu de « Rallye des Monts » : son tarif n’a pas de produit (`dossard catalogue`)",
  );
  await db.updateTable("product").set({ isDeleted: false }).execute();
  expect(await look()).toMatch(/^ok: 1 événement avec des photos, \d+ formats$/);

  settings.eventsDisplayMode = "select";
  expect(await look()).toBe(
    "Error: EVENTS_DISPLAY_MODE=select, et aucun événement n’est affiché : `dossard events edit ÉVÉNEMENT --display`",
  );
  await edit(rally, "--display");
  expect(await look()).toMatch(/^ok/);
  settings.eventsDisplayMode = "single";
  expect(await look()).toMatch(/^ok/);
  await edit(rosieres, "--show");
  expect(await look()).toBe(
    "Error: EVENTS_DISPLAY_MODE=single avec 2 événements visibles : `dossard events edit ÉVÉNEMENT --hide`",
  );

  settings.eventsDisplayMode = "all";
  await callDossard(
    ["events", "create", "CSO de Lessay", "--category", "Equestre", "--pricing", "Équestre"],
    shopSettings(shop.connectionString, settings.dataDir),
  );
  expect(await look()).toBe(
    'Error: « CSO de Lessay » n’a pas de dates : `dossard events edit "CSO de Lessay" --start … --end …`',
  );
  await edit("CSO de Lessay", "--start", "2026-12-05");
  expect(await look()).toMatch(/^ok: 2 événements/);
});

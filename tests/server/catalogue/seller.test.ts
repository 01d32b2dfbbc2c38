import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../../server/core/readSettings.ts";
import type { SellerIdentity } from "../../../src/api/contract/sellerCalls.ts";
import { startTestShop } from "../support/testShop.ts";

const complete = {
  SELLER_NAME: "Studio des Lices",
  SELLER_STREET: "3 rue des Lices",
  SELLER_ZIP_CODE: "35000",
  SELLER_CITY: "Rennes",
  SELLER_SIREN: "123 456 789 00012",
  SELLER_VAT_NUMBER: "FR32123456789",
  SELLER_MEDIATOR: "Médiation Ouest, 1 quai Nord, 35000 Rennes",
  SELLER_MEDIATOR_URL: "https://mediation-ouest.example",
  SELLER_HOST: "Hébergement Ouest, 2 quai Nord, 35000 Rennes, 02 99 00 00 01",
};

async function sellerOf(environment: Record<string, string>): Promise<SellerIdentity> {
  const { seller, legalNotice } = readSettings(environment);
  const shop = await startTestShop({ seller, legalNotice });
  onTestFinished(() => shop.stop());
  return (await shop.newVisitor().get<SellerIdentity>("/api/anonymous/seller")).body;
}

it("says who sells, and the mediator, as the settings do", async () => {
  expect(await sellerOf(complete)).toEqual({
    name: "Studio des Lices",
    legal: null,
    street: "3 rue des Lices",
    zipCode: "35000",
    city: "Rennes",
    siren: "123456789",
    vatNumber: "FR32123456789",
    email: null,
    phone: null,
    publisher: null,
    host: complete.SELLER_HOST,
    mediator: complete.SELLER_MEDIATOR,
    mediatorUrl: complete.SELLER_MEDIATOR_URL,
    isSpecimen: false,
  });
});

it("is a specimen while an invoice would be one", async () => {
  expect(await sellerOf({})).toMatchObject({ name: null, mediator: null, isSpecimen: true });
  const { SELLER_SIREN: _, ...rest } = complete;
  expect(await sellerOf(rest)).toMatchObject({ name: "Studio des Lices", isSpecimen: true });
});

it("takes no mediator's address that is none", () => {
  expect(() => readSettings({ SELLER_MEDIATOR_URL: "mediation" })).toThrow(/SELLER_MEDIATOR_URL/);
  expect(() => readSettings({ SELLER_MEDIATOR_URL: "javascript:alert(1)" })).toThrow(/SELLER_MEDIATOR_URL/);
});

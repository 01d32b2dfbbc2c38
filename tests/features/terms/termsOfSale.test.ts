import { expect, test } from "vitest";
import { type SellerIdentity, unknownSeller } from "../../../src/features/terms/seller.ts";
import { termsOfSale } from "../../../src/features/terms/termsOfSale.ts";

const known: SellerIdentity = {
  name: "Studio des Lices",
  address: "3 rue des Lices, 35000 Rennes",
  siren: "123 456 789",
  vatNumber: "FR12123456789",
  email: "bonjour@example.fr",
  phone: "02 99 00 00 00",
  mediator: "Médiation Ouest, 1 quai Nord, 35000 Rennes",
};

const whole = (seller: SellerIdentity) =>
  termsOfSale(seller)
    .flatMap((section) => [section.title, ...section.blocks.flat()])
    .join("\n");

test.each([
  ["surcharge after two months", /2 mois après son échéance est majorée de 20\u00a0%/],
  ["late penalties", /3 fois le taux d’intérêt légal/],
  ["recovery fee", /40\u00a0€/],
  ["grace of thirty days", /30 jours après la commande/],
  ["notice of fifteen days", /mettre en demeure de livrer dans les 15 jours/],
  ["payment at the stand", /À notre stand, le prix est payé au comptoir/],
  ["withdrawal", /14 jours pour vous rétracter/],
  ["files without withdrawal", /renoncement exprès/],
  ["image rights", /droit à l’image/i],
  ["mediation", /médiateur de la consommation/],
])("says the %s", (_matter, sentence) => {
  expect(whole(unknownSeller)).toMatch(sentence);
});

test("names the seller where it is known", () => {
  const text = whole(known);
  expect(text).toContain(
    "vendues par Studio des Lices, SIREN 123 456 789, TVA intracommunautaire FR12123456789, dont le siège est situé 3 rue des Lices, 35000 Rennes",
  );
  expect(text).toContain("par e-mail à l’adresse bonjour@example.fr ou par téléphone au 02 99 00 00 00.");
  expect(text).toContain("Médiation Ouest");
});

test("reads well whatever of the seller is missing", () => {
  const parts = Object.keys(known) as (keyof SellerIdentity)[];
  for (const part of parts) {
    const text = whole({ ...known, [part]: null });
    expect(text).not.toMatch(/null|undefined|, ,|\(\)| {2}/);
  }
  expect(whole(unknownSeller)).toContain("figure sur votre facture");
});

test("every article has an anchor of its own and no plain space before high punctuation", () => {
  const ids = termsOfSale(known).map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(whole(known)).not.toMatch(/ [;:!?%€»]|« /);
});

import { expect, test } from "vitest";
import { legalNotice } from "../../../src/features/terms/legalNotice.ts";
import { privacy } from "../../../src/features/terms/privacy.ts";
import type { TermsSection } from "../../../src/features/terms/section.ts";
import { type SellerIdentity, unknownSeller } from "../../../src/features/terms/seller.ts";
import { termsOfSale } from "../../../src/features/terms/termsOfSale.ts";

const known: SellerIdentity = {
  name: "Studio des Lices",
  legal: "SARL au capital de 10 000 €",
  street: "3 rue des Lices",
  zipCode: "35000",
  city: "Rennes",
  siren: "123456789",
  vatNumber: "FR12123456789",
  email: "bonjour@example.fr",
  phone: "02 99 00 00 00",
  publisher: "Jeanne Lefèvre",
  host: "Hébergement Ouest, 2 quai Nord, 35000 Rennes, 02 99 00 00 01",
  mediator: "Médiation Ouest, 1 quai Nord, 35000 Rennes",
  mediatorUrl: "https://mediation-ouest.example",
  isSpecimen: false,
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
    "vendues par Studio des Lices, SARL au capital de 10 000\u00a0€, SIREN 123\u00a0456\u00a0789, TVA intracommunautaire FR12123456789, dont le siège est situé 3 rue des Lices, 35000 Rennes",
  );
  expect(text).toContain("par e-mail à l’adresse bonjour@example.fr ou par téléphone au 02 99 00 00 00.");
  expect(text).toContain("Médiation Ouest");
  expect(text).not.toContain("spécimen");
});

const places = ["main", "truck"] as const;
const pages = (seller: SellerIdentity, placeWhat: (typeof places)[number]) => [
  legalNotice(seller, placeWhat),
  privacy(seller, placeWhat),
];
const textOf = (sections: readonly TermsSection[]) =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()]).join("\n");

test.each(places)("the legal notice names seller, publisher, host and mediator (%s)", (placeWhat) => {
  const text = textOf(legalNotice(known, placeWhat));
  for (const part of [
    "Studio des Lices",
    "SARL au capital",
    "3 rue des Lices, 35000 Rennes",
    "123\u00a0456\u00a0789",
    "FR12123456789",
    "bonjour@example.fr",
    "02 99 00 00 00",
    "Jeanne Lefèvre",
    "Hébergement Ouest",
    "Médiation Ouest",
    "https://mediation-ouest.example",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("spécimen");
});

test("legal pages read well whatever is missing, and say where the shop is a specimen", () => {
  for (const placeWhat of places) {
    for (const part of Object.keys(known) as (keyof SellerIdentity)[]) {
      for (const sections of pages({ ...known, [part]: null }, placeWhat)) {
        expect(textOf(sections)).not.toMatch(/null|undefined|, ,|\(\)| {2}| [;:!?%€»]|« /);
      }
    }
    for (const sections of pages(unknownSeller, placeWhat)) expect(textOf(sections)).toContain("spécimen");
  }
  expect(whole(unknownSeller)).toContain("spécimen");
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

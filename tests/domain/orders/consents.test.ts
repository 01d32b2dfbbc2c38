import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { consentVersions } from "../../../src/domain/orders/consents.ts";
import { waiverText } from "../../../src/features/checkout/texts.ts";
import { unknownSeller } from "../../../src/features/terms/seller.ts";
import { termsOfSale } from "../../../src/features/terms/termsOfSale.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A change of wording needs a new version, recorded here too: orders store which version was agreed to. */
it("holds each version to its words", () => {
  expect({
    [`terms ${consentVersions.terms}`]: digest(JSON.stringify(termsOfSale(unknownSeller))),
    [`waiver ${consentVersions.waiver}`]: digest(waiverText),
  }).toEqual({
    "terms 2026-11-23": "257105029cc1b85a",
    "waiver 2026-11-21": "26f10c4c7e4a6a1e",
  });
});

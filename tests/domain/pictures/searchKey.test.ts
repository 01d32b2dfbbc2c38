import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";

describe("the form in which names are compared", () => {
  test.each([
    ["L'ŒIL D'OR", "l oeil d or"],
    ["l’oeil d-or", "l oeil d or"],
    ["Zoé LEFÈVRE", "zoe lefevre"],
    ["Zoe\u0301 Lefe\u0300vre", "zoe lefevre"],
    ["  Éclair   du\u00a0Lys ", "eclair du lys"],
    ["Straße, Æsir & Ørsted", "strasse aesir orsted"],
    ["N° 12-B", "n 12 b"],
    ["İstanbul", "istanbul"],
    ["ÇA ñ Ł Đ", "ca n l d"],
    ["ﬁn ２４", "fin 24"],
    ["Πήγασος", "πηγασος"],
    ["ПЕГАС", "пегас"],
    ["", ""],
    ["%_\\'\"", ""],
  ])("of %s is %s", (name, key) => {
    expect(searchKey(name)).toBe(key);
  });

  const text = fc.string({ unit: "grapheme", maxLength: 40 });

  test("is the same of itself", () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(searchKey(searchKey(name))).toBe(searchKey(name));
      }),
    );
  });

  test("does not depend on how accents are composed", () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(searchKey(name.normalize("NFD"))).toBe(searchKey(name.normalize("NFC")));
      }),
    );
  });

  test("holds letters, digits and single blanks between, nothing that SQL or a pattern could read", () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(searchKey(name)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });

  test("does not know case", () => {
    const french = fc.string({ unit: fc.constantFrom(..."aàâæbcçdeéèêëfiîïoôœuùûüyÿ -'") });
    fc.assert(
      fc.property(french, (name) => {
        expect(searchKey(name.toUpperCase())).toBe(searchKey(name));
      }),
    );
  });
});

describe("a slug", () => {
  test.each([
    ["Concours de Rosières 2026 !", 100, "concours-de-rosieres-2026"],
    ["Grand Prix", 6, "grand"],
    ["Grand Prix", 7, "grand-p"],
    ["!!!", 100, ""],
  ])("of %s in %i characters is %s", (label, maximum, expected) => {
    expect(slug(label, maximum)).toBe(expected);
  });

  test("never passes its length, nor begins or ends in a hyphen", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (label, maximum) => {
        const made = slug(label, maximum);
        expect(made.length).toBeLessThanOrEqual(maximum);
        expect(made).not.toMatch(/^-|-$|--/);
        expect(made.isWellFormed()).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import { shownName } from "../../../src/domain/pictures/shownName.ts";

const rider = (value: string) => shownName(value, "rider", "horse");

describe("a name as it is shown", () => {
  it.each([
    ["MARTIN", "Martin"],
    ["Martin", "Martin"],
    ["martin", "Martin"],
    ["MARTIN Julie", "Martin Julie"],
    ["Julie MARTIN", "Julie Martin"],
    ["julie martin", "Julie Martin"],
    ["LEFÈVRE ÉLODIE", "Lefèvre Élodie"],
    ["JEAN-PIERRE DUPONT", "Jean-Pierre Dupont"],
    ["O'CONNOR SEAN", "O’Connor Sean"],
    ["maelys d'orval", "Maelys d’Orval"],
    ["MARIE DE L'ISLE", "Marie de l’Isle"],
    ["MARIE DE LA TOUR", "Marie de La Tour"],
    ["Steve McQueen", "Steve McQueen"],
    ["", ""],
  ])("%s is %s", (value, shown) => {
    expect(rider(value)).toBe(shown);
  });

  it.each([
    ["QUICK STAR", "Quick Star"],
    ["L’ŒIL D’OR", "L’Œil d’Or"],
    ["HIRONDELLE DE L'AULNE", "Hirondelle de l’Aulne"],
    ["OURAGAN L’ÉCLAIR", "Ouragan L’Éclair"],
    ["vandale z", "Vandale Z"],
    ["TIC TAC II", "Tic Tac II"],
    ["Tout en finesse", "Tout en finesse"],
    ["Chacco HH", "Chacco HH"],
    ["ULYSSE DES FORÊTS", "Ulysse des Forêts"],
  ])("the horse %s is %s", (value, shown) => {
    expect(shownName(value, "horse", "horse")).toBe(shown);
  });

  it.each([
    ["PEUGEOT 205 GTI", "Peugeot 205 GTI"],
    ["peugeot 205 gti", "Peugeot 205 GTI"],
    ["Peugeot 205 GTI", "Peugeot 205 GTI"],
    ["BMW M3", "BMW M3"],
  ])("the car %s is %s", (value, shown) => {
    expect(shownName(value, "horse", "car")).toBe(shown);
  });

  it("leaves bibs alone", () => {
    expect(shownName("12a", "bib", "horse")).toBe("12a");
    expect(shownName("AB", "bib", "car")).toBe("AB");
  });

  it("is found as before, and is the same shown twice", () => {
    const letters = fc.constantFrom(..."aàâbcçdeéèêfgiîmnoôrstuûyœABÇÉŒZ' -’");
    fc.assert(
      fc.property(
        fc.string({ unit: letters, maxLength: 20 }),
        fc.constantFrom("rider", "horse", "bib"),
        fc.constantFrom("horse" as const, "car" as const),
        (value, code, mode) => {
          const shown = shownName(value, code, mode);
          expect(searchKey(shown)).toBe(searchKey(value));
          expect(shownName(shown, code, mode)).toBe(shown);
        },
      ),
    );
  });

  it("shows riders one way, in whatever case they are written", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abdeglmnorstu"), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(fc.tuple(word, word), ([first, last]) => {
        const name = `${first} ${last}`;
        expect(rider(name.toUpperCase())).toBe(rider(name));
      }),
    );
  });
});

import { expect, test } from "vitest";
import { addresseeLines } from "../../../src/domain/customers/addressee.ts";

test.each([
  [{ firstName: "Camille", lastName: "Lefèvre", company: null }, ["Camille Lefèvre"]],
  [
    { firstName: "Camille", lastName: "Lefèvre", company: "Haras du Breuil" },
    ["Haras du Breuil", "Camille Lefèvre"],
  ],
  [{ firstName: "Camille", lastName: "Lefèvre", company: "" }, ["Camille Lefèvre"]],
  [{ lastName: "Martin" }, ["Martin"]],
  [{ lastName: null }, []],
])("%j is written as %j", (addressee, lines) => {
  expect(addresseeLines(addressee)).toEqual(lines);
});

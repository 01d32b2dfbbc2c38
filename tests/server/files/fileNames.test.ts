import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNames, safePart } from "../../../server/files/fileNames.ts";

test("names say contest, person and number", () => {
  const file = { contest: "Grand Prix 1,35\u00a0m", who: "Éloïse Lefèvre-Noël" };
  expect(fileNames([file, file])).toEqual([
    "Grand Prix 1,35 m - Éloïse Lefèvre-Noël - 001.jpg",
    "Grand Prix 1,35 m - Éloïse Lefèvre-Noël - 002.jpg",
  ]);
  expect(fileNames(Array.from({ length: 1000 }, () => file)).at(-1)).toMatch(/ - 1000\.jpg$/);
});

test.each([
  ['Épreuve 3/4 : "Amateur" <A>', "Épreuve 3 4 Amateur A"],
  ["../../etc/passwd", "etc passwd"],
  ["Galop 7... fin", "Galop 7. fin"],
  ["CON", "CON"],
  ["fin. ", "fin"],
  ["", "Photo"],
  ["\u0000\u202e\n", "Photo"],
  ["E\u0301te\u0301", "Été"],
])("%j becomes %j", (given, part) => {
  expect(safePart(given)).toBe(part);
});

test("whatever the texts are, names are safe, short and each another one", () => {
  const file = fc.record({ contest: fc.string({ unit: "binary" }), who: fc.string({ unit: "grapheme" }) });
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 20 }), (files) => {
      const names = fileNames(files);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(files.length);
      for (const name of names) {
        expect(name).not.toMatch(/[/\\:*?"<>|]|\p{Cc}|^[ .]|[ .]$|\.\./u);
        expect(Buffer.byteLength(name)).toBeLessThan(220);
        expect(name).toBe(name.normalize("NFC"));
        expect(name.isWellFormed()).toBe(true);
      }
    }),
  );
});

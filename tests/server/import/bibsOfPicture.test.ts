import { describe, expect, it } from "vitest";
import { bibKey, bibsOfPicture } from "../../../server/import/bibsOfPicture.ts";

describe("bibsOfPicture", () => {
  it.each([
    ["dossard 12", "", ["12"]],
    ["Dossard_012-3", "", ["12"]],
    ["IMG_4821_bib7", "", ["7"]],
    ["IMG_1", "Doss. 45", ["45"]],
    ["bib-12", "Dossards 12", ["12"]],
    ["IMG_4821", "Épreuve 12", []],
    ["12", "12", []],
    ["100_0012", "", []],
    ["habib12", "", []],
    ["bib12a", "", []],
  ])("finds in the file %j of the folder %j: %j", (name, folder, bibs) => {
    expect(bibsOfPicture(name, folder, null)).toEqual(bibs);
  });

  it.each([
    ["folder", "IMG_1", "12", ["12"]],
    ["folder", "IMG_1", "012 - Anne", ["12"]],
    ["folder", "IMG_1", "1,35 m", []],
    ["folder", "IMG_1", "Épreuve 12", []],
    ["start", "12-0001", "", ["12"]],
    ["start", "IMG_12", "", []],
    ["end", "IMG_0001_12", "", ["12"]],
    ["end", "IMG0012", "", []],
  ] as const)(
    "finds a bare bib at the %s of %j in %j where the operator says so: %j",
    (place, name, folder, bibs) => {
      expect(bibsOfPicture(name, folder, place)).toEqual(bibs);
    },
  );

  it("takes one bib for the same however it is written", () => {
    expect(["12", "012", "n° 12", "No 12", "Dossard 12"].map(bibKey)).toEqual(Array(5).fill("12"));
    expect(bibKey("A-12")).toBe("a 12");
    expect(bibKey("0")).toBe("0");
  });
});

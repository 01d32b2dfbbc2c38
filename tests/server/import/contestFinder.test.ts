import { describe, expect, it } from "vitest";
import { contestFinder } from "../../../server/import/contestFinder.ts";

const find = (labels: string[], contestLabel: string | null, contestNumber: string | null = null) =>
  contestFinder(labels.map((label) => ({ uuid: label, label })))({ contestLabel, contestNumber });

describe("contestFinder", () => {
  it.each([
    ["Épreuve 3", "3"],
    ["EPREUVE N° 03 : Amateur", "3"],
    ["03 - Grand Prix 1,35 m", "3"],
    ["Class 12", "12"],
    ["7", "7"],
    ["Ép. 5", "5"],
  ])("finds %j by its number %j", (label, number) => {
    expect(find([label, "Autre"], null, number)).toMatchObject({ label });
    expect(find([label, "Autre"], "Un autre nom", number)).toMatchObject({ label });
  });

  it.each([
    ["1,35 m", "1"],
    ["1.35", "1"],
    ["10 km", "10"],
    ["10km", "10"],
    ["6 ans", "6"],
    ["Grand Prix 3", "3"],
    ["Épreuve 31", "3"],
  ])("does not take %j for number %j", (label, number) => {
    expect(find([label], null, number)).toBeUndefined();
  });

  it("prefers the name, and finds nothing by a number that two have", () => {
    expect(find(["Épreuve 1", "Grand Prix"], "grand-prix", "1")).toMatchObject({ label: "Grand Prix" });
    expect(find(["Épreuve 1", "1 - Amateur"], null, "1")).toBeUndefined();
    expect(find(["Épreuve 1"], null)).toBeNull();
    expect(find(["Épreuve 1"], "01")).toMatchObject({ label: "Épreuve 1" });
  });
});

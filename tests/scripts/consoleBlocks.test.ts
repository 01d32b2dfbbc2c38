import { describe, expect, it } from "vitest";
import { isAsShown, readSteps, withPrinted } from "../../e2e/saturday/consoleBlocks.ts";
import { Disguise } from "../../e2e/saturday/disguise.ts";

const document = [
  "# A day",
  "<!-- saturday: cards -->",
  "```csv tarifs.csv",
  "tarif;prix",
  "Équestre;9",
  "```",
  "```console",
  "$ dossard catalogue import \\",
  "    ~/tarifs.csv",
  "Tarifs : 1",
  "…",
  "$ dossard events",
  "```",
  "    $ not a step",
  "```console exits 1",
  "$ dossard import",
  "Refusées : 2",
  "```",
].join("\n");

describe("a document of the operator's day", () => {
  it("is read as its commands with what they print, its files and its marks", () => {
    expect(readSteps(document)).toEqual([
      { kind: "mark", line: 2, name: "cards" },
      { kind: "file", line: 3, name: "tarifs.csv", text: "tarif;prix\nÉquestre;9\n" },
      {
        ...{ kind: "command", line: 8, command: "dossard catalogue import ~/tarifs.csv" },
        ...{ output: ["Tarifs : 1", "…"], exitCode: 0 },
      },
      { kind: "command", line: 12, command: "dossard events", output: [], exitCode: 0 },
      { kind: "command", line: 16, command: "dossard import", output: ["Refusées : 2"], exitCode: 1 },
    ]);
  });

  it.each([
    [["Total : 3,00 €"], ["Total : 3,00 €"], true],
    [["Total : 3,00 €"], ["Total : 3x00 €"], false],
    [["Durée : … s"], ["Durée : 12 s"], true],
    [["a", "…", "z"], ["a", "b", "c", "z"], true],
    [["a", "…", "z"], ["a", "z"], true],
    [["a"], ["a", "b"], false],
    [["a", "b"], ["a"], false],
    [[], [], true],
    [[], ["a"], false],
  ])("shows %j for %j: %s", (shown, printed, isSame) => {
    expect(isAsShown(shown, printed)).toBe(isSame);
  });

  it("takes over what is printed where it differs, without what differs each time", () => {
    const printed = new Map([
      [8, ["Tarifs : 1", "Produits : 5"]],
      [12, ["01234567-89ab-4def-8123-456789abcdef  Jumping"]],
      [16, ["Refusées : 3"]],
    ]);
    const lines = withPrinted(document, printed).split("\n");
    expect(lines.slice(7, 13)).toEqual([
      "$ dossard catalogue import \\",
      "    ~/tarifs.csv",
      "Tarifs : 1",
      "…",
      "$ dossard events",
      "…  Jumping",
    ]);
    expect(lines.at(-2)).toBe("Refusées : 3");
  });

  it("shows other codes and days than the shop has, and finds them again", () => {
    const disguise = new Disguise();
    disguise.put("A5E5", "0B1C");
    disguise.put("0B1C", "FFFF");
    disguise.put("/home/anne", "/tmp/x");
    expect(disguise.real("orders show A5E5, 0B1C, XA5E5")).toBe("orders show 0B1C, FFFF, XA5E5");
    expect(disguise.shown("0B1C FFFF /tmp/x/labo")).toBe("A5E5 0B1C /home/anne/labo");
  });
});

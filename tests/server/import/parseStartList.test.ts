import { describe, expect, it } from "vitest";
import { parseStartList } from "../../../server/import/parseStartList.ts";

const parse = (text: string) => parseStartList(Buffer.from(text));
const range = { kind: "names", from: "IMG_1", to: "IMG_4", byNumber: false };

describe("parseStartList", () => {
  it.each([
    ["dossard;cavalier;cheval;de;à"],
    ["DOSSARD;CAVALIÈRE;NOM DU CHEVAL;DÉBUT;FIN"],
    ["Bib;Rider;Horse;From;To"],
    ["N° dossard;Pilote;Voiture;Première photo;Dernière photo"],
    ["numéro;Concurrent;Monture;photo début;photo fin"],
  ])("understands the header %s", (header) => {
    expect(parse(`${header}\n12;Éric Lefèvre;Mistral;IMG_1;IMG_4\n`)).toEqual([
      {
        line: 2,
        values: { bib: "12", rider: "Éric Lefèvre", horse: "Mistral" },
        range,
        contestLabel: null,
      },
    ]);
  });

  it("reads columns in any order, passes over others, joins first and last names", () => {
    const text = "Club,Nom,Prénom,Épreuve,Photos\nLes Crins,Œuvrard,Chloé,Grand Prix,IMG_1-IMG_4\n";
    expect(parse(text)).toEqual([
      { line: 2, values: { rider: "Chloé Œuvrard" }, range, contestLabel: "Grand Prix" },
    ]);
  });

  it("takes a lone name column for the rider", () => {
    expect(parse("nom;de;à\nŒuvrard;IMG_1;IMG_4")[0]?.values).toEqual({ rider: "Œuvrard" });
  });

  it("gives times their day from the column of dates", () => {
    expect(parse("dossard;jour;début;fin\n7;01/05/2026;10:32;10:34")[0]?.range).toEqual({
      kind: "times",
      fromDate: "2026-05-01",
      toDate: "2026-05-01",
      from: "10:32:00",
      to: "10:34:00",
    });
  });

  it("keeps a row without pictures, and leaves out names that nobody could search for", () => {
    expect(parse("dossard;cavalier;cheval;de;à\n12;-;?;;")).toEqual([
      { line: 2, values: { bib: "12" }, range: null, contestLabel: null },
    ]);
  });

  it.each([
    ["", "line 1: the list is empty"],
    ["\n\n", "line 1: the list is empty"],
    ["club;de;à\nx;1;2", "line 1: no column names anybody"],
    ["dossard;cavalier\n1;2", "line 1: no column names pictures"],
    ["dossard;bib;de;à\n1;1;2;3", 'line 1: two columns for the same thing ("bib")'],
    ["dossard;de;à\n1;IMG_1;IMG_2\n\n2;IMG_9;IMG_3", 'line 4: "IMG_3" comes before "IMG_9"'],
    ["dossard;de;à\n;IMG_1;IMG_2", "line 2: neither bib, rider nor horse"],
    ["dossard;de;à\n1;;IMG_2", 'line 2: an end ("IMG_2") without a beginning'],
    ["dossard;date;de;à\n1;hier;10:32;10:34", 'line 2: "hier" is no date'],
    [`cavalier;de;à\n${"x".repeat(201)};1;2`, "line 2: a name is longer than 200 characters"],
  ])("refuses %j by its line", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

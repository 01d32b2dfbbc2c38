import { describe, expect, it } from "vitest";
import { parseStartList } from "../../../server/import/parseStartList.ts";

const parse = (text: string) => parseStartList(Buffer.from(text)).rows;
const refused = (text: string) => parseStartList(Buffer.from(text)).refused;
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
        contestNumber: null,
      },
    ]);
  });

  it("reads columns in any order, passes over others, joins first and last names", () => {
    const text = "Club,Nom,Prénom,Épreuve,Photos\nLes Crins,Œuvrard,Chloé,Grand Prix,IMG_1-IMG_4\n";
    expect(parse(text)).toEqual([
      { line: 2, values: { rider: "Chloé Œuvrard" }, range, contestLabel: "Grand Prix", contestNumber: null },
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
      { line: 2, values: { bib: "12" }, range: null, contestLabel: null, contestNumber: null },
    ]);
  });

  it.each([
    ["", "ligne 1 : la liste est vide"],
    ["\n\n", "ligne 1 : la liste est vide"],
    ["club;de;à\nx;1;2", "ligne 1 : aucune colonne ne nomme personne"],
    ["cheval;cavalier\n1;2", "ligne 1 : aucune colonne ne dit qui est sur quelles photos"],
    ["dossard;bib;de;à\n1;1;2;3", "ligne 1 : deux colonnes pour la même chose (« bib »)"],
  ])("refuses the list %j", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it.each([
    ["dossard;de;à\n1;IMG_1;IMG_2\n\n2;IMG_9;IMG_3", 4, "« IMG_3 » vient avant « IMG_9 »"],
    ["dossard;de;à\n;IMG_1;IMG_2", 2, "ni dossard, ni cavalier, ni cheval"],
    ["dossard;de;à\n1;;IMG_2", 2, "une fin (« IMG_2 ») sans début"],
    ["dossard;date;de;à\n1;hier;10:32;10:34", 2, "« hier » n’est pas une date"],
    [`cavalier;de;à\n${"x".repeat(201)};1;2`, 2, "un nom a plus de 200 caractères"],
    ["dossard;nom;de;à\nTotal : 12;;;", 2, "« Total : 12 » n’est pas un dossard"],
    ["dossard;nom;de;à\n12;Lef\ufffdvre;1;2", 2, "« Lef\ufffdvre » a perdu des lettres"],
    ["dossard;nom;de;à\n12;LefÃ¨vre;1;2", 2, "« LefÃ¨vre » était déjà altéré avant d’arriver ici"],
    ["dossard;nom;de;à\n#REF!;Anne;1;2", 2, "« #REF! » est une erreur du tableur"],
    ["dossard,nom,de,à\n11,Anne,1,2\n12,Lefèvre, Éric,1,2", 3, "5 cellules là où l’en-tête en a 4"],
    ["dossard;nom;de;à\n1;a;1;2\n2 b;1;2\n3;c;1;2", 3, "3 cellules là où l’en-tête en a 4"],
    ["dossard;heure\n12;midi", 2, "« midi » n’est pas une heure"],
    ["dossard;heure\n12;25:10", 2, "« 25:10 » n’est pas une heure"],
  ])("reports the row that is wrong in %j beside the list", (text, line, reason) => {
    expect(refused(text)).toEqual([{ line, reason }]);
  });

  it("finds the header below titles, comments and blank lines, by its headings", () => {
    const text = `Jumping de Pau, le 1er mai, liste des cavaliers\n# tirée le 30/04, 18:00\n\nÉpreuve;3\nDossard;Cavalier;De;À\n12;Éric;IMG_1;IMG_4\n`;
    expect(parse(text)).toMatchObject([{ line: 6, values: { bib: "12", rider: "Éric" }, range }]);
  });

  it("allows a column without heading, and rows that leave out their last cells", () => {
    expect(refused("dossard;de\n1;IMG_1;vu\n2;IMG_2;revu\n3;IMG_3")).toEqual([]);
    expect(refused("dossard;de;à;épreuve\n1;IMG_1\n2;IMG_2\n3;IMG_3;IMG_4;GP")).toEqual([]);
  });

  it("skips headers that are printed again", () => {
    expect(parseStartList(Buffer.from("Bib;Rider\n1;a\nBIB;RIDER\n2;b"))).toMatchObject({
      rows: [{ line: 2 }, { line: 4 }],
      refused: [],
    });
  });

  it.each([
    [
      "N°;N° épreuve;Epreuve;Dossard;Nom;Prénom;Club;Cheval;Heure\n1;3;Amateur 2 Grand Prix;112;LEFÈVRE;Éric;Les Crins;Éole;9h05",
      {
        values: { bib: "112", rider: "Éric LEFÈVRE", horse: "Éole" },
        contestLabel: "Amateur 2 Grand Prix",
        contestNumber: "3",
      },
    ],
    [
      "N°,Cavalier,Cheval,Heure\n7,Éric Lefèvre,Éole,9:05:00.0",
      { values: { bib: "7", rider: "Éric Lefèvre", horse: "Éole" } },
    ],
    [
      "Order\tBib\tHead No\tAthlete\tNF\tHorse\tClass\tStart Time\n1\t12\t345\tSteve GUERDAT\tSUI\tÉole\tCSI5*\t9:05 AM",
      { values: { bib: "12", rider: "Steve GUERDAT", horse: "Éole" }, contestLabel: "CSI5*" },
    ],
    [
      "Head No;Rider;Horse;Time\n345;Steve GUERDAT;Éole;0,378472222",
      { values: { bib: "345", rider: "Steve GUERDAT", horse: "Éole" } },
    ],
    [
      "Doss.,Nom Prénom,Cat.,Time,Passage\n12,LEFÈVRE Éric,M0H,05:12:33,09:05:00",
      { values: { bib: "12", rider: "LEFÈVRE Éric" } },
    ],
    [
      "Bib,First name,Family name,Country,Time\n12.0,Éric,Lefèvre,FR,09:05:00",
      { values: { bib: "12", rider: "Éric Lefèvre" } },
    ],
  ])("reads the export %j", (text, row) => {
    expect(parse(text)).toMatchObject([{ ...row, range: { kind: "passing", date: null, time: "09:05:00" } }]);
  });

  it("takes no time from those who did not pass", () => {
    expect(parse("dossard;heure\n12;NP\n13;Abandon\n14;-").map((row) => row.range)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

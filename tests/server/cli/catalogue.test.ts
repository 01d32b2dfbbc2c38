import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { readCatalogue } from "../../../server/import/catalogue/readCatalogue.ts";
import { writeCatalogue } from "../../../server/import/catalogue/writeCatalogue.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let database: TestDatabase;
let db: Db;
let top: string;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "dossard-catalogue-"));
});
beforeEach(async () => {
  await db?.destroy();
  await database?.drop();
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
  settings = shopSettings(database.connectionString, join(top, "data"));
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
  await rm(top, { recursive: true, force: true });
});

const header =
  "tarif;produit;nature;groupe 1;groupe 2;filtre 1;filtre 2;format;format 2;prix;mat;satin;copie";
const lines = [
  header,
  "Équestre;Tirage;sp;1;;;;15x22;;9;;;",
  ";;;;;;;20x30;;15;3;3,5;10",
  ";Pack 5 tirages;multi;5;;;;20x30;;59;;;",
  ";Mon parcours;filter;;;épreuve;cavalier;high;;79;;;",
];
const take = (...text: string[]) =>
  writeCatalogue(commandLine(db), readCatalogue(new TextEncoder().encode(text.join("\n"))));
const products = () =>
  db
    .selectFrom("product")
    .select(["uuid", "label", "grp1_count"])
    .where("isDeleted", "=", false)
    .orderBy("label")
    .execute();
const prices = async () => {
  const rows = await db
    .selectFrom("productVariant")
    .select(["grp1_format", "base_price"])
    .where("isDeleted", "=", false)
    .orderBy("base_price")
    .execute();
  return rows.map(({ grp1_format, base_price }) => `${grp1_format} ${base_price}`);
};

describe("dossard catalogue import", () => {
  it("takes a file, twice as once, and lists what is sold", async () => {
    const file = join(top, "catalogue.csv");
    await writeFile(file, lines.join("\r\n"));
    const first = await callDossard(["catalogue", "import", file], settings);
    expect(first).toEqual({
      code: 0,
      stderr: "",
      stdout: [
        "Tarifs : 1 ajouté",
        "Produits : 3 ajoutés, 0 modifié, 0 remplacé, 0 inchangé",
        "Formats : 4 ajoutés, 0 modifié, 0 retiré, 0 inchangé",
        "",
      ].join("\n"),
    });
    const again = await callDossard(["catalogue", "import", file], settings);
    expect(again.stdout).toBe(
      [
        "Tarifs : 0 ajouté",
        "Produits : 0 ajouté, 0 modifié, 0 remplacé, 3 inchangés",
        "Formats : 0 ajouté, 0 modifié, 0 retiré, 4 inchangés",
        "",
      ].join("\n"),
    );
    expect(await prices()).toEqual(["15_22 900", "20_30 1500", "20_30 5900", "high 7900"]);
    const type = await db
      .selectFrom("product")
      .innerJoin("filterType", "filterType.uuid", "product.filter2_typeUuid")
      .select(["filterType.code", "filter1_nature", "filter2_nature"])
      .execute();
    expect(type).toEqual([{ code: "rider", filter1_nature: "contest", filter2_nature: "filterValue" }]);
    const { stdout } = await callDossard(["catalogue"], settings);
    const [head, ...rows] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^TARIF +PRODUIT +NATURE +FORMAT +PRIX +MAT +SATINÉ +COPIE$/);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/^Équestre +Tirage +sp +20x30 +15,00\s€ +3,00\s€ +3,50\s€ +10,00\s€$/);
  });

  it("takes the same in JSON as in CSV", async () => {
    await take(...lines);
    const file = join(top, "catalogue.json");
    const variants = [
      { grp1_format: "15_22", base_price: 900 },
      { grp1_format: "20_30", base_price: 1500, mat_option: 300, satin_option: 350, numeric_option: 1000 },
    ];
    const product = { label: "Tirage", nature: "sp", grp1_count: 1, variants };
    await writeFile(file, JSON.stringify({ pricings: [{ label: "equestre", products: [product] }] }));
    const { stdout } = await callDossard(["catalogue", "import", file, "--json"], settings);
    expect(JSON.parse(stdout)).toEqual({
      pricings: { added: 0 },
      products: { added: 0, changed: 0, replaced: 0, kept: 1 },
      variants: { added: 0, changed: 0, withdrawn: 0, kept: 2 },
    });
  });

  it.each<[string, string[], string]>([
    [
      "an incoherent product",
      [...lines, "Équestre;Pack vide;multi;;;;;20x30;;9;;;"],
      "produit « Pack vide » du tarif « Équestre » : un pack de photos demande grp1_count.",
    ],
    [
      "a file with a mat surface",
      [...lines, ";Fichier;sp;1;;;;low;;9;1;;"],
      "produit « Fichier » du tarif « Équestre » : low : un fichier (low) n’a pas de mat_option.",
    ],
    [
      "a filter type that the shop does not know",
      [...lines, ";Club;filter;;;ecurie;;low;;9;;;"],
      "produit « Club » du tarif « Équestre » : la boutique ne connaît pas le type de nom « ecurie ».",
    ],
    [
      "a line that cannot be meant",
      [...lines, ";Photo;sp;1;;;;20x30;;gratuit;;;"],
      "ligne 6 : « gratuit » n’est pas un prix en euros.",
    ],
  ])("refuses %s with one plain line, and takes nothing of the file", async (_name, text, line) => {
    const file = join(top, "faux.csv");
    await writeFile(file, text.join("\n"));
    expect(await callDossard(["catalogue", "import", file], settings)).toEqual({
      code: 1,
      stdout: "",
      stderr: `Catalogue refusé : ${line}\n`,
    });
    expect(await products()).toEqual([]);
    expect(await db.selectFrom("pricing").select("id").execute()).toEqual([]);
  });

  it("says that a file is not there", async () => {
    const { code, stderr } = await callDossard(["catalogue", "import", "/nulle/part.csv"], settings);
    expect([code, stderr]).toEqual([1, "Il n’y a pas de fichier /nulle/part.csv.\n"]);
    expect((await callDossard(["catalogue"], settings)).stdout).toBe("Il n’y a encore rien à vendre.\n");
  });
});

describe("a catalogue that has changed", () => {
  it("changes prices and words in place, adds formats and withdraws those that are no more", async () => {
    await take(...lines);
    const before = await products();
    const outcome = await take(header, "Équestre;TIRAGE;sp;1;;;;20x30;;16;3;3,5;10", ";;;;;;;30x45;;29;;;");
    expect(outcome).toEqual({
      pricings: { added: 0 },
      products: { added: 0, changed: 1, replaced: 0, kept: 0 },
      variants: { added: 1, changed: 1, withdrawn: 1, kept: 0 },
    });
    const after = await products();
    expect(after.map(({ uuid }) => uuid).sort()).toEqual(before.map(({ uuid }) => uuid).sort());
    expect(after.map(({ label }) => label)).toContain("TIRAGE");
    expect(await prices()).toEqual(["20_30 1600", "30_45 2900", "20_30 5900", "high 7900"]);
  });

  it("makes another product of one whose places or filters have changed, and leaves the old to the carts", async () => {
    await take(...lines);
    const old = (await products()).find(({ label }) => label === "Pack 5 tirages");
    const outcome = await take(header, "Équestre;Pack 5 tirages;multi;6;;;;20x30;;59;;;");
    expect(outcome.products).toEqual({ added: 0, changed: 0, replaced: 1, kept: 0 });
    expect(outcome.variants).toEqual({ added: 1, changed: 0, withdrawn: 1, kept: 0 });
    const fresh = (await products()).filter(({ label }) => label === "Pack 5 tirages");
    expect(fresh).toEqual([expect.objectContaining({ grp1_count: 6 })]);
    expect(fresh[0]?.uuid).not.toBe(old?.uuid);
    const kept = await db
      .selectFrom("product")
      .select(["isDeleted", "grp1_count"])
      .where("uuid", "=", old?.uuid ?? "")
      .execute();
    expect(kept).toEqual([{ isDeleted: true, grp1_count: 5 }]);
  });

  it("taken by two at once, is there once", async () => {
    const outcomes = await Promise.all([take(...lines), take(...lines), take(...lines)]);
    expect(outcomes.map((outcome) => outcome.products.added).sort()).toEqual([0, 0, 3]);
    expect(await products()).toHaveLength(3);
    expect(await db.selectFrom("pricing").select("id").execute()).toHaveLength(1);
  });
});

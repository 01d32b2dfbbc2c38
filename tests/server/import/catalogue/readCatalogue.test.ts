import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../../server/import/catalogue/readCatalogue.ts";
import { noSlots } from "../../../../stories/support/noSlots.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readCatalogue(bytes(text));
const csv = (...lines: string[]) => read(lines.join("\n"));

const print = {
  label: "Tirage",
  nature: "sp",
  grp1_count: 1,
  variants: [{ grp1_format: "20_30", base_price: 1500, mat_option: 300 }],
};
const pack = {
  label: "Pack mixte",
  nature: "multi",
  grp1_count: 3,
  grp2_count: 2,
  variants: [{ grp1_format: "20_30", grp2_format: "low", base_price: 3900 }],
};
const round = {
  label: "Mon parcours",
  nature: "filter",
  filter1_nature: "contest",
  filter2_nature: "filterValue",
  filter2_type: "rider",
  variants: [{ grp1_format: "high", base_price: 7900 }],
};
const json = (...products: unknown[]) => JSON.stringify({ pricings: [{ label: "Équestre", products }] });
const noOptions = { grp2_format: null, mat_option: null, satin_option: null, numeric_option: null };

describe("a catalogue in JSON", () => {
  it("is read with what it leaves out", () => {
    const products = read(json(print, pack, { ...round, description: "Tout" }));
    expect(products.map(({ pricing }) => pricing)).toEqual(["Équestre", "Équestre", "Équestre"]);
    expect(products[0]).toEqual({
      ...noSlots,
      pricing: "Équestre",
      label: "Tirage",
      nature: "sp",
      description: "",
      longDescription: "",
      grp1_count: 1,
      variants: [{ ...noOptions, grp1_format: "20_30", base_price: 1500, mat_option: 300 }],
    });
    expect(products[2]).toMatchObject({ filter2_nature: "filterValue", filter2_typeUuid: "rider" });
  });

  it.each<[string, unknown, string]>([
    [
      "an unknown field",
      { ...print, colour: "red" },
      'produit « Tirage » du tarif « Équestre » : Clé non reconnue : "colour"',
    ],
    [
      "a misspelt option",
      { ...print, variants: [{ grp1_format: "20_30", base_price: 1, mat: 1 }] },
      'produit « Tirage » du tarif « Équestre » : variants.0 : Clé non reconnue : "mat"',
    ],
    [
      "a price that is no whole number of cents",
      { ...print, variants: [{ grp1_format: "20_30", base_price: 15.5 }] },
      "produit « Tirage » du tarif « Équestre » : variants.0.base_price : Entrée invalide : entier attendu, nombre reçu",
    ],
    [
      "a format that there is not",
      { ...print, variants: [{ grp1_format: "10_15", base_price: 1 }] },
      "produit « Tirage » du tarif « Équestre » : variants.0.grp1_format : Option invalide",
    ],
    [
      "a nature that there is not",
      { ...print, nature: "single" },
      "produit « Tirage » du tarif « Équestre » : nature : Option invalide",
    ],
    [
      "a product without a label",
      { ...print, label: undefined },
      "produit sans nom du tarif « Équestre » : label : Entrée invalide",
    ],
    [
      "a pack of no picture",
      { ...pack, grp1_count: 0 },
      "produit « Pack mixte » du tarif « Équestre » : grp1_count : Trop petit",
    ],
  ])("is refused for %s, with the product's name", (_name, product, line) => {
    expect(() => read(json(product))).toThrow(line);
  });

  it.each<[string, string, RegExp]>([
    ["no JSON", "{ pricings: ]", /^ce n’est pas du JSON \(ligne 1, colonne 3\)$/],
    ["another list", '{ "products": [] }', /^pricings : Entrée invalide|Clé non reconnue/],
    ["nothing in it", json(), /^il n’a pas de produit$/],
  ])("is refused where it is %s", (_name, text, line) => {
    expect(() => read(text)).toThrow(line);
  });
});

describe("a product that cannot be sold so", () => {
  it.each<[string, unknown[], string]>([
    [
      "two pictures in a single one",
      [{ ...print, grp1_count: 2 }],
      String.raw`un produit d’une photo \(sp\) demande 1 pour grp1_count`,
    ],
    [
      "a single one without a count",
      [{ ...print, grp1_count: null }],
      String.raw`un produit d’une photo \(sp\) demande 1 pour grp1_count`,
    ],
    [
      "a filter on a pack",
      [{ ...pack, filter1_nature: "event" }],
      "seul un produit « filter » a des filtres",
    ],
    [
      "a filter pack without a filter",
      [{ ...round, filter1_nature: null }],
      "un produit « filter » demande filter1_nature",
    ],
    [
      "filters with a gap",
      [{ ...round, filter4_nature: "event" }],
      "filter4_nature est donné sans filter3_nature",
    ],
    [
      "a type on a contest",
      [{ ...round, filter1_type: "rider" }],
      "filter1_type ne va qu’avec la nature filterValue",
    ],
    ["a pack without places", [{ ...pack, grp1_count: null }], "un pack de photos demande grp1_count"],
    ["no price", [{ ...print, variants: [] }], "il n’a pas de format, donc pas de prix"],
    [
      "a mat file",
      [{ ...round, variants: [{ grp1_format: "high", base_price: 1, mat_option: 1 }] }],
      String.raw`high : un fichier \(high\) n’a pas de mat_option`,
    ],
    [
      "a second group without a format",
      [{ ...pack, variants: [{ grp1_format: "20_30", base_price: 1 }] }],
      "20_30 : le second groupe de photos demande grp2_format",
    ],
    [
      "a format twice",
      [{ ...print, variants: [...print.variants, ...print.variants] }],
      "20_30 y est deux fois",
    ],
    ["a name twice", [print, { ...print, label: "TIRAGE" }], "il y est deux fois"],
  ])("is refused for %s", (_name, products, reason) => {
    expect(() => read(json(...products))).toThrow(
      new RegExp(`^produit « .+ » du tarif « Équestre » : ${reason}$`, "i"),
    );
  });
});

describe("a catalogue in CSV", () => {
  const header =
    "tarif;produit;nature;groupe 1;groupe 2;filtre 1;filtre 2;format;format 2;prix;mat;satin;copie";

  it("is one line a variant, in euros; what a line leaves empty is as before", () => {
    const products = csv(
      header,
      "Équestre;Tirage;sp;1;;;;15x22;;9;;;",
      ";;;;;;;20_30;;15,00 €;3;3,5;10",
      ";Pack mixte;multi;3;2;;;20x30;low;1 239,90;;;",
      ";Mon parcours;filter;;;épreuve;Cavalier;high;;79;;;",
      "Auto;Tirage;sp;1;;;;20x30;;17;;;",
    );
    expect(products.map(({ pricing, label, variants }) => [pricing, label, variants.length])).toEqual([
      ["Équestre", "Tirage", 2],
      ["Équestre", "Pack mixte", 1],
      ["Équestre", "Mon parcours", 1],
      ["Auto", "Tirage", 1],
    ]);
    expect(products[0]?.variants[1]).toEqual({
      grp1_format: "20_30",
      grp2_format: null,
      base_price: 1500,
      mat_option: 300,
      satin_option: 350,
      numeric_option: 1000,
    });
    expect(products[1]).toMatchObject({ nature: "multi", grp1_count: 3, grp2_count: 2 });
    expect(products[1]?.variants).toEqual([
      { ...noOptions, grp1_format: "20_30", grp2_format: "low", base_price: 123_990 },
    ]);
    expect(products[2]).toMatchObject({
      filter1_nature: "contest",
      filter1_typeUuid: null,
      filter2_nature: "filterValue",
      filter2_typeUuid: "rider",
    });
  });

  it.each(["épreuve", "Spéciale", "course"])("calls a contest « %s » as the sport does", (word) => {
    const [product] = csv(header, `Auto;Mon passage;filter;;;${word};Pilote;high;;79;;;`);
    expect(product).toMatchObject({ filter1_nature: "contest", filter2_typeUuid: "rider" });
  });

  it("comes from spreadsheets in their own encoding and with their own separator", () => {
    const text = "tarif,produit,nature,photos,format,prix\nÉquestre,Pièce,sp,1,20x30,15.5\n";
    const [product] = readCatalogue(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(product).toMatchObject({ pricing: "Équestre", label: "Pièce" });
    expect(product?.variants[0]?.base_price).toBe(1550);
  });

  it("knows a filter by its code where it is none of ours", () => {
    const [product] = csv(header, "Équestre;Club;filter;;;événement;ecurie;low;;9;;;");
    expect(product).toMatchObject({ filter1_nature: "event", filter2_typeUuid: "ecurie" });
  });

  it.each<[string, string[], string]>([
    ["nothing", [], "la liste est vide"],
    ["a header alone", [header], "il n’a pas de produit"],
    ["no column of prices", ["tarif;produit;nature;format"], "ligne 1 : il manque la colonne « prix »"],
    ["an unknown column", [`${header};couleur`], "ligne 1 : la colonne « couleur » n’est pas connue"],
    ["a column twice", [`${header};price`], "ligne 1 : deux colonnes disent la même chose (« price »)"],
    [
      "a first line without a product",
      [header, ";;sp;1;;;;20x30;;15;;;"],
      "ligne 2 : il manque le tarif ou le produit",
    ],
    [
      "another nature than before",
      [header, "T;A;sp;1;;;;20x30;;15;;;", ";;multi;;;;;15x22;;9;;;"],
      "ligne 3 : « multi » contredit la première ligne de « A »",
    ],
    ["no price", [header, "T;A;sp;1;;;;20x30;;;;;"], "ligne 2 : il manque le prix"],
    [
      "a price in words",
      [header, "T;A;sp;1;;;;20x30;;cher;;;"],
      "ligne 2 : « cher » n’est pas un prix en euros",
    ],
    [
      "three decimals",
      [header, "T;A;sp;1;;;;20x30;;1,505;;;"],
      "ligne 2 : « 1,505 » n’est pas un prix en euros",
    ],
    [
      "a format that there is not",
      [header, "T;A;sp;1;;;;10x15;;15;;;"],
      "ligne 2 : « 10x15 » n’est pas un format : 15_22",
    ],
    [
      "a nature that there is not",
      [header, "T;A;seule;1;;;;20x30;;15;;;"],
      "ligne 2 : « seule » n’est pas une nature : sp, multi, filter",
    ],
    [
      "a count of 0",
      [header, "T;A;multi;0;;;;20x30;;15;;;"],
      "ligne 2 : « 0 » n’est pas un nombre de photos de 1 à 300",
    ],
    [
      "an incoherent product",
      [header, "T;A;sp;2;;;;20x30;;15;;;"],
      "produit « A » du tarif « T » : un produit d’une photo (sp) demande 1 pour grp1_count",
    ],
    [
      "a product twice",
      [header, "T;A;sp;1;;;;20x30;;15;;;", "T;B;sp;1;;;;20x30;;15;;;", "T;A;sp;1;;;;15x22;;9;;;"],
      "produit « A » du tarif « T » : il y est deux fois",
    ],
  ])("is refused for %s", (_name, lines, line) => {
    expect(() => csv(...lines)).toThrow(line);
  });
});

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
      'product "Tirage" of "Équestre": Unrecognized key: "colour"',
    ],
    [
      "a misspelt option",
      { ...print, variants: [{ grp1_format: "20_30", base_price: 1, mat: 1 }] },
      'product "Tirage" of "Équestre": variants.0: Unrecognized key: "mat"',
    ],
    [
      "a price that is no whole number of cents",
      { ...print, variants: [{ grp1_format: "20_30", base_price: 15.5 }] },
      'product "Tirage" of "Équestre": variants.0.base_price: Invalid input: expected int, received number',
    ],
    [
      "a format that there is not",
      { ...print, variants: [{ grp1_format: "10_15", base_price: 1 }] },
      'product "Tirage" of "Équestre": variants.0.grp1_format: Invalid option',
    ],
    [
      "a nature that there is not",
      { ...print, nature: "single" },
      'product "Tirage" of "Équestre": nature: Invalid option',
    ],
    [
      "a product without a label",
      { ...print, label: undefined },
      'product without a label of "Équestre": label: Invalid',
    ],
    [
      "a pack of no picture",
      { ...pack, grp1_count: 0 },
      'product "Pack mixte" of "Équestre": grp1_count: Too small',
    ],
  ])("is refused for %s, with the product's name", (_name, product, line) => {
    expect(() => read(json(product))).toThrow(line);
  });

  it.each<[string, string, RegExp]>([
    ["no JSON", "{ pricings: ]", /^this is no JSON \(/],
    ["another list", '{ "products": [] }', /^pricings: Invalid input|Unrecognized key/],
    ["nothing in it", json(), /^no product in it$/],
  ])("is refused where it is %s", (_name, text, line) => {
    expect(() => read(text)).toThrow(line);
  });
});

describe("a product that cannot be sold so", () => {
  it.each<[string, unknown[], string]>([
    [
      "two pictures in a single one",
      [{ ...print, grp1_count: 2 }],
      "a single-picture product needs grp1_count 1",
    ],
    [
      "a single one without a count",
      [{ ...print, grp1_count: null }],
      "a single-picture product needs grp1_count 1",
    ],
    [
      "a filter on a pack",
      [{ ...pack, filter1_nature: "event" }],
      "only a filter product has filter natures",
    ],
    [
      "a filter pack without a filter",
      [{ ...round, filter1_nature: null }],
      "a filter product needs filter1_nature",
    ],
    [
      "filters with a gap",
      [{ ...round, filter4_nature: "event" }],
      "filter4_nature is set before filter3_nature",
    ],
    [
      "a type on a contest",
      [{ ...round, filter1_type: "rider" }],
      "filter1_typeUuid goes only with the nature filterValue",
    ],
    ["a pack without places", [{ ...pack, grp1_count: null }], "a pack of pictures needs grp1_count"],
    ["no price", [{ ...print, variants: [] }], "it has no variant, and so no price"],
    [
      "a mat file",
      [{ ...round, variants: [{ grp1_format: "high", base_price: 1, mat_option: 1 }] }],
      "high: the digital format high allows no mat_option",
    ],
    [
      "a second group without a format",
      [{ ...pack, variants: [{ grp1_format: "20_30", base_price: 1 }] }],
      "20_30: the second group of pictures needs grp2_format",
    ],
    [
      "a format twice",
      [{ ...print, variants: [...print.variants, ...print.variants] }],
      "20_30 is there twice",
    ],
    ["a name twice", [print, { ...print, label: "TIRAGE" }], "it is there twice"],
  ])("is refused for %s", (_name, products, reason) => {
    expect(() => read(json(...products))).toThrow(new RegExp(`^product ".+" of "Équestre": ${reason}$`, "i"));
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
    ["nothing", [], "line 1: the list is empty"],
    ["a header alone", [header], "no product in it"],
    ["no column of prices", ["tarif;produit;nature;format"], 'line 1: there is no column "prix"'],
    ["an unknown column", [`${header};couleur`], 'line 1: the column "couleur" means nothing here'],
    ["a column twice", [`${header};price`], 'line 1: two columns for the same thing ("price")'],
    [
      "a first line without a product",
      [header, ";;sp;1;;;;20x30;;15;;;"],
      "line 2: neither a pricing nor a product may be missing",
    ],
    [
      "another nature than before",
      [header, "T;A;sp;1;;;;20x30;;15;;;", ";;multi;;;;;15x22;;9;;;"],
      'line 3: "multi" is not what the first line of "A" says',
    ],
    ["no price", [header, "T;A;sp;1;;;;20x30;;;;;"], "line 2: there is no price"],
    ["a price in words", [header, "T;A;sp;1;;;;20x30;;cher;;;"], 'line 2: "cher" is no price in euros'],
    ["three decimals", [header, "T;A;sp;1;;;;20x30;;1,505;;;"], 'line 2: "1,505" is no price in euros'],
    [
      "a format that there is not",
      [header, "T;A;sp;1;;;;10x15;;15;;;"],
      'line 2: "10x15" is no format: 15_22',
    ],
    [
      "a nature that there is not",
      [header, "T;A;seule;1;;;;20x30;;15;;;"],
      'line 2: "seule" is no nature: sp, multi, filter',
    ],
    [
      "a count of 0",
      [header, "T;A;multi;0;;;;20x30;;15;;;"],
      'line 2: "0" is no number of pictures from 1 to 300',
    ],
    [
      "an incoherent product",
      [header, "T;A;sp;2;;;;20x30;;15;;;"],
      'product "A" of "T": a single-picture product needs grp1_count 1',
    ],
    [
      "a product twice",
      [header, "T;A;sp;1;;;;20x30;;15;;;", "T;B;sp;1;;;;20x30;;15;;;", "T;A;sp;1;;;;15x22;;9;;;"],
      'product "A" of "T": it is there twice',
    ],
  ])("is refused for %s", (_name, lines, line) => {
    expect(() => csv(...lines)).toThrow(line);
  });
});

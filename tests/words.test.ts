import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filterTypeLabel, filterTypeLabels } from "../src/domain/pictures/filterTypeLabel.ts";
import { contestWords } from "../src/domain/shop/contestWords.ts";
import { unknownOffer } from "../src/features/help/helpOffer.ts";
import { helpTopics } from "../src/features/help/helpTopics.ts";
import { valueWords } from "../src/features/packs/filterChoices.ts";
import { searchWords } from "../src/features/search/texts.ts";
import { legalNotice } from "../src/features/terms/legalNotice.ts";
import { privacy } from "../src/features/terms/privacy.ts";
import { unknownSeller } from "../src/features/terms/seller.ts";
import { termsOfSale } from "../src/features/terms/termsOfSale.ts";
import { sourceFiles } from "./words/sourceFiles.ts";

/** Horse-event words, one French word for each thing on screen, in mails and in documents. */
const horseWords = /\b(?:chevaux|cheval|cavali(?:er|ère)s?|dossards?)\b|épreuves?/i;
/** The shop's own name is not a bib. */
const shopName = /\bDossard(?=[",<]| est ouvert|$)|"DOSSARD"|dossard[-./ ]|"dossard"/g;

/** Texts that depend on the place's mode: their car variants are checked below. */
const byMode = [
  "src/domain/pictures/filterTypeLabel.ts",
  "src/domain/shop/contestWords.ts",
  "src/features/cart/EmptyCart.tsx",
  "src/features/help/helpTopics.ts",
  "src/features/packs/filterChoices.ts",
  "src/features/search/texts.ts",
];
/** Excludes text that is parsed (start lists, catalogue files, typed names) or printed for the operator. */
const isShoppers = (path: string) =>
  !/^server\/(?:(?:cli|import|db|jobs|payment\/axepta)\/|catalogue\/nameLikeness\.ts)/.test(path) &&
  !byMode.includes(path);

describe("car places", () => {
  it("find no word of horses in any text that all places share", () => {
    const found = sourceFiles()
      .filter(({ path }) => isShoppers(path))
      .flatMap(({ path, lines }) =>
        lines
          .filter((line) => horseWords.test(line.replace(shopName, "")))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it("have words of their own wherever the mode decides", () => {
    const types = (["rider", "horse", "bib"] as const).map((code) => ({
      uuid: code,
      code,
      label: filterTypeLabels.horse[code],
    }));
    const texts = JSON.stringify([
      searchWords.car,
      filterTypeLabels.car,
      contestWords.car,
      types.map((type) => filterTypeLabel(type, "car")),
      types.map(({ uuid }) => valueWords(uuid, types, "car")),
      helpTopics({
        placeMode: "car",
        placeWhat: "main",
        offer: { ...unknownOffer, hasPacks: true, hasFilterPacks: true },
      }),
      termsOfSale(unknownSeller),
      legalNotice(unknownSeller, "main"),
      privacy(unknownSeller, "main"),
    ]);
    expect(texts).not.toMatch(horseWords);
    expect(readFileSync("src/features/cart/EmptyCart.tsx", "utf8")).toMatch(
      /horse: "dossard", car: "numéro"/,
    );
  });

  it("keep a label that the operator has worded", () => {
    expect(filterTypeLabel({ code: "rider", label: "Équipage" }, "car")).toBe("Équipage");
    expect(filterTypeLabel({ code: "team", label: "Cavalier" }, "car")).toBe("Cavalier");
  });
});

describe("words that have another", () => {
  /** Forbidden wording, and specification sentences that stay verbatim. */
  const rules: { not: RegExp; but?: RegExp }[] = [
    { not: /4 lettres/ },
    { not: /\bconcours\b/, but: /aucun concours à venir n'est éligible/ },
    { not: /(?:label|term|header)(?:=|: )"Email"/, but: /key: "email", header: "Email"/ },
    {
      not: /\badresse email\b/i,
      but: new RegExp(
        [
          "Cette adresse email est déjà utilisée",
          "Votre adresse email ne semble pas valide\\.",
          "Vous devez renseigner votre adresse email",
        ].join("|"),
      ),
    },
    { not: /démonstration/, but: /isDemo \?|paiement de démonstration/ },
    { not: /Ajouter toutes les photos/ },
    { not: /["'>]Configuration["'<]/ },
    { not: /\bfavorites?\b/i },
    { not: /photos? choisie/ },
    { not: /"Libre"/ },
    { not: /lettres ou chiffres/ },
    // Only one folder formats a paper size, except under a heading in centimetres.
    { not: /\.map\(formatLabel\)/, but: /paperFormats|digital|const sold/ },
  ];
  it.each(rules)("$not is written nowhere", ({ not, but }) => {
    const found = sourceFiles()
      .filter(({ path }) => isShoppers(path) || byMode.includes(path))
      .flatMap(({ path, lines }) =>
        lines.filter((line) => not.test(line) && !but?.test(line)).map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

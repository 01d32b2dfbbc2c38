import { describe, expect, it } from "vitest";
import { countTexts } from "./words/countTexts.ts";

const found = countTexts();
const lines = [
  ...new Set(
    found.map(({ path, texts }) =>
      `${path}: ${texts.join(" | ")}`.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⎵"),
    ),
  ),
];

/** Steps and archives are few, pixels are written as photographers do. */
const ungrouped = /(?<![x\d])1000(?![x\d])/;
const few = /^(Étape|Archive)\b/;
/** A word after a number that is neither its noun nor agrees with it. */
const others = /^(?:sur|à|de|du|en|et|y|au|fois|mois|px|sans)$/;

/** The word after the text's first number. */
const nounOf = (text: string) => /\d[\s\u00a0]+(\p{L}+)/u.exec(text)?.[1] ?? "";
const isPlural = (word: string) => /[sxz]$/.test(word);

describe("texts with a number, at 0, 1, 2 and 1,000", () => {
  it("read as approved", async () => {
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("words/counts.txt");
  });

  it("are found in templates, elements, conditions and functions", () => {
    expect(lines.length).toBeGreaterThan(60);
  });

  it("group their thousands", () => {
    const faults = found.flatMap(({ path, texts }) =>
      texts.filter((text) => ungrouped.test(text) && !few.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it("have a noun in the singular after 0 and 1, in the plural from 2", () => {
    const faults = found.flatMap(({ path, texts }) =>
      texts.flatMap((text, place) => {
        const noun = nounOf(text);
        return noun === "" || others.test(noun) || isPlural(noun) === place >= 2 ? [] : [`${path}: ${text}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

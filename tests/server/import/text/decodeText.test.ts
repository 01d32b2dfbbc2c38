import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText, TextError } from "../../../../server/import/text/decodeText.ts";
import { encoders, inEncoding } from "./encodings.ts";

/** Names of riders, horses and places, none of them in the words that the detection knows as they stand here. */
const names = [
  ...[
    "Éloi Kermoal",
    "Fériel Baïssas",
    "Gaëtane LE DÛ",
    "Bérengère Crêtin",
    "Jörg Naëve",
    "Götz Wöhrle",
    "Ümit Akgün",
  ],
  ...[
    "Søren Kragh",
    "Håvard Sæther",
    "Iván Cañete",
    "Begoña Ibáñez",
    "João Brandão",
    "PÉNÉLOPE LEPRÉVOST",
    "Kévin Staut",
  ],
  ...[
    "L'Œil du Cœur",
    "Sœur Âme",
    "Rêve d'Été",
    "« Vénérable »",
    "Señorita",
    "Opéra Bouffe",
    "Qu’en Dites-Vous",
    "Façade",
  ],
];
const encodings = Object.keys(encoders);
const encode = (encoding: string, text: string) => encoders[encoding]?.(text) ?? Buffer.alloc(0);

/** Returns what a reading gives: the text itself, a question, or garbage. */
function outcome(encoding: string, text: string): "the same" | "asked" | string {
  try {
    const decoded = decodeText(encode(encoding, text)).text;
    return decoded === inEncoding(encoding, text) ? "the same" : decoded;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return /--encoding/.test(error.message) ? "asked" : error.message;
  }
}

describe("decodeText", () => {
  it.each(encodings)("reads one list in %s as it is", (encoding) => {
    const text = `dossard;cavalier;prix\r\n${names.map((name, at) => `${at};${name};12 €`).join("\r\n")}\r\n`;
    expect(outcome(encoding, text)).toBe("the same");
  });

  it("gives the names or asks, whichever of them a list has", { timeout: 60_000 }, () => {
    let asked = 0;
    const lists = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...encodings), lists, fc.boolean(), (encoding, all, areCapitals) => {
        const text = `dossard;nom\n${all.map((name, at) => `${at};${areCapitals ? name.toUpperCase() : name}`).join("\n")}\n`;
        const found = outcome(encoding, text);
        if (found === "asked") asked++;
        else expect(found).toBe("the same");
      }),
      { numRuns: 3_000, seed: 20_261_124 },
    );
    expect(asked).toBeLessThan(300);
  });

  it("shows one cell in both readings and names the option where two encodings give likely names", () => {
    // È in code page 850 is Ô in windows-1252.
    const list = Buffer.from("dossard;nom\n1;Anne\n2;LEF\xd4VRE\n", "latin1");
    expect(() => decodeText(list)).toThrow(
      "ligne 3 : « LEFÈVRE » (cp850) ou « LEFÔVRE » (windows-1252) ? Choisir par --encoding cp850 ou --encoding windows-1252",
    );
    expect(decodeText(list, "cp850").text).toContain("LEFÈVRE");
    expect(decodeText(list, "windows-1252").text).toContain("LEFÔVRE");
  });

  it("asks about letters that are no European names in any of them", () => {
    const cyrillic = Buffer.from([...Buffer.from("1;"), 0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2, 0x0a]);
    expect(() => decodeText(cyrillic)).toThrow(/^ligne 1 : .* --encoding/);
    expect(decodeText(cyrillic, "windows-1251").text).toBe("1;Иванов\n");
    const polish = Buffer.from("1;Micha\xb3 \xa3ukasz\n", "latin1");
    expect(() => decodeText(polish)).toThrow(/^ligne 1 : .* --encoding/);
  });

  it.each([
    ["ASCII", Buffer.from("dossard;nom\n1;Anne\n"), "utf-8"],
    ["UTF-16 of one line without mark", Buffer.from("dossard;Éric", "utf16le"), "utf-16le"],
  ])("asks nothing about %s", (_, bytes, encoding) => {
    expect(decodeText(bytes).encoding).toBe(encoding);
  });

  it.each([
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "ce n’est pas un texte"],
    [Buffer.from("dossard\0\0\0"), "ce n’est pas un texte"],
    [Buffer.from([0xff, 0xfe, 0x41]), "ce n’est pas de l’UTF-16LE, ou le fichier est incomplet"],
    [Buffer.from([0xef, 0xbb, 0xbf, 0xe9, 0x41]), "ce n’est pas de l’UTF-8, ou le fichier est incomplet"],
  ])("refuses %j", (bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(message);
  });

  it("refuses an encoding that it does not know, and a text that is not in the one said", () => {
    expect(() => decodeText(Buffer.from("a"), "klingon")).toThrow("l’encodage « klingon » est inconnu");
    expect(() => decodeText(Buffer.from([0xe9]), "utf-8")).toThrow("ce n’est pas de l’UTF-8");
  });
});

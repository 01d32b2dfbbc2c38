import { expect, test } from "vitest";
import {
  type KeyboardKey,
  keyboardLayouts,
  keyRows,
  signsOf,
} from "../../src/ui/on-screen-keyboard/layout.ts";

const textsOf = (keys: readonly KeyboardKey[]) => keys.map((key) => ("write" in key ? key.write : key.act));

test("every layout has the alphabet, the digits and no key twice", () => {
  for (const layout of keyboardLayouts) {
    for (const [isAccented, isShifted] of [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ] as const) {
      const texts = textsOf([...keyRows(layout, isAccented, isShifted).flat(), ...signsOf(layout)]);
      expect(new Set(texts).size, texts.join("")).toBe(texts.length);
      for (const digit of "0123456789") expect(texts).toContain(digit);
      if (!isAccented)
        for (const letter of "abcdefghijklmnopqrstuvwxyz")
          expect(texts).toContain(isShifted ? letter.toUpperCase() : letter);
    }
  }
});

test("French names and addresses can be written", () => {
  const reachable = [
    ...[false, true].flatMap((isAccented) => textsOf(keyRows("text", isAccented, false).flat())),
    ...[true, false].flatMap((isAccented) => textsOf(keyRows("text", isAccented, true).flat())),
  ];
  for (const letter of "Éloïse L'Hérault-Noël œÇàùûüÿ".replace(" ", ""))
    expect([...reachable, " "]).toContain(letter);
  const address = textsOf([...keyRows("email", false, false).flat(), ...signsOf("email")]);
  for (const sign of "zoe_lefevre-2@exemple.fr") expect(address).toContain(sign);
});

test("rows have ten keys at most, so that each is 64 px wide in the narrowest window", () => {
  for (const layout of keyboardLayouts)
    for (const isAccented of [false, true])
      for (const row of keyRows(layout, isAccented, false)) expect(row.length).toBeLessThanOrEqual(10);
});

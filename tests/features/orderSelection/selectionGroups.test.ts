import { expect, test } from "vitest";
import {
  choicesOf,
  orderedLots,
  selectionGroups,
  startChoice,
} from "../../../src/features/orderSelection/selectionGroups.ts";
import { knownWords, lotSum, lotWords, missingWords } from "../../../src/features/orderSelection/texts.ts";
import { file, pack, packHigh, print } from "../../../stories/support/orderData.ts";
import { pictures } from "../../../stories/support/searchData.ts";
import { everyFormat } from "../../../stories/support/singleData.ts";

const catalogue = { products: [file, print, pack], variants: [packHigh, ...everyFormat] };
const found = pictures.slice(0, 4).map((picture, n) => ({
  picture,
  pricingId: n === 2 ? 2 : 1,
  names: n === 0 ? ["Oeil d’Or", "Jeanne Lefèvre"] : [],
}));
const groups = selectionGroups(found, catalogue);

test("pictures are grouped by pricing, with captions and the formats of single pictures", () => {
  expect(
    groups.map(({ pricingId, pictures }) => [pricingId, pictures.map(({ caption }) => caption)]),
  ).toEqual([
    [1, ["Oeil d’Or\u00a0· Jeanne Lefèvre", "DSC_0402", "DSC_0404"]],
    [2, ["DSC_0403"]],
  ]);
  expect(groups[0]?.formats.map(({ label }) => label.replace("\u00a0", " "))).toEqual([
    ...["15x22 cm", "20x30 cm", "30x45 cm", "40x60 cm", "60x90 cm", "70x105 cm", "105x157 cm"],
    ...["1350x900 px", "2700x1800 px", "4050x2700 px"],
  ]);
  expect(groups[1]?.formats).toEqual([]);
});

test("a format that two products have is named with its product", () => {
  const fine = { ...print, uuid: "b4000000-0000-4000-8000-000000000001", label: "Tirage d’art" };
  const [first] = everyFormat;
  const twin = { ...first, uuid: "d4000000-0000-4000-8000-000000000001", productUuid: fine.uuid };
  const two = { products: [...catalogue.products, fine], variants: [...everyFormat, twin as never] };
  const labels = selectionGroups(found, two)[0]?.formats.map(({ label }) => label);
  expect(labels).toContain("Tirage d’art 15x22\u00a0cm");
  expect(labels).toContain("Tirage photo 15x22\u00a0cm");
});

test("what is sent names each variant once, with its options and pictures", () => {
  const [group] = groups;
  if (!group) throw new Error("no group");
  const uuids = group.pictures.map(({ picture }) => picture.uuid);
  const start = startChoice(group, null);
  expect(start.variantUuid).toBe(everyFormat[0]?.uuid);
  const chosen = { ...start, quantity: 2, own: { [uuids[1] ?? ""]: everyFormat[1]?.uuid ?? null } };
  const { lots, cents, count } = orderedLots([{ group, choice: chosen }]);
  expect([cents, count]).toEqual([2 * 2 * 900 + 2 * 1500, 3]);
  expect(choicesOf(lots)).toEqual([
    expect.objectContaining({ quantity: 2, pictureUuids: [uuids[0], uuids[2]] }),
    expect.objectContaining({ productVariantUuid: everyFormat[1]?.uuid, pictureUuids: [uuids[1]] }),
  ]);
  expect(lots.map((lot) => lotSum(lot, 0))).toEqual([
    "2 photos × 2 × 9,00\u00a0€ = 36,00\u00a0€",
    "1 photo × 2 × 15,00\u00a0€ = 30,00\u00a0€",
  ]);
  expect(lots.map((lot) => lotSum(lot, 10))).toEqual([
    "2 photos × 2 × 8,10\u00a0€ = 32,40\u00a0€",
    "1 photo × 2 × 13,50\u00a0€ = 27,00\u00a0€",
  ]);
  // 4 × 7,88 € would be 31,52 €, 2 × 13,13 € 26,26 €.
  expect(lots.map((lot) => lotSum(lot, 12.5))).toEqual(["31,50\u00a0€", "26,25\u00a0€"]);
  const [lot] = lots;
  if (!lot) throw new Error("no lot");
  const mat = { ...lot, options: { ...lot.options, withMatOption: true, withNumericOption: true } };
  expect(lotWords(mat, 2)).toBe("2 photos en 15x22\u00a0cm, option mat, fichier numérique");
});

test("words of one and of several", () => {
  expect([1, 2].map(missingWords)).toEqual([
    "1 photo n’est plus en vente et ne sera pas commandée.",
    "2 photos ne sont plus en vente et ne seront pas commandées.",
  ]);
  expect(knownWords(1)).toMatch(/^1 fichier était déjà/);
  expect(knownWords(2)).toMatch(/^2 fichiers étaient déjà/);
});

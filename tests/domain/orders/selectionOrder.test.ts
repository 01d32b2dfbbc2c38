import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lotsOf,
  lotsPrice,
  type SelectionChoice,
  type SelectionVariant,
  variantOf,
} from "../../../src/domain/orders/selectionOrder.ts";
import { firstChoice } from "../../../src/domain/products/singleChoice.ts";

const variant = (uuid: string, change: Partial<SelectionVariant> = {}): SelectionVariant => ({
  uuid,
  grp1_format: "20_30",
  grp2_format: null,
  base_price: 1500,
  mat_option: 300,
  satin_option: null,
  numeric_option: null,
  ...change,
});
const print = variant("print");
const small = variant("small", { grp1_format: "15_22", base_price: 905, mat_option: null });
const file = variant("file", { grp1_format: "high", base_price: 2900, mat_option: null });
const variants = [small, print, file];
const pictures = ["a", "b", "c", "d"];
const chosen = (change: Partial<SelectionChoice> = {}): SelectionChoice => ({
  ...firstChoice,
  variantUuid: "print",
  own: {},
  ...change,
});
const told = (choice: SelectionChoice) =>
  lotsOf(pictures, variants, choice).map(
    ({ variant: { uuid }, quantity, options, pictureUuids }) =>
      `${quantity} ${uuid}${options.withMatOption ? " mat" : ""} ${pictureUuids.join("")}`,
  );

describe("the lots of a selection", () => {
  it.each<[string, Partial<SelectionChoice>, string[]]>([
    ["one format for all", {}, ["1 print abcd"]],
    ["a picture with its own", { own: { b: "small" } }, ["1 small b", "1 print acd"]],
    ["a picture left out", { own: { b: null } }, ["1 print acd"]],
    ["all left out", { own: { a: null, b: null, c: null, d: null } }, []],
    ["no format for all", { variantUuid: null, own: { c: "file" } }, ["1 file c"]],
    ["a format that is not on sale", { variantUuid: "gone" }, []],
    [
      "an option kept where it is offered",
      { surface: "mat", own: { a: "small" } },
      ["1 small a", "1 print mat bcd"],
    ],
    ["files, which count once", { quantity: 3, own: { d: "file" } }, ["3 print abc", "1 file d"]],
    ["no quantity", { quantity: null }, []],
    ["a quantity of 0", { quantity: 0 }, []],
  ])("%s", (_, change, lots) => expect(told(chosen(change))).toEqual(lots));

  it("have each picture once, or not at all where it is left out", () => {
    const any = fc.option(fc.constantFrom("print", "small", "file"));
    fc.assert(
      fc.property(
        fc.record({ variantUuid: any, own: fc.dictionary(fc.constantFrom(...pictures), any) }),
        (change) => {
          const choice = chosen(change);
          const ordered = lotsOf(pictures, variants, choice).flatMap((lot) => lot.pictureUuids);
          const wanted = pictures.filter((uuid) => variantOf(uuid, choice) !== null);
          expect(ordered.sort()).toEqual(wanted);
        },
      ),
    );
  });

  it("cost what their prints, files and options cost", () => {
    const choice = chosen({ surface: "mat", quantity: 2, own: { a: "small", b: "file" } });
    expect(lotsPrice(lotsOf(pictures, variants, choice))).toBe(2 * 905 + 2900 + 2 * 2 * 1800);
  });
});

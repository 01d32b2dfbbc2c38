import { expect, test } from "vitest";
import { formatName, formatWords, variantWords } from "../../../src/domain/products/formatWords.ts";

test("a format carries its unit, a file its use", () => {
  expect(formatWords("20_30")).toEqual({ label: "20x30\u00a0cm" });
  expect(formatWords("low")).toEqual({ label: "1350x900\u00a0px", hint: "Réseaux sociaux" });
});

test("a format that was ordered is named with its unit or its use", () => {
  expect(formatName("20_30")).toBe("20x30\u00a0cm");
  expect(formatName("low")).toBe("1350x900 (réseaux sociaux)");
});

test("a variant of two groups names both formats", () => {
  expect(variantWords({ grp1_format: "high", grp2_format: null })).toEqual(formatWords("high"));
  expect(variantWords({ grp1_format: "20_30", grp2_format: "average" })).toEqual({
    label: "20x30\u00a0cm et 2700x1800\u00a0px",
  });
});

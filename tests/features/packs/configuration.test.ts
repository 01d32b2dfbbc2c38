import { expect, test } from "vitest";
import type { ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import { type Configuration, onVariant } from "../../../src/features/packs/configuration.ts";

const variant = { uuid: "w", mat_option: null, satin_option: 300, numeric_option: null } as ProductVariant;
const chosen: Configuration = {
  productVariantUuid: "v",
  quantity: 3,
  surface: "mat",
  withNumericOption: true,
};

test("another variant keeps the quantity and gives up what it does not have", () => {
  expect(onVariant(chosen, variant)).toEqual({
    productVariantUuid: "w",
    quantity: 3,
    surface: "none",
    withNumericOption: false,
  });
});

test("another variant keeps what it has too", () => {
  const rich = { ...variant, mat_option: 200, numeric_option: 700 };
  expect(onVariant(chosen, rich)).toEqual({ ...chosen, productVariantUuid: "w" });
  expect(onVariant({ ...chosen, surface: "satin" }, variant).surface).toBe("satin");
});

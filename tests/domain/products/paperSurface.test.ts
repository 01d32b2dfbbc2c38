import { expect, test } from "vitest";
import { surfacePrice, surfacesOf } from "../../../src/domain/products/paperSurface.ts";

test.each([
  [300, 400, ["none", "mat", "satin"]],
  [300, null, ["none", "mat"]],
  [null, 0, ["none", "satin"]],
  [null, null, ["none"]],
])("with mat at %s and satin at %s", (mat_option, satin_option, expected) => {
  const variant = { mat_option, satin_option };
  expect(surfacesOf(variant)).toEqual(expected);
  expect([
    surfacePrice(variant, "none"),
    surfacePrice(variant, "mat"),
    surfacePrice(variant, "satin"),
  ]).toEqual([0, mat_option, satin_option]);
});

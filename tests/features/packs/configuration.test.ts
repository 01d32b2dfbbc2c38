import { describe, expect, test } from "vitest";
import type { ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import {
  type Configuration,
  configurationOf,
  configuredPrice,
  formState,
  itemChange,
  onVariant,
} from "../../../src/features/packs/configuration.ts";

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

const print = {
  uuid: "v",
  grp1_format: "20_30",
  grp2_format: null,
  base_price: 5900,
  mat_option: 1200,
  satin_option: null,
  numeric_option: 2500,
} as ProductVariant;
const file = {
  ...print,
  uuid: "f",
  grp1_format: "high",
  mat_option: null,
  numeric_option: null,
} as ProductVariant;
const item = {
  productVariantUuid: "v",
  quantity: 2,
  price: 7000,
  withMatOption: true,
  withSatinOption: false,
  withNumericOption: null,
  eventUuid: "e",
  contestUuid: "c",
  filterValueUuid1: "r",
  filterValueUuid2: null,
} as OrderItem;

describe("the price of a line as it is configured", () => {
  const saved = configurationOf(item);
  test.each([
    ["the server's own while nothing is changed, whatever the catalogue says by now", saved, 14_000],
    ["base, surface and copies, times the quantity", { ...saved, withNumericOption: true }, 19_200],
    ["another quantity", { ...saved, quantity: 3 }, 21_300],
    ["files count once", { ...saved, productVariantUuid: "f", surface: "none" as const }, 5900],
    ["not known without a number", { ...saved, quantity: null }, null],
    ["not known of none", { ...saved, quantity: 0 }, null],
    ["not known of a variant that is not sold", { ...saved, productVariantUuid: "gone", quantity: 1 }, null],
  ])("%s", (_, configuration, price) => {
    expect(configuredPrice(item, configuration, [print, file])).toBe(price);
  });
});

test("a change says all of a configuration and nothing of what the pack is about", () => {
  const configuration: Configuration = { ...configurationOf(item), quantity: 5, surface: "satin" };
  expect(itemChange(configuration)).toEqual({
    productVariantUuid: "v",
    quantity: 5,
    withMatOption: false,
    withSatinOption: true,
    withNumericOption: false,
  });
  expect(itemChange({ ...configuration, quantity: null })).not.toHaveProperty("quantity");
  expect(itemChange({ ...configuration, quantity: 0 }).quantity).toBe(1);
});

describe("what the form shows", () => {
  const saved = configurationOf(item);
  const wanted = { ...saved, quantity: 5 };
  const elsewhere = { ...saved, quantity: 9 };
  const begun = { from: saved, configuration: wanted, isSent: false };

  test("is the item until something is chosen, and what is chosen until it is saved", () => {
    expect(formState(null, saved)).toEqual({ configuration: saved, unsaved: false, isOutdated: false });
    expect(formState(begun, saved)).toEqual({ configuration: wanted, unsaved: true, isOutdated: false });
    const backAgain = { ...begun, configuration: saved };
    expect(formState(backAgain, saved).unsaved).toBe(false);
  });

  test("keeps what is chosen where the item changes elsewhere meanwhile, and says so", () => {
    expect(formState(begun, elsewhere)).toEqual({ configuration: wanted, unsaved: true, isOutdated: true });
    expect(formState(begun, wanted)).toEqual({ configuration: wanted, unsaved: false, isOutdated: false });
  });

  test("is the item again once that is saved", () => {
    const sent = { ...begun, isSent: true };
    expect(formState(sent, saved)).toEqual({ configuration: wanted, unsaved: false, isOutdated: false });
    expect(formState(sent, elsewhere).configuration).toEqual(elsewhere);
  });
});

import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { type Surface, surfacesOf } from "../../domain/products/paperSurface.ts";
import { isPaperVariant, itemPrice } from "../../domain/products/product.ts";

/** The configuration form's values. `quantity` is null while its field holds no number. */
export interface Configuration {
  productVariantUuid: string;
  quantity: number | null;
  surface: Surface;
  withNumericOption: boolean;
}

/** The fields of an item that determine its pictures. */
export type ItemContent = Pick<
  OrderItem,
  "eventUuid" | "contestUuid" | "filterValueUuid1" | "filterValueUuid2"
>;

/** Switches a configuration to another variant, dropping options that it lacks. */
export function onVariant(configuration: Configuration, variant: ProductVariant): Configuration {
  return {
    ...configuration,
    productVariantUuid: variant.uuid,
    surface: surfacesOf(variant).includes(configuration.surface) ? configuration.surface : "none",
    withNumericOption: configuration.withNumericOption && variant.numeric_option !== null,
  };
}

/** Returns the variants of an item's product, cheapest first. */
export function variantsOf(
  { productUuid }: Pick<OrderItem, "productUuid">,
  sold: readonly ProductVariant[],
): ProductVariant[] {
  return sold
    .filter((variant) => variant.productUuid === productUuid)
    .sort((a, b) => a.base_price - b.base_price);
}

/** Whether there is anything to choose: files of a single resolution have no options. */
export function hasChoices(variants: readonly ProductVariant[]): boolean {
  return (
    variants.length > 1 ||
    variants.some((variant) => isPaperVariant(variant) || variant.numeric_option !== null)
  );
}

/** Returns an item's configuration. */
export function configurationOf(item: OrderItem): Configuration {
  return {
    productVariantUuid: item.productVariantUuid ?? "",
    quantity: item.quantity,
    surface: item.withMatOption ? "mat" : item.withSatinOption ? "satin" : "none",
    withNumericOption: item.withNumericOption === true,
  };
}

const options = ({ surface, withNumericOption }: Configuration) => ({
  withMatOption: surface === "mat",
  withSatinOption: surface === "satin",
  withNumericOption,
});

export function sameConfiguration(one: Configuration, other: Configuration): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The shopper's edits in the form. */
export interface Draft {
  /** The item's configuration when the edits began. */
  from: Configuration;
  configuration: Configuration;
  /** Whether the draft was sent: it is dropped once the item shows it. */
  isSent: boolean;
}

/** Returns what the form shows: the draft until it is saved, even if the item has changed meanwhile. */
export function formState(
  draft: Draft | null,
  saved: Configuration,
): { configuration: Configuration; unsaved: boolean; isOutdated: boolean } {
  const hasChanged = draft !== null && !sameConfiguration(draft.from, saved);
  const kept = draft?.isSent && hasChanged ? null : draft;
  const unsaved = kept !== null && !kept.isSent && !sameConfiguration(kept.configuration, saved);
  return { configuration: kept?.configuration ?? saved, unsaved, isOutdated: unsaved && hasChanged };
}

/**
 * Price of a configured line in cents: the server's price if nothing has changed, else a computed one. Null if there is
 * no quantity or the variant is no longer sold.
 */
export function configuredPrice(
  item: OrderItem,
  configuration: Configuration,
  variants: readonly ProductVariant[],
): number | null {
  const variant = variants.find(({ uuid }) => uuid === configuration.productVariantUuid);
  if (sameConfiguration(configurationOf(item), configuration)) return item.price * item.quantity;
  if (!variant || !configuration.quantity) return null;
  return itemPrice(variant, options(configuration)) * (isPaperVariant(variant) ? configuration.quantity : 1);
}

/** Returns the change for a configuration; fields of the item that it omits stay unchanged. */
export function itemChange(configuration: Configuration): ItemChange {
  const { productVariantUuid, quantity } = configuration;
  return {
    productVariantUuid,
    ...(quantity === null ? {} : { quantity: Math.max(1, quantity) }),
    ...options(configuration),
  };
}

import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { type Surface, surfacesOf } from "../../domain/products/paperSurface.ts";
import { isPaperVariant, itemPrice } from "../../domain/products/product.ts";

/** What the configuration form decides of an item. `quantity` is null while its field holds no number. */
export interface Configuration {
  productVariantUuid: string;
  quantity: number | null;
  surface: Surface;
  withNumericOption: boolean;
}

/** What of an item says which pictures it holds. */
export type ItemContent = Pick<
  OrderItem,
  "eventUuid" | "contestUuid" | "filterValueUuid1" | "filterValueUuid2"
>;

/** A configuration on another variant: what the new one does not have is given up. */
export function onVariant(configuration: Configuration, variant: ProductVariant): Configuration {
  return {
    ...configuration,
    productVariantUuid: variant.uuid,
    surface: surfacesOf(variant).includes(configuration.surface) ? configuration.surface : "none",
    withNumericOption: configuration.withNumericOption && variant.numeric_option !== null,
  };
}

/** What an item's product is sold as, cheapest first. */
export function variantsOf(
  { productUuid }: Pick<OrderItem, "productUuid">,
  sold: readonly ProductVariant[],
): ProductVariant[] {
  return sold
    .filter((variant) => variant.productUuid === productUuid)
    .sort((a, b) => a.base_price - b.base_price);
}

/** Whether anything of it can be chosen: files of one resolution are what they are. */
export function hasChoices(variants: readonly ProductVariant[]): boolean {
  return (
    variants.length > 1 ||
    variants.some((variant) => isPaperVariant(variant) || variant.numeric_option !== null)
  );
}

/** How an item is configured. */
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

/** What the shopper has chosen in the form. */
export interface Draft {
  /** How the item was configured when she began. */
  from: Configuration;
  configuration: Configuration;
  /** Whether the item was told: once that shows, the draft is of the past. */
  isSent: boolean;
}

/** What the form shows: the draft until it is saved, even where the item has changed meanwhile. */
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
 * What a line comes to as it is configured, in cents: the server's price where nothing has changed, else what it would
 * be. Null while there is no number or the variant is not sold (any more).
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

/** The change that a configuration comes to; what of the item it does not speak of stays as it is. */
export function itemChange(configuration: Configuration): ItemChange {
  const { productVariantUuid, quantity } = configuration;
  return {
    productVariantUuid,
    ...(quantity === null ? {} : { quantity: Math.max(1, quantity) }),
    ...options(configuration),
  };
}

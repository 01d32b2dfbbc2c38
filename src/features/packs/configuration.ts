import type * as z from "zod/mini";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { orderItemCalls } from "../../api/contract/orderItemCalls.ts";
import { type Surface, surfacesOf } from "../../domain/paperSurface.ts";
import { isPaperVariant, itemPrice } from "../../domain/product.ts";

/** What the configuration form decides of an item. `quantity` is null while its field holds no number. */
export interface Configuration {
  productVariantUuid: string;
  quantity: number | null;
  surface: Surface;
  withNumericOption: boolean;
}

/** The body of the call that replaces all that the shopper decides of an item. */
export type ItemUpdate = z.input<(typeof orderItemCalls)["update"]["body"]>;

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

/** The update of an item: the call replaces everything, so what the shopper leaves alone is said again. */
export function itemUpdate(
  item: OrderItem,
  change: { configuration?: Configuration; content?: Partial<ItemContent> },
): ItemUpdate {
  const { configuration = configurationOf(item), content = {} } = change;
  const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2 } = item;
  return {
    productVariantUuid: configuration.productVariantUuid,
    quantity: Math.max(1, configuration.quantity ?? item.quantity),
    ...options(configuration),
    eventUuid,
    contestUuid,
    filterValueUuid1,
    filterValueUuid2,
    ...content,
  };
}

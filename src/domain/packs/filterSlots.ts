import type { FilterNature, ProductNature } from "../products/natures.ts";

type Position = 1 | 2 | 3 | 4;
export type FilterNatures = { [P in `filter${Position}_nature`]: FilterNature | null };
export type FilterTypes = { [P in `filter${Position}_typeUuid`]: string | null };

/** Returns a filter product's four slots in order; null for an unused one. */
export function slotNatures(product: FilterNatures): (FilterNature | null)[] {
  return [product.filter1_nature, product.filter2_nature, product.filter3_nature, product.filter4_nature];
}

/** Returns the types of the same slots. */
export function slotTypes(product: FilterTypes): (string | null)[] {
  return [
    product.filter1_typeUuid,
    product.filter2_typeUuid,
    product.filter3_typeUuid,
    product.filter4_typeUuid,
  ];
}

/** Required input of a filter pack: an event, a contest, and the types of its one or two filter values. */
export interface FilterQuestions {
  event: boolean;
  contest: boolean;
  /** Null for a value of any type. An order item stores at most two values (specification, section 3). */
  valueTypes: (string | null)[];
}

/** Returns what the slots of a product require; nothing unless it is a filter product. */
export function filterQuestions(
  product: FilterNatures & FilterTypes & { nature: ProductNature },
): FilterQuestions {
  const natures = product.nature === "filter" ? slotNatures(product) : [];
  const types = slotTypes(product);
  return {
    event: natures.includes("event"),
    contest: natures.includes("contest"),
    valueTypes: natures
      .flatMap((nature, slot) => (nature === "filterValue" ? [types[slot] ?? null] : []))
      .slice(0, 2),
  };
}

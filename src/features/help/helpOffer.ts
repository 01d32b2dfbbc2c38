import type { Event, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { digitalFormats, type PictureFormat, paperFormats } from "../../domain/products/pictureFormat.ts";
import { queryAtom } from "../../state/query.ts";

/** What the shop offers: the help mentions nothing else. */
export interface HelpOffer {
  /** The formats on sale, smallest first. */
  paper: readonly PictureFormat[];
  digital: readonly PictureFormat[];
  /** « une finition mate ou satinée », « une copie numérique ». */
  options: { mat: boolean; satin: boolean; copy: boolean };
  hasPacks: boolean;
  /** Packs defined by an event, a contest or a name. */
  hasFilterPacks: boolean;
  hasClickAndCollect: boolean;
}

/** Used while the offer is unknown. */
export const unknownOffer: HelpOffer = {
  paper: [],
  digital: [],
  options: { mat: false, satin: false, copy: false },
  hasPacks: false,
  hasFilterPacks: false,
  hasClickAndCollect: false,
};

/** @param now milliseconds: an event that has ended has no stand */
export function helpOffer(
  products: readonly Pick<Product, "nature">[],
  variants: readonly Pick<
    ProductVariant,
    "grp1_format" | "grp2_format" | "mat_option" | "satin_option" | "numeric_option"
  >[],
  events: readonly Pick<Event, "hasClickAndCollect" | "end">[],
  now: number,
): HelpOffer {
  const sold = new Set(variants.flatMap(({ grp1_format, grp2_format }) => [grp1_format, grp2_format]));
  return {
    paper: paperFormats.filter((format) => sold.has(format)),
    digital: digitalFormats.filter((format) => sold.has(format)),
    options: {
      mat: variants.some(({ mat_option }) => mat_option !== null),
      satin: variants.some(({ satin_option }) => satin_option !== null),
      copy: variants.some(({ numeric_option }) => numeric_option !== null),
    },
    hasPacks: products.some(({ nature }) => nature === "multi"),
    hasFilterPacks: products.some(({ nature }) => nature === "filter"),
    hasClickAndCollect: events.some((event) => event.hasClickAndCollect && Date.parse(event.end) > now),
  };
}

export const helpOfferQueryAtom = queryAtom({
  params: () => null,
  load: async (_, { api, signal }) => {
    const [products, variants, events] = await Promise.all([
      api.products.listProducts({}, { signal }),
      api.productVariants.listVariants({}, { signal }),
      api.events.listEvents({ query: {} }, { signal }),
    ]);
    return helpOffer(products, variants, events, Date.now());
  },
});

import { demoCatalogue } from "../../demo/demoCatalogue.ts";
import type { PackOffer, SinglePicture } from "../../src/domain/bestPrice/bestPrice.ts";
import type { PictureFormat } from "../../src/domain/products/pictureFormat.ts";

/** How often a cart's pictures are in each format, with a surface, with a copy, in several pieces. */
export interface Mix {
  formats: Partial<Record<PictureFormat, number>>;
  surface: number;
  copy: number;
  pieces: number;
  /** Pictures ordered in two formats. */
  twice: number;
}

const prints: Mix = { formats: { "20_30": 1 }, surface: 0, copy: 0, pieces: 0, twice: 0 };
const family: Mix = {
  formats: { "15_22": 2, "20_30": 4, "30_45": 1, average: 2, high: 1 },
  surface: 0.2,
  copy: 0.1,
  pieces: 0.2,
  twice: 0.2,
};
const club: Mix = {
  ...family,
  formats: { "20_30": 4, average: 3, high: 2 },
  surface: 0,
  copy: 0,
  pieces: 0,
  twice: 0,
};

export const carts: { name: string; count: number; mix: Mix }[] = [
  { name: "12 prints", count: 12, mix: prints },
  { name: "20 pictures, everything", count: 20, mix: family },
  { name: "60 pictures, everything", count: 60, mix: family },
  { name: "300 prints", count: 300, mix: prints },
  { name: "300 in three formats", count: 300, mix: club },
  { name: "300 pictures, everything", count: 300, mix: family },
];

/** Returns the same cart for the same seed. */
export function cartOf(
  count: number,
  mix: Mix,
  seed: number,
): { singles: SinglePicture[]; offers: PackOffer[] } {
  const random = randomOf(seed + 1);
  const products = demoCatalogue.horse.products;
  const formats = Object.entries(mix.formats).flatMap(([format, times]) =>
    new Array<PictureFormat>(times).fill(format as PictureFormat),
  );
  const sold = products.filter(({ nature }) => nature === "sp").flatMap(({ variants }) => variants);
  const singles: SinglePicture[] = [];
  for (let picture = 0; picture < count; picture++) {
    const times = random() < mix.twice ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const format = formats[Math.floor(random() * formats.length)] ?? "20_30";
      const variant = sold.find(({ grp1_format }) => grp1_format === format);
      const isPrint = (variant?.numeric_option ?? null) !== null;
      const withMatOption = (variant?.mat_option ?? null) !== null && random() < mix.surface;
      const withNumericOption = isPrint && random() < mix.copy;
      singles.push({
        itemUuid: `${picture} ${time}`,
        pictureUuid: `${picture}`,
        pricingId: 1,
        format,
        options: { withMatOption, withSatinOption: false, withNumericOption },
        quantity: isPrint && random() < mix.pieces ? 2 : 1,
        unitPrice:
          (variant?.base_price ?? 0) +
          (withMatOption ? (variant?.mat_option ?? 0) : 0) +
          (withNumericOption ? (variant?.numeric_option ?? 0) : 0),
      });
    }
  }
  const offers = products
    .filter(({ nature }) => nature === "multi")
    .flatMap(({ key, groups, variants }) =>
      variants.map(
        (
          { grp2_format = null, mat_option = null, satin_option = null, numeric_option = null, ...variant },
          index,
        ) => ({
          ...variant,
          grp2_format,
          mat_option,
          satin_option,
          numeric_option,
          variantUuid: `${key} ${index}`,
          productUuid: key,
          pricingId: 1,
          grp1_count: groups[0],
          grp2_count: groups[1],
        }),
      ),
    );
  return { singles, offers };
}

/** Returns a small generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { pluralize } from "../french/pluralize.ts";
import { type CompletenessProduct, type MissingPart, missingOf } from "../packs/completeness.ts";
import { packCapacity } from "../packs/packCapacity.ts";
import { type PackMatchCriteria, packMatchCriteria } from "../packs/packMatchCriteria.ts";
import { pictureLabel, pictureTitle, type TitledPicture } from "../pictures/pictureTitle.ts";
import { formatName } from "../products/formatWords.ts";
import { offsetWords, paperCrop } from "../products/paperCrop.ts";
import { isDigitalFormat } from "../products/pictureFormat.ts";
import { isPaperVariant, type VariantPrices } from "../products/product.ts";

/** The fields of an order item that a line of a cart or order needs. */
export interface LineItem {
  uuid: string;
  kind: "item" | "discount" | "shipping";
  productUuid: string | null;
  productVariantUuid: string | null;
  quantity: number;
  price: number;
  eventUuid: string | null;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
  pictureUuid: string | null;
  discount_mode: "percent" | "value" | null;
  discount_percent: number | null;
  withMatOption: boolean;
  withSatinOption: boolean;
  withNumericOption: boolean | null;
  remainingPictures: number | null;
  cropOffset?: number | null | undefined;
}

export interface LineProduct extends CompletenessProduct {
  uuid: string;
  pricingId: number;
  label: string;
  isDeleted: boolean;
}
export interface LineVariant extends VariantPrices {
  uuid: string;
  isDeleted: boolean;
}
export interface LinePicture extends TitledPicture {
  uuid: string;
  eventUuid: string;
  contestUuid: string;
  /** In pixels after EXIF orientation. Default: unknown, no crop is told. */
  width?: number;
  height?: number;
}

/** What a print keeps of its picture, where the shopper has moved it. */
export interface LineCrop {
  /** The paper's width divided by its height. */
  ratio: number;
  /** Where it lies along the side that it cuts, from 0 to 1. */
  offset: number;
  /** « Cadrage à gauche ». */
  words: string;
}

/** One ordered item, as text. Amounts in cents. */
export interface OrderLine<Item extends LineItem = LineItem> {
  item: Item;
  label: string;
  /** « 20x30 cm », or the formats of both groups. */
  formats: string[];
  options: string[];
  picture: LinePicture | null;
  /** What a single picture is called: whom it shows, with its file where another of the order shows the same; null without one. */
  pictureName: string | null;
  /** Null unless the shopper has moved it. */
  crop: LineCrop | null;
  /** A single picture's own, a pack's, or the first ones that match a filter pack. */
  pictures: LinePicture[];
  /** Total number of pictures. */
  pictureCount: number;
  /** Subject of a pack, by name: event or contest, riders, horses, bibs. */
  about: string[];
  isPack: boolean;
  /** Taken and total places of a pack of pictures; null for other items. */
  places: { held: number; all: number } | null;
  /** No longer on sale: it can only be removed. */
  isWithdrawn: boolean;
  /** Nothing in it is printed: its quantity is fixed. */
  isDigital: boolean;
  missing: MissingPart[];
  /** Criteria of its pictures; null unless it is a complete filter pack. */
  content: PackMatchCriteria | null;
  unitPrice: number;
  linePrice: number;
}

/** An order's contents in display order: items, then shipping, then discounts. Amounts in cents. */
export interface OrderContents<Item extends LineItem = LineItem> {
  lines: OrderLine<Item>[];
  /** Total of the items. */
  subtotal: number;
  /** `null` if nothing is shipped. */
  shipping: number | null;
  /** `percent` is null for a discount of a fixed amount; `amount` is negative. */
  discounts: { uuid: string; percent: number | null; amount: number }[];
  /** It contains a print: addresses are required. */
  hasPaper: boolean;
  /** It contains a file: the waiver of withdrawal is required. */
  hasFiles: boolean;
}

/** Contents and subjects of packs. */
export interface PackContents {
  places: readonly { orderItemUuid: string; pictureUuid: string }[];
  /** Names of events, contests and filter values, by uuid. */
  names: ReadonlyMap<string, string>;
}
const unknownPacks: PackContents = { places: [], names: new Map() };

/** Joins an order's items with the entities that they reference. An item without its product is an « Article ». */
export function orderContents<Item extends LineItem>(
  items: readonly Item[],
  catalogue: { products: readonly LineProduct[]; variants: readonly LineVariant[] },
  pictures: readonly LinePicture[],
  packs: PackContents = unknownPacks,
): OrderContents<Item> {
  const products = new Map(catalogue.products.map((product) => [product.uuid, product]));
  const variants = new Map(catalogue.variants.map((variant) => [variant.uuid, variant]));
  const picturesByUuid = new Map(pictures.map((picture) => [picture.uuid, picture]));
  const things = items.filter((item) => item.kind === "item");
  const placesByItem = Map.groupBy(packs.places, ({ orderItemUuid }) => orderItemUuid);
  const heldIn = (item: Item) =>
    (placesByItem.get(item.uuid) ?? [{ pictureUuid: item.pictureUuid ?? "" }]).flatMap(
      ({ pictureUuid }) => picturesByUuid.get(pictureUuid) ?? [],
    );
  const variantOf = (item: Item) => variants.get(item.productVariantUuid ?? "");

  const nameOf = namesApart(things.flatMap(({ pictureUuid }) => picturesByUuid.get(pictureUuid ?? "") ?? []));
  const lines = things.map((item): OrderLine<Item> => {
    const product = products.get(item.productUuid ?? "");
    const variant = variantOf(item);
    const held = heldIn(item);
    const picture = picturesByUuid.get(item.pictureUuid ?? "") ?? null;
    return {
      item,
      label: product?.label ?? "Article",
      formats: variant ? formatsOf(variant) : [],
      options: optionsOf(item),
      picture,
      pictureName: picture && nameOf(picture),
      crop: variant && picture ? cropOf(item, variant, picture) : null,
      pictures: held,
      pictureCount: held.length,
      about: aboutOf(item, packs.names),
      isPack: product !== undefined && product.nature !== "sp",
      places: product ? placesOf(product, item) : null,
      isWithdrawn: (product?.isDeleted ?? true) || (variant?.isDeleted ?? true),
      isDigital: variant !== undefined && !isPaperVariant(variant),
      missing: product ? missingOfItem(product, item) : [],
      content: product ? packMatchCriteria(product, item) : null,
      unitPrice: item.price,
      linePrice: item.price * item.quantity,
    };
  });
  const shippingItems = items.filter((item) => item.kind === "shipping");
  return {
    lines,
    subtotal: lines.reduce((sum, line) => sum + line.linePrice, 0),
    shipping:
      shippingItems.length === 0
        ? null
        : shippingItems.reduce((sum, item) => sum + item.price * item.quantity, 0),
    discounts: items
      .filter((item) => item.kind === "discount")
      .map((item) => ({
        uuid: item.uuid,
        percent: item.discount_mode === "percent" ? item.discount_percent : null,
        amount: item.price * item.quantity,
      })),
    hasPaper: things.some((item) => {
      const variant = variantOf(item);
      return variant !== undefined && isPaperVariant(variant);
    }),
    hasFiles: things.some((item) => {
      const variant = variantOf(item);
      return item.withNumericOption === true || (variant !== undefined && hasDigitalGroup(variant));
    }),
  };
}

/** Returns what to call each of some pictures: whom it shows, with its file where another shows the same. */
function namesApart(pictures: readonly LinePicture[]): (picture: LinePicture) => string {
  const firstOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const picture of pictures) {
    const title = pictureTitle(picture);
    if ((firstOf.get(title) ?? picture.uuid) !== picture.uuid) shared.add(title);
    firstOf.set(title, picture.uuid);
  }
  return (picture) => (shared.has(pictureTitle(picture)) ? pictureLabel(picture) : pictureTitle(picture));
}

function cropOf(item: LineItem, { grp1_format }: LineVariant, picture: LinePicture): LineCrop | null {
  const { cropOffset } = item;
  const { width = 0, height = 0 } = picture;
  if (cropOffset === null || cropOffset === undefined) return null;
  const crop = paperCrop({ width, height }, grp1_format, cropOffset);
  if (!crop || crop.cut <= 0) return null;
  return {
    ratio: (width * crop.width) / (height * crop.height),
    offset: cropOffset,
    words: `Cadrage ${offsetWords(cropOffset, crop.width < 1 ? "width" : "height")}`,
  };
}

/** A contest implies its event, which is named only if nothing narrower is. */
function aboutOf(item: LineItem, names: PackContents["names"]): string[] {
  if (item.pictureUuid !== null) return [];
  const uuids = [item.contestUuid ?? item.eventUuid, item.filterValueUuid1, item.filterValueUuid2];
  return uuids.flatMap((uuid) => names.get(uuid ?? "") ?? []);
}

/** Number of a line's pictures displayed. */
export const shownPictures = 6;

/** « DSC_0411, DSC_0412 et 3 autres », or once who all of them show; null if no picture is known. */
export function pictureNames({
  pictureName,
  pictures,
  pictureCount,
}: Pick<OrderLine, "pictureName" | "pictures" | "pictureCount">): string | null {
  if (pictureName !== null) return pictureName;
  const named = 4;
  const titles = [...new Set(pictures.map(pictureTitle))];
  if (titles.length === 0) return null;
  // One more name is shorter than « et 1 autre ».
  const shown = titles.length <= named + 1 ? titles : titles.slice(0, named);
  const isWhole = titles.length === 1 && pictures.length > 1;
  const others = isWhole
    ? 0
    : pictureCount - pictures.filter((one) => shown.includes(pictureTitle(one))).length;
  return others === 0 ? shown.join(", ") : `${shown.join(", ")} et ${pluralize(others, "autre")}`;
}

/** What stands under a line's label on screen: formats, options, crop, subject of the pack, pictures. */
export function lineFacts(line: OrderLine): string[] {
  const names = pictureNames(line);
  return [
    ...line.formats,
    ...line.options,
    ...(line.crop ? [line.crop.words] : []),
    ...line.about,
    ...(names === null ? [] : [names]),
  ];
}

/** Short description of a line, for mails and invoices: format, options, subject of the pack, pictures. */
export function lineDetails(line: OrderLine): string[] {
  const { formats, options, about, pictureCount, isPack } = line;
  const names = pictureNames(line);
  const held = isPack
    ? `${pluralize(pictureCount, "photo")}${names ? ` (${names})` : ""}`
    : names && `photo ${names}`;
  return [...formats, ...options, ...about, ...(held ? [held] : [])];
}

function placesOf(product: LineProduct, { remainingPictures }: LineItem): OrderLine["places"] {
  if (product.nature !== "multi" || remainingPictures === null) return null;
  const all = packCapacity(product);
  return { held: Math.max(0, all - remainingPictures), all };
}

function formatsOf(variant: LineVariant): string[] {
  const formats = [variant.grp1_format, variant.grp2_format].filter((format) => format !== null);
  return [...new Set(formats.map(formatName))];
}

function hasDigitalGroup(variant: LineVariant): boolean {
  return (
    isDigitalFormat(variant.grp1_format) ||
    (variant.grp2_format !== null && isDigitalFormat(variant.grp2_format))
  );
}

/** The chosen options, as worded in the form (specification, section 2). */
export function optionsOf(
  item: Pick<LineItem, "withMatOption" | "withSatinOption" | "withNumericOption">,
): string[] {
  return [
    ...(item.withMatOption ? ["Option mat"] : []),
    ...(item.withSatinOption ? ["Option satin"] : []),
    ...(item.withNumericOption ? ["Copie numérique"] : []),
  ];
}

function missingOfItem(product: LineProduct, item: LineItem): MissingPart[] {
  // The server counts a pack's places: the remaining ones say whether both groups are full.
  if (product.nature === "multi") return item.remainingPictures === 0 ? [] : ["pictures"];
  return missingOf(product, { ...item, pictureCounts: [item.pictureUuid === null ? 0 : 1, 0] });
}

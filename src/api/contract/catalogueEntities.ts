import * as z from "zod/mini";
import { filterNatures, productNatures } from "../../domain/products/natures.ts";
import { pictureFormats } from "../../domain/products/pictureFormat.ts";
import { flag, isoDate, natural, orientation, orNull, storedFields, text, uuid, year } from "./fields.ts";

const filterNature = orNull(z.enum(filterNatures));

export const productSchema = z.object({
  ...storedFields,
  uuid,
  pricingId: natural,
  nature: z.enum(productNatures),
  label: text(100),
  description: z.string(),
  longDescription: z.string(),
  /** Number of pictures of the first format; null for a pack that holds all pictures of its filters. */
  grp1_count: orNull(natural),
  /** Number of pictures of the second format; null if there is none. */
  grp2_count: orNull(natural),
  filter1_nature: filterNature,
  filter2_nature: filterNature,
  filter3_nature: filterNature,
  filter4_nature: filterNature,
  filter1_typeUuid: orNull(uuid),
  filter2_typeUuid: orNull(uuid),
  filter3_typeUuid: orNull(uuid),
  filter4_typeUuid: orNull(uuid),
});
export type Product = z.infer<typeof productSchema>;

const format = z.enum(pictureFormats);

/** Prices in cents; an option without a price is unavailable. */
export const productVariantSchema = z.object({
  ...storedFields,
  uuid,
  productUuid: uuid,
  grp1_format: format,
  grp2_format: orNull(format),
  /** In cents. */
  base_price: natural,
  /** Added to the price, in cents. */
  mat_option: orNull(natural),
  /** Added to the price, in cents. */
  satin_option: orNull(natural),
  /** Added to the price, in cents. */
  numeric_option: orNull(natural),
});
export type ProductVariant = z.infer<typeof productVariantSchema>;

export const pictureKinds = ["picture", "video"] as const;

export const pictureSchema = z
  .object({
    ...storedFields,
    uuid,
    name: text(30),
    imageFile: text(255),
    thumbnailFile: text(30),
    kind: z.enum(pictureKinds),
    rawFileName: text(255),
    rawFileExtension: text(10),
    rawFileType: text(50),
    photographerLabel: orNull(text(100)),
    copyright: orNull(text(200)),
    /** Of the original, in pixels, before its orientation is applied. */
    width: natural,
    /** Of the original, in pixels, before its orientation is applied. */
    height: natural,
    /** Of the original, in kilobytes. */
    kbSize: natural,
    /** As in Exif, 1 to 8; null for a video. */
    orientation: orNull(orientation),
    /** Length of a video, in seconds. */
    durationSeconds: orNull(natural),
    takenAt: orNull(isoDate),
    importUuid: orNull(uuid),
    photoSessionCode: orNull(text(20)),
    eventUuid: uuid,
    contestUuid: uuid,
    /** Who and what it shows, only in answers of one picture and of an order's: horses, then riders, then bibs. */
    names: z.optional(z.array(text(200))),
  })
  .check(z.refine((picture) => picture.kind !== "picture" || picture.orientation !== null, "No value"));
export type Picture = z.infer<typeof pictureSchema>;

export const eventCategories = ["equestre", "Equestre", "Automobile", "Marathon", "Autre"] as const;

export const eventSchema = z.object({
  ...storedFields,
  uuid,
  isVisible: flag,
  isDisplaySelected: flag,
  pricingId: natural,
  label: text(100),
  labelSlug: text(100),
  category: z.enum(eventCategories),
  year,
  thumbnailFile: orNull(text(30)),
  start: isoDate,
  end: isoDate,
  hasClickAndCollect: flag,
  /** Number of visible pictures. */
  totalPictureCount: natural,
  defaultFrameUuid: orNull(uuid),
});
export type Event = z.infer<typeof eventSchema>;

const matching = {
  /** Number of pictures that match the requested filter value; absent without one. */
  matchingPictureCount: z.optional(natural),
};

export const foundEventSchema = z.extend(eventSchema, matching);
export type FoundEvent = z.infer<typeof foundEventSchema>;

export const contestSchema = z.object({
  ...storedFields,
  uuid,
  isVisible: flag,
  label: text(200),
  labelSlug: text(200),
  eventUuid: uuid,
  start: isoDate,
  end: isoDate,
  /** Number of visible pictures. */
  totalPictureCount: natural,
});
export type Contest = z.infer<typeof contestSchema>;

export const foundContestSchema = z.extend(contestSchema, matching);
export type FoundContest = z.infer<typeof foundContestSchema>;

export const pricingSchema = z.object({
  ...storedFields,
  id: natural,
  label: text(100),
  workspaceUuid: uuid,
});
export type Pricing = z.infer<typeof pricingSchema>;

export const filterTypeSchema = z.object({
  ...storedFields,
  uuid,
  hasLocalChanges: flag,
  workspaceUuid: uuid,
  code: text(50),
  label: text(100),
  description: orNull(z.string()),
  showAsTag: flag,
});
export type FilterType = z.infer<typeof filterTypeSchema>;

export const filterValueSchema = z.object({
  ...storedFields,
  uuid,
  hasLocalChanges: flag,
  value: text(200),
  valueSlug: text(200),
  filterTypeUuid: uuid,
  cleaningStatus: orNull(text(50)),
  cleaningInfo: orNull(z.string()),
});
export type FilterValue = z.infer<typeof filterValueSchema>;

/** What a name has in one event. */
export const nameInEventSchema = z.object({
  eventUuid: uuid,
  eventLabel: text(100),
  /** Number of the name's visible pictures in the event. */
  pictureCount: natural,
  /** A picture that shows the name with all that belongs to it, and as few others as possible. */
  pictureUuid: uuid,
  /** Of that picture: a part of its address. */
  contestUuid: z.optional(uuid),
  /** Of that picture. */
  thumbnailFile: text(30),
  /** Who and what else that picture shows, of the types that serve as tags: horses, then riders, then bibs. */
  names: z.array(z.object({ uuid, value: text(200), filterTypeUuid: uuid })),
});
export type NameInEvent = z.infer<typeof nameInEventSchema>;

export const nameMatches = ["bib", "letters", "couple", "slips", "nearest"] as const;

export const foundFilterValueSchema = z.extend(filterValueSchema, {
  /**
   * How the typed text led to the name: it is this bib; the name has its words, in any order; the name has some of them and another on
   * the same picture has the rest; the name has them but for a slip or two; nothing was found and this is the nearest spelling.
   */
  match: z.optional(z.enum(nameMatches)),
  /** Number of the name's visible pictures in all events searched. */
  matchingPictureCount: z.optional(natural),
  /** Number of events searched that have some. */
  matchingEventCount: z.optional(natural),
  /** The newest of these events, at most three. */
  events: z.optional(z.array(nameInEventSchema)),
});
export type FoundFilterValue = z.infer<typeof foundFilterValueSchema>;

export const discountSchema = z.object({
  ...storedFields,
  id: natural,
  label: text(100),
  description: z.string(),
  startAt: isoDate,
  endAt: isoDate,
  /** Taken off the whole cart, 0 to 100. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
});
export type Discount = z.infer<typeof discountSchema>;

export const advertSchema = z.object({
  ...storedFields,
  uuid,
  workspaceUuid: uuid,
  code: text(50),
  label: text(100),
  url: orNull(text(2000)),
  isPlaceMain: flag,
  isPlaceTruck: flag,
});
export type Advert = z.infer<typeof advertSchema>;

export const shippingPriceSchema = z.object({
  /** In cents; null where nothing is shipped. */
  fee: orNull(natural),
  /** The items' total from which it is free, in cents; null: never. */
  freeAbove: orNull(natural),
});

import * as z from "zod/mini";
import { pictureSchema } from "./catalogueEntities.ts";
import { endpoint } from "./endpoint.ts";
import { colour, isoDate, isoDay, natural, naturalQuery, pageQuery, text, uuid } from "./fields.ts";

const maybeUuid = z.optional(uuid);

/** Search criteria of pictures; the time span is half open: first bound inclusive, second exclusive. */
const search = z.object({
  eventUuid: maybeUuid,
  contestUuid: maybeUuid,
  filterValueUuid: maybeUuid,
  takenFrom: z.optional(isoDate),
  takenBefore: z.optional(isoDate),
  /** A filter value: pictures without any name, of the same contests and minutes as its own. */
  unnamedNear: maybeUuid,
  ...pageQuery,
});

/** Placeholder of a tile: colours from top to bottom; empty if unknown. */
export const placeholderSchema = z.object({
  uuid,
  colours: z.array(colour).check(z.maxLength(3)),
});
export type Placeholder = z.infer<typeof placeholderSchema>;

/** Picture counts over the days of an event, in its own time zone. */
export const timeCountsSchema = z.object({
  /** IANA time zone of the days and buckets. */
  timeZone: text(50),
  /** Length of every bucket. */
  bucketMinutes: natural,
  /** Days with pictures, in order. */
  days: z.array(
    z.object({
      day: isoDay,
      /** Its midnight and the next one: `takenFrom` and `takenBefore` of the whole day. */
      start: isoDate,
      end: isoDate,
      count: natural,
      /** From the first to the last bucket with pictures, including empty ones in between: at most 96. */
      buckets: z.array(z.object({ start: isoDate, end: isoDate, count: natural })),
    }),
  ),
});
export type TimeCounts = z.infer<typeof timeCountsSchema>;

/** A picture with who and what it shows: horses, then riders, then bibs. */
export const namedPictureSchema = z.object({ picture: pictureSchema, names: z.array(text(200)) });
export type NamedPicture = z.infer<typeof namedPictureSchema>;

/** Pictures are sorted by capture time; those without one come last. */
export const pictureCalls = {
  listPictures: endpoint({
    method: "GET",
    path: "/anonymous/pictures",
    summary: "A page of pictures of an event, a contest, a filter value, a span of time",
    query: search,
    answer: z.array(pictureSchema),
    paginated: true,
    cacheable: true,
  }),
  listPlaceholders: endpoint({
    method: "GET",
    path: "/anonymous/pictures/placeholders",
    summary: "The same page of pictures as colours to show before they load",
    query: search,
    answer: z.array(placeholderSchema),
    cacheable: true,
  }),
  listRecentPictures: endpoint({
    method: "GET",
    path: "/anonymous/pictures/recent",
    summary:
      "Pictures spread over an event's last hour, newest first; of the event with the newest picture if none is given",
    query: z.object({ eventUuid: maybeUuid, limit: pageQuery.limit }),
    answer: z.array(namedPictureSchema),
    cacheable: true,
  }),
  countPicturesByTime: endpoint({
    method: "GET",
    path: "/anonymous/pictures/countsByTime",
    summary: "How many pictures were taken when; those without a date are not counted",
    query: z.object({ eventUuid: maybeUuid, contestUuid: maybeUuid, filterValueUuid: maybeUuid }).check(
      z.refine(({ eventUuid, contestUuid }) => (eventUuid ?? contestUuid) !== undefined, {
        path: ["eventUuid"],
        message: "No value",
      }),
    ),
    answer: timeCountsSchema,
    errors: ["NOT_FOUND"],
    cacheable: true,
  }),
  listPicturesForFilterOrderItem: endpoint({
    method: "GET",
    path: "/anonymous/pictures/forFilterOrderItem",
    summary: "The pictures that a filter pack holds, of an event or of every event of a pricing",
    query: z
      .object({
        eventUuid: maybeUuid,
        pricingId: z.optional(naturalQuery),
        contestUuid: maybeUuid,
        filterValueUuid1: maybeUuid,
        filterValueUuid2: maybeUuid,
        ...pageQuery,
      })
      .check(
        z.refine(({ eventUuid, pricingId }) => eventUuid !== undefined || pricingId !== undefined, {
          path: ["eventUuid"],
          message: "No value",
        }),
      ),
    answer: z.array(pictureSchema),
    paginated: true,
    cacheable: true,
  }),
  listPicturesOfOrderItem: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byOrderItemInCurrentOrder",
    summary: "The pictures of one item of the current order",
    query: z.object({ orderItemUuid: uuid }),
    answer: z.array(pictureSchema),
    errors: ["NOT_FOUND"],
  }),
  listPicturesOfOrder: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byOrder",
    summary: "The pictures of an order",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(pictureSchema),
    errors: ["FORBIDDEN"],
  }),
  listPicturesOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byCurrentOrder",
    summary: "The pictures of the current order",
    answer: z.array(pictureSchema),
  }),
  readPicture: endpoint({
    method: "GET",
    path: "/anonymous/pictures/{uuid}",
    summary: "One picture",
    params: z.object({ uuid }),
    answer: pictureSchema,
    errors: ["NOT_FOUND"],
    cacheable: true,
  }),
};

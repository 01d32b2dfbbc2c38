import * as z from "zod/mini";
import { yearMaximum, yearMinimum } from "../../../domain/shop/limits.ts";
import { eventCategories } from "../catalogueEntities.ts";
import { endpoint } from "../endpoint.ts";
import { flag, isoDate, line, natural, pageQuery, text, uuid, year } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** An event as operators see it, visible to shoppers or not. */
export const managedEventSchema = z.object({
  uuid,
  label: text(100),
  category: z.enum(eventCategories),
  year,
  /** What its pictures cost. */
  pricingId: natural,
  start: isoDate,
  end: isoDate,
  isVisible: flag,
  /** Whether EVENTS_DISPLAY_MODE=select shows it. */
  isDisplaySelected: flag,
  /** Whether orders of the main site can be fetched at its stand. */
  hasClickAndCollect: flag,
  /** IANA name: where the cameras' clocks are right. */
  timeZone: text(100),
  totalPictureCount: natural,
});

/** The event of a stand. */
export const standEventSchema = z.object({
  uuid,
  label: text(100),
  year,
  /** Labels of the events that are shown no longer. */
  others: z.array(text(100)),
});

/** A contest as operators see it, visible to shoppers or not. */
export const managedContestSchema = z.object({
  uuid,
  eventUuid: uuid,
  label: text(200),
  start: isoDate,
  end: isoDate,
  totalPictureCount: natural,
  isVisible: flag,
});

const moment = isoDate.check(
  z.refine((iso) => {
    const inYear = Number(iso.slice(0, 4));
    return inYear >= yearMinimum && inYear <= yearMaximum;
  }, "Invalid value"),
);
const named = uuid.check(z.toLowerCase());
const byUuid = z.object({ uuid: named });

const eventCallsOfOperators = {
  listManagedEvents: endpoint({
    method: "GET",
    path: "/operator/events",
    summary: "The events, visible or not, latest first",
    scope: "catalogue",
    query: z.object(pageQuery),
    answer: z.array(managedEventSchema),
    paginated: true,
  }),
  createEvent: endpoint({
    method: "POST",
    path: "/operator/events",
    summary: "Creates a visible event without pictures",
    scope: "catalogue",
    body: z.object({
      label: filledText(100),
      category: z.enum(eventCategories),
      /** Default: this year. */
      year: z.optional(year),
      /** IANA name; default: Europe/Paris. */
      timeZone: z.optional(line(100)),
      /** What its pictures cost; default: the same as the category's latest event. */
      pricingId: z.optional(natural),
    }),
    answer: managedEventSchema,
    errors: ["REFUSED"],
  }),
  editEvent: endpoint({
    method: "PUT",
    path: "/operator/events/{uuid}",
    summary: "Changes the given fields of an event, or hides it from shoppers",
    scope: "catalogue",
    params: byUuid,
    body: z.exactPartial(
      z.object({
        label: filledText(100),
        category: z.enum(eventCategories),
        year,
        pricingId: natural,
        /** Days set here stay, whatever the pictures' dates. */
        start: moment,
        end: moment,
        isVisible: z.boolean(),
        isDisplaySelected: z.boolean(),
        hasClickAndCollect: z.boolean(),
      }),
    ),
    answer: managedEventSchema,
    errors: ["REFUSED"],
  }),
  setStandEvent: endpoint({
    method: "POST",
    path: "/operator/events/{uuid}/stand",
    summary: "Makes an event the only one that this stand shows",
    scope: "catalogue",
    params: byUuid,
    body: z.object({}),
    answer: standEventSchema,
    errors: ["REFUSED"],
  }),
  setEventCover: endpoint({
    method: "POST",
    path: "/operator/events/{uuid}/cover",
    summary: "Shows an image on the event's card, in place of its first picture",
    scope: "catalogue",
    params: byUuid,
    upload: 25 * 1024 * 1024,
    answer: z.object({
      uuid,
      /** Where the shop serves it, below its address. */
      path: z.string(),
    }),
    errors: ["REFUSED"],
  }),
};

const contestCallsOfOperators = {
  listManagedContests: endpoint({
    method: "GET",
    path: "/operator/contests",
    summary: "The contests of an event, visible or not, by time",
    scope: "catalogue",
    query: z.object({ eventUuid: uuid, ...pageQuery }),
    answer: z.array(managedContestSchema),
    paginated: true,
  }),
  createContest: endpoint({
    method: "POST",
    path: "/operator/contests",
    summary: "Creates a contest without pictures",
    scope: "catalogue",
    body: z.object({ eventUuid: named, label: filledText(200) }),
    answer: managedContestSchema,
    errors: ["REFUSED"],
  }),
  editContest: endpoint({
    method: "PUT",
    path: "/operator/contests/{uuid}",
    summary: "Renames a contest, or hides it from shoppers",
    scope: "catalogue",
    params: byUuid,
    body: z.exactPartial(z.object({ label: filledText(200), isVisible: z.boolean() })),
    answer: managedContestSchema,
    errors: ["REFUSED"],
  }),
};

export const operatorEventCalls = { ...eventCallsOfOperators, ...contestCallsOfOperators };

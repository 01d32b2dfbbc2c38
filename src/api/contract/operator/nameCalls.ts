import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { line, natural, orNull, pageQuery, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** A name on an event's pictures, as operators see it. */
export const managedNameSchema = z.object({
  uuid,
  /** The code of its type: rider, horse, bib. */
  type: z.string(),
  typeLabel: z.string(),
  value: z.string(),
  /** Number of the event's pictures that have it. */
  pictures: natural,
  /** Former spellings, which a start list may still contain. */
  former: z.array(z.string()),
});

const byUuid = z.object({ uuid });

export const operatorNameCalls = {
  listNames: endpoint({
    method: "GET",
    path: "/operator/names",
    summary: "A page of the names on an event's pictures, by type and spelling",
    scope: "catalogue",
    query: z.object({
      eventUuid: uuid,
      /** The code of a type. */
      type: z.optional(line(50)),
      /** Part of a name, typed in any way. */
      text: z.optional(line(200)),
      ...pageQuery,
    }),
    answer: z.array(managedNameSchema),
    paginated: true,
  }),
  correctName: endpoint({
    method: "PUT",
    path: "/operator/names/{uuid}",
    summary: "Corrects the spelling of a name; a start list with the old one still finds it",
    scope: "catalogue",
    params: byUuid,
    body: z.object({ value: filledText(200) }),
    answer: z.object({ uuid, before: z.string(), after: z.string() }),
    errors: ["REFUSED"],
  }),
  mergeNames: endpoint({
    method: "POST",
    path: "/operator/names/{uuid}/merge",
    summary: "Makes the name a former spelling of another one, with its pictures and open carts",
    scope: "catalogue",
    params: byUuid,
    body: z.object({ intoUuid: uuid }),
    answer: z.object({
      /** Of the name that stays. */
      uuid,
      value: z.string(),
      /** The name that is now a former spelling of it; null if it was one already. */
      former: orNull(z.string()),
      /** Number of pictures that had only the former one. */
      pictures: natural,
      /** Number of open carts whose packs follow. */
      carts: natural,
    }),
    errors: ["REFUSED"],
  }),
  detachName: endpoint({
    method: "POST",
    path: "/operator/names/{uuid}/detach",
    summary: "Takes a name off pictures: the given ones, those of an event, or all",
    scope: "catalogue",
    params: byUuid,
    body: z.object({
      /** Null: not restricted. */
      pictureUuids: orNull(z.array(uuid).check(z.minLength(1, "No value"), z.maxLength(1000))),
      eventUuid: orNull(uuid),
    }),
    answer: z.object({ uuid, value: z.string(), pictures: natural }),
    errors: ["REFUSED"],
  }),
};

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { flag, line, orNull, pageQuery, text, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** An advert as operators see it. */
export const managedAdvertSchema = z.object({
  uuid,
  /** The operator's own name for it, unique. */
  code: text(50),
  label: text(100),
  url: orNull(text(2000)),
  isPlaceMain: flag,
  isPlaceTruck: flag,
});

const decided = {
  /** Read aloud in place of the image. */
  label: filledText(100),
  /** Page that it opens; null: none. */
  url: orNull(line(2000)),
  isPlaceMain: z.boolean(),
  isPlaceTruck: z.boolean(),
  /** As `storePlainImage` answers it. */
  image: z.string().check(z.regex(/^[0-9a-f]{64}$/, "Invalid value")),
};
const code = z.string().check(z.regex(/^\w[\w.-]{0,49}$/, "Invalid value"));
const byCode = z.object({ code });

export const operatorAdvertCalls = {
  listManagedAdverts: endpoint({
    method: "GET",
    path: "/operator/adverts",
    summary: "The adverts of every place, in the order of the mosaic",
    scope: "catalogue",
    query: z.object(pageQuery),
    answer: z.array(managedAdvertSchema),
    paginated: true,
  }),
  storePlainImage: endpoint({
    method: "POST",
    path: "/operator/adverts/images",
    summary: "Stores the image of an advert, before the advert is added or edited",
    scope: "catalogue",
    upload: 25 * 1024 * 1024,
    answer: z.object({
      /** SHA-256 of the file, in hexadecimal. */
      image: z.string(),
    }),
    errors: ["REFUSED"],
  }),
  addAdvert: endpoint({
    method: "POST",
    path: "/operator/adverts",
    summary: "Adds an advert with a stored image",
    scope: "catalogue",
    body: z.object({ code, ...decided }),
    answer: managedAdvertSchema,
    errors: ["REFUSED"],
  }),
  editAdvert: endpoint({
    method: "PUT",
    path: "/operator/adverts/{code}",
    summary: "Changes the given fields of an advert",
    scope: "catalogue",
    params: byCode,
    body: z.exactPartial(z.object(decided)),
    answer: managedAdvertSchema,
    errors: ["REFUSED"],
  }),
  removeAdvert: endpoint({
    method: "POST",
    path: "/operator/adverts/{code}/remove",
    summary: "Removes an advert",
    scope: "catalogue",
    params: byCode,
    body: z.object({}),
    answer: managedAdvertSchema,
    errors: ["REFUSED"],
  }),
};

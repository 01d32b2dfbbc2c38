import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { isoDate, orNull, text, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** A picture as an import finds or makes it. */
export const importedPictureSchema = z.object({
  uuid,
  name: text(30),
  fileName: text(255),
  contestUuid: uuid,
  contestLabel: text(200),
  /** Null: unknown, or out of reason. */
  takenAt: orNull(isoDate),
  /** False for a file that the event has had before. */
  isNew: z.boolean(),
  /** A picture that was taken down does not return. */
  isTakenDown: z.boolean(),
});

export const operatorImportCalls = {
  importPicture: endpoint({
    method: "POST",
    path: "/operator/imports/pictures",
    summary: "Imports one picture into an event; the event's start lists name it within a minute",
    scope: "catalogue",
    query: z.object({
      eventUuid: uuid,
      fileName: filledText(255),
      /** Made with its first picture. Default: one named like the event. */
      contest: z.optional(filledText(200)),
    }),
    upload: 64_000_000,
    answer: importedPictureSchema,
    errors: ["REFUSED", "TOO_LARGE"],
  }),
};

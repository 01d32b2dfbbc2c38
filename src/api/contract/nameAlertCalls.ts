import * as z from "zod/mini";
import { searchKey } from "../../domain/pictures/searchKey.ts";
import { email } from "./customerEntities.ts";
import { endpoint } from "./endpoint.ts";
import { flag, line, orNull, uuid } from "./fields.ts";
import { filledText } from "./formFields.ts";

/** A single letter begins thousands of names; a single digit is a bib. */
const isTelling = (typed: string) => /\d|\S{2}/.test(searchKey(typed));
const signature = line(200);

export const nameAlertCalls = {
  requestNameAlert: endpoint({
    method: "POST",
    path: "/anonymous/nameAlerts",
    summary: "Mails a link to confirm; once confirmed, a mail tells when pictures with this name are in",
    place: "main",
    body: z.object({
      email,
      /** As typed into the search. */
      text: filledText(200).check(z.refine(isTelling, "Invalid value")),
      /** The event to look in; null: any. */
      eventUuid: orNull(uuid),
    }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "TOO_MANY_ATTEMPTS"],
  }),
  confirmNameAlert: endpoint({
    method: "POST",
    path: "/anonymous/nameAlerts/confirm",
    summary: "Confirms an alert by its mailed link",
    place: "main",
    body: z.object({ alertUuid: uuid, signature }),
    answer: z.object({ isSuccess: flag }),
  }),
  stopNameAlerts: endpoint({
    method: "POST",
    path: "/anonymous/nameAlerts/stop",
    summary: "Deletes all alerts of an address by the link of any mail about them",
    place: "main",
    body: z.object({ email: line(254), signature }),
    answer: z.object({ isSuccess: flag }),
  }),
};

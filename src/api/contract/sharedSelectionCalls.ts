import * as z from "zod/mini";
import { selectionMaximum } from "../../domain/shop/limits.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate, line, text, uuid } from "./fields.ts";

export const sharedSelectionCalls = {
  createSharedSelection: endpoint({
    method: "POST",
    path: "/anonymous/sharedSelections",
    summary: "Keeps a selection under a code for others to open; pictures that nobody can see are left out",
    body: z.object({
      pictureUuids: z.array(uuid).check(z.minLength(1, "No value"), z.maxLength(selectionMaximum)),
    }),
    answer: z.object({ code: text(20), expiresAt: isoDate }),
    errors: ["NOT_FOUND", "TOO_MANY_ATTEMPTS"],
  }),
  readSharedSelection: endpoint({
    method: "GET",
    path: "/anonymous/sharedSelections/{code}",
    summary: "The pictures of a shared selection that can still be seen, in its order",
    params: z.object({ code: line(40) }),
    answer: z.object({ pictureUuids: z.array(uuid), expiresAt: isoDate }),
    errors: ["SHARED_SELECTION_GONE", "TOO_MANY_ATTEMPTS"],
  }),
};

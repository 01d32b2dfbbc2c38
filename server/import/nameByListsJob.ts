import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { applyKeptLists } from "./applyKeptLists.ts";
import { rematchPictures } from "./rematchPictures.ts";

/** Names the pictures of an event by the lists that are there: new pictures, and those whose times have changed. */
export const nameByListsJob = jobKind({
  kind: "nameByLists",
  lane: "heavy",
  payload: z.object({
    eventUuid: z.uuid(),
    /** Whose times have changed; null: no single camera's. */
    cameraUuid: z.nullable(z.uuid()),
    isRedated: z.optional(z.boolean()),
  }),
  longest: 1_800_000,
  run: async ({ db, now }, { eventUuid, cameraUuid, isRedated }) => {
    const event = await db
      .selectFrom("event")
      .select(["uuid", "label", "year", "timeZone", "pricingId"])
      .where("uuid", "=", eventUuid)
      .executeTakeFirst();
    if (!event) return undefined;
    if (isRedated || cameraUuid !== null) await rematchPictures(db, event, cameraUuid, now());
    await applyKeptLists(db, event);
    return undefined;
  },
});

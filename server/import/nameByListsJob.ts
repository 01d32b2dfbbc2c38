import { jobKind } from "../jobs/jobKind.ts";
import { applyKeptLists } from "./applyKeptLists.ts";
import { listNaming } from "./nameSoon.ts";
import { rematchPictures } from "./rematchPictures.ts";

/** Names the pictures of an event by its lists. */
export const nameByListsJob = jobKind({
  ...listNaming,
  lane: "heavy",
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

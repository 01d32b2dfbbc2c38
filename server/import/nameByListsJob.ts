import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { applyKeptLists } from "./applyKeptLists.ts";
import { rematchCamera } from "./rematchCamera.ts";

/** Names the pictures of an event by the lists that are there: new pictures, and those of a camera whose clock was set. */
export const nameByListsJob = jobKind({
  kind: "nameByLists",
  lane: "heavy",
  payload: z.object({ eventUuid: z.uuid(), cameraUuid: z.nullable(z.uuid()) }),
  longest: 1_800_000,
  run: async ({ db, now }, { eventUuid, cameraUuid }) => {
    const event = await db
      .selectFrom("event")
      .select(["uuid", "label", "year", "timeZone", "pricingId"])
      .where("uuid", "=", eventUuid)
      .executeTakeFirst();
    if (!event) return undefined;
    if (cameraUuid !== null) await rematchCamera(db, event, cameraUuid, now());
    await applyKeptLists(db, event);
    return undefined;
  },
});

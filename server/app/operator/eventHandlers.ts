import type { operatorEventCalls } from "../../../src/api/contract/operator/eventCalls.ts";
import { setEventCover } from "../../catalogue/setEventCover.ts";
import { authorOf } from "../../core/author.ts";
import { storePlainImage } from "../../images/storePlainImage.ts";
import { createContest } from "../../import/createContest.ts";
import { createEvent } from "../../import/createEvent.ts";
import { editContest } from "../../import/editContest.ts";
import { editEvent } from "../../import/editEvent.ts";
import { listManagedContests } from "../../import/listManagedContests.ts";
import { listManagedEvents } from "../../import/listManagedEvents.ts";
import { setStandEvent } from "../../import/setStandEvent.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorEventHandlers: HandlersOf<typeof operatorEventCalls> = {
  listManagedEvents: ({ db }, { query }) => listManagedEvents(db, query),
  createEvent: (context, { body: { year = null, timeZone = "Europe/Paris", pricingId = null, ...event } }) =>
    createEvent(authorOf(context), { ...event, year, timeZone, pricing: pricingId }, context.services.now()),
  editEvent: (context, { params, body: { pricingId, ...changes } }) =>
    editEvent(
      authorOf(context),
      params.uuid,
      { ...changes, ...(pricingId !== undefined && { pricing: pricingId }) },
      context.services.now(),
    ),
  setStandEvent: (context, { params }) =>
    setStandEvent(authorOf(context), params.uuid, context.settings.eventsDisplayMode === "single"),
  setEventCover: async (context, { params, body }) => {
    const { originalKey } = await storePlainImage(context.services.store, body);
    return setEventCover(authorOf(context), params.uuid, originalKey);
  },
  listManagedContests: ({ db }, { query: { eventUuid, ...page } }) =>
    listManagedContests(db, eventUuid, page),
  createContest: (context, { body }) => createContest(authorOf(context), body.eventUuid, body.label),
  editContest: (context, { params, body }) => editContest(authorOf(context), params.uuid, body),
};

import * as z from "zod/mini";
import { pictureSchema } from "./catalogueEntities.ts";
import { naturalQuery, uuid } from "./checks.ts";
import { endpoint } from "./endpoint.ts";

const maybeUuid = z.optional(uuid);
const page = {
  limit: z.optional(naturalQuery.check(z.maximum(1000, "Invalid value"))),
  offset: z.optional(naturalQuery),
};

/** Pictures come in the order they were taken; those without a date last. */
export const pictureCalls = {
  list: endpoint({
    method: "GET",
    path: "/anonymous/pictures",
    summary: "A page of pictures of an event, a contest, a filter value",
    query: z.object({
      eventUuid: maybeUuid,
      contestUuid: maybeUuid,
      filterValueUuid: maybeUuid,
      ...page,
    }),
    answer: z.array(pictureSchema),
    counted: true,
  }),
  forFilterOrderItem: endpoint({
    method: "GET",
    path: "/anonymous/pictures/forFilterOrderItem",
    summary: "The pictures that a filter pack holds",
    query: z.object({
      eventUuid: uuid,
      contestUuid: maybeUuid,
      filterValueUuid1: maybeUuid,
      filterValueUuid2: maybeUuid,
      ...page,
    }),
    answer: z.array(pictureSchema),
    counted: true,
  }),
  byOrderItemInCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byOrderItemInCurrentOrder",
    summary: "The pictures of one item of the current order",
    query: z.object({ orderItemUuid: uuid }),
    answer: z.array(pictureSchema),
    errors: ["NOT_FOUND"],
  }),
  byOrder: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byOrder",
    summary: "The pictures of an order",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(pictureSchema),
    errors: ["NOT_FOUND", "FORBIDDEN"],
  }),
  byCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/pictures/byCurrentOrder",
    summary: "The pictures of the current order",
    answer: z.array(pictureSchema),
  }),
  byUuid: endpoint({
    method: "GET",
    path: "/anonymous/pictures/{uuid}",
    summary: "One picture",
    params: z.object({ uuid }),
    answer: pictureSchema,
    errors: ["NOT_FOUND"],
  }),
};

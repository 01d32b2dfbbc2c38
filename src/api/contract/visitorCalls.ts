import * as z from "zod/mini";
import { selectionMaximum } from "../../domain/shop/limits.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate, line, text, uuid } from "./fields.ts";

export const visitorCalls = {
  leave: endpoint({
    method: "POST",
    path: "/anonymous/visitors/leave",
    summary:
      "Makes room for the next shopper of a shared screen: this browser's cart and orders are its own no longer",
    place: "truck",
    body: z.object({}),
    answer: z.object({}),
  }),
  createHandover: endpoint({
    method: "POST",
    path: "/anonymous/visitors/handovers",
    summary: "Gives a shared screen's cart and selection a code, with which one phone takes them over",
    place: "truck",
    body: z.object({
      /** The screen's selection, in order. */
      pictureUuids: z.array(uuid).check(z.maxLength(selectionMaximum)),
    }),
    answer: z.object({ code: text(20), expiresAt: isoDate }),
    errors: ["ORDER_EMPTY", "TOO_MANY_ATTEMPTS"],
  }),
  readHandover: endpoint({
    method: "GET",
    path: "/anonymous/visitors/handovers/current",
    summary: "Whether a phone has taken over this screen's cart and selection",
    place: "truck",
    answer: z.object({ isTaken: z.boolean() }),
    errors: ["NOT_FOUND"],
  }),
  cancelHandover: endpoint({
    method: "POST",
    path: "/anonymous/visitors/handovers/cancel",
    summary: "Ends this screen's code; what a phone has taken over before stays there",
    place: "truck",
    body: z.object({}),
    answer: z.object({ isTaken: z.boolean() }),
  }),
  takeOver: endpoint({
    method: "POST",
    path: "/anonymous/visitors/takeOver",
    summary: "Moves the cart of a shared screen into the caller's own, once; answers the screen's selection",
    place: "truck",
    body: z.object({ code: line(40) }),
    answer: z.object({
      /** Lines moved into the cart. */
      itemCount: z.int(),
      /** Pictures of the screen's selection that can still be seen, in its order. */
      pictureUuids: z.array(uuid),
    }),
    errors: ["NOT_FOUND", "PAYMENT_IN_PROGRESS", "TOO_MANY_ATTEMPTS"],
  }),
};

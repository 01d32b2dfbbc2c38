import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

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
};

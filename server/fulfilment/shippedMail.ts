import * as z from "zod";

export const shippedMail = { kind: "shippedMail", payload: z.object({ shipmentUuid: z.uuid() }) };

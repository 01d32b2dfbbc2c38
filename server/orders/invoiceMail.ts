import * as z from "zod";

export const invoiceMail = { kind: "invoiceMail", payload: z.object({ orderUuid: z.uuid() }) };

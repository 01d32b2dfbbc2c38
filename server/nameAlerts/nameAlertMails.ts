import * as z from "zod";

const payload = z.object({ alertUuid: z.uuid() });

/** Mails the link to confirm an alert. */
export const nameAlertConfirmation = { kind: "nameAlertConfirmation", payload };

/** Mails that pictures with the name are in, and ends the alert. */
export const nameAlertMail = { kind: "nameAlertMail", payload };

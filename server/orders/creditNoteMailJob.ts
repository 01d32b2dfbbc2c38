import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { creditNoteLetter } from "./creditNoteLetter.ts";
import { getOrderRecipient } from "./getOrderRecipient.ts";
import { orderLink } from "./orderLinks.ts";
import { readCreditNote } from "./readInvoice.ts";

/** Mails the credit note of a refund; a customer without an address gets it at the counter. */
export const creditNoteMailJob = jobKind({
  kind: "creditNoteMail",
  lane: "quick",
  payload: z.object({ refundUuid: z.uuid() }),
  run: async (services, { refundUuid }, job) => {
    const refund = await services.db
      .selectFrom("refund")
      .select(["orderUuid", "amount"])
      .where("uuid", "=", refundUuid)
      .executeTakeFirst();
    if (!refund) return undefined;
    const receiver = await getOrderRecipient(services.db, refund.orderUuid);
    const note = receiver?.address ? await readCreditNote(services, refundUuid) : null;
    if (!receiver?.address || !note) return undefined;
    const key = receiver.order.invoiceAccessKey;
    const letter = creditNoteLetter({
      orderUuid: refund.orderUuid,
      number: note.number,
      amount: refund.amount,
      firstName: receiver.firstName,
      url:
        services.settings.placeWhat === "main" && key
          ? orderLink(services, "invoice", refund.orderUuid, key)
          : null,
      shop: services.settings.mail.from.name,
    });
    const file = {
      fileName: `Avoir ${note.number}.pdf`,
      contentType: "application/pdf",
      content: note.pdf,
    };
    await sendLetter(services, job, { name: "", address: receiver.address }, letter, [file]);
    return undefined;
  },
});

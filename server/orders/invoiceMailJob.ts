import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { getOrderRecipient } from "./getOrderRecipient.ts";
import { invoiceLetter } from "./invoiceLetter.ts";
import { invoiceMail } from "./invoiceMail.ts";
import { orderLink } from "./orderLinks.ts";
import { readInvoice } from "./readInvoice.ts";

/** Mails an order's invoice, once; a customer without an address gets it at the counter. */
export const invoiceMailJob = jobKind({
  ...invoiceMail,
  lane: "quick",
  run: async (services, { orderUuid }, job) => {
    const { db, settings } = services;
    const receiver = await getOrderRecipient(db, orderUuid);
    if (!receiver?.address || receiver.order.notifiedInvoiced) return undefined;
    const invoice = await readInvoice(services, orderUuid);
    if (!invoice) return undefined;
    const { order, address, firstName } = receiver;
    const key = order.invoiceAccessKey;
    const letter = invoiceLetter({
      orderUuid,
      number: invoice.number,
      totalPrice: order.totalPrice,
      firstName,
      url: settings.placeWhat === "main" && key ? orderLink(services, "invoice", orderUuid, key) : null,
      shop: settings.mail.from.name,
    });
    const file = {
      fileName: `Facture ${invoice.number}.pdf`,
      contentType: "application/pdf",
      content: invoice.pdf,
    };
    await sendLetter(services, job, { name: "", address }, letter, [file]);
    return async (tx) => {
      await tx.updateTable("order").set({ notifiedInvoiced: true }).where("uuid", "=", orderUuid).execute();
    };
  },
});

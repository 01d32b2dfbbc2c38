import { deliveryLines } from "../../src/domain/customers/addressee.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { getOrderRecipient } from "../orders/getOrderRecipient.ts";
import { letterPictures } from "../orders/letterPictures.ts";
import { orderContentKinds } from "../orders/orderContentKinds.ts";
import { orderPageLink } from "../orders/orderLinks.ts";
import { shippedLetter } from "./shippedLetter.ts";
import { shippedMail } from "./shippedMail.ts";

/** Mails that an order's prints are on their way, with the carrier's number. */
export const shippedMailJob = jobKind({
  ...shippedMail,
  lane: "quick",
  run: async (services, { shipmentUuid }, job) => {
    const { db, settings } = services;
    const shipment = await db
      .selectFrom("shipment")
      .innerJoin("order", "order.uuid", "shipment.orderUuid")
      .leftJoin("customer", "customer.id", "order.customerId")
      .leftJoin("address", "address.id", "order.deliveryAddressId")
      .select(["shipment.orderUuid", "shipment.carrier", "shipment.tracking"])
      .select((of) => of.fn.coalesce("customer.lastName", "order.lastName").as("lastName"))
      .select([
        "customer.company",
        "customer.firstName",
        "address.recipient",
        "address.street",
        "address.zipCode",
        "address.city",
      ])
      .where("shipment.uuid", "=", shipmentUuid)
      .executeTakeFirst();
    if (!shipment) return undefined;
    const recipient = await getOrderRecipient(db, shipment.orderUuid);
    if (!recipient?.address) return undefined;
    const { recipient: sentToName, street, zipCode, city } = shipment;
    const { hasFiles } = await orderContentKinds(db, shipment.orderUuid);
    const letter = shippedLetter({
      ...shipment,
      firstName: recipient.firstName,
      sentTo:
        street === null || zipCode === null || city === null
          ? []
          : deliveryLines(shipment, { recipient: sentToName, street, zipCode, city }),
      pictures: await letterPictures(services, shipment.orderUuid, "prints"),
      hasFilesToCome: hasFiles && recipient.order.numericStatus !== "sent",
      url: orderPageLink(services, shipment.orderUuid),
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address: recipient.address }, letter);
    return undefined;
  },
});

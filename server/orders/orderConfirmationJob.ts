import { findOrder } from "../cart/orderAccess.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { letterPictures } from "./letterPictures.ts";
import { nameLines } from "./nameLines.ts";
import { orderConfirmation } from "./orderConfirmation.ts";
import { orderConfirmationLetter } from "./orderConfirmationLetter.ts";
import { orderPageLink } from "./orderLinks.ts";
import { readConfirmedOrder } from "./readConfirmedOrder.ts";

/** Mails the confirmation of an order, once; does nothing for an order without an address. */
export const orderConfirmationJob = jobKind({
  ...orderConfirmation,
  lane: "quick",
  run: async (services, { orderUuid }, job) => {
    const { db, settings, publicUrl } = services;
    const order = await findOrder({ db }, orderUuid);
    if (!order || order.notifiedValidated || order.status === "canceled") return undefined;
    const customer = await db
      .selectFrom("customer")
      .select(["email", "firstName", "lastName", "company"])
      .where("id", "=", order.customerId)
      .executeTakeFirst();
    const address = order.email ?? customer?.email;
    if (!address) return undefined;
    const { contents, ...where } = await readConfirmedOrder(db, order);
    const letter = orderConfirmationLetter({
      ...where,
      contents: { ...contents, lines: await nameLines(services, contents.lines) },
      pictures: await letterPictures(services, order.uuid),
      uuid: order.uuid,
      isCounter: order.customerId === null,
      isPaid: order.paidAt !== null,
      at: order.paidAt ?? order.modifiedAt,
      totalPrice: order.totalPrice,
      addressee: customer ?? { lastName: order.lastName },
      url: orderPageLink(services, order.uuid),
      publicUrl,
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address }, letter);
    return async (tx) => {
      await tx.updateTable("order").set({ notifiedValidated: true }).where("uuid", "=", orderUuid).execute();
    };
  },
});

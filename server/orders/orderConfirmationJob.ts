import * as z from "zod";
import { findOrder } from "../cart/orderAccess.ts";
import type { Tx } from "../db/database.ts";
import { putJob } from "../jobs/enqueue.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { orderConfirmationLetter } from "./orderConfirmationLetter.ts";
import { readConfirmedOrder } from "./readConfirmedOrder.ts";

/** Mails the confirmation of an order, once; an order without an address has nobody to tell. */
export const orderConfirmationJob = jobKind({
  kind: "orderConfirmation",
  lane: "quick",
  payload: z.object({ orderUuid: z.uuid() }),
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
    const letter = orderConfirmationLetter({
      ...(await readConfirmedOrder(db, order)),
      uuid: order.uuid,
      isCounter: order.customerId === null,
      isPaid: order.paidAt !== null,
      at: order.paidAt ?? order.modifiedAt,
      totalPrice: order.totalPrice,
      addressee: customer ?? { lastName: order.lastName },
      publicUrl,
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address }, letter);
    return async (tx) => {
      await tx.updateTable("order").set({ notifiedValidated: true }).where("uuid", "=", orderUuid).execute();
    };
  },
});

/** Puts the confirmation of an order, into the transaction that pays or places it; once, however often it is put. */
export function putOrderConfirmation(tx: Tx, orderUuid: string): Promise<void> {
  return putJob(tx, orderConfirmationJob, { orderUuid }, { key: orderUuid });
}

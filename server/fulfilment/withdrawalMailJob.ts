import * as z from "zod";
import { findOrder } from "../cart/orderAccess.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { readDeclared } from "./withdrawal.ts";
import { withdrawalLetter } from "./withdrawalLetter.ts";

/** Mails the acknowledgement of a withdrawal to the address given in it. */
export const withdrawalMailJob = jobKind({
  kind: "withdrawalMail",
  lane: "quick",
  payload: z.object({ orderUuid: z.uuid() }),
  run: async (services, { orderUuid }, job) => {
    const { db, settings } = services;
    const order = await findOrder({ db }, orderUuid);
    const declared = await readDeclared(db, orderUuid);
    if (!order || !declared) return undefined;
    const { seller, mail } = settings;
    const letter = withdrawalLetter({
      ...declared,
      orderedAt: order.paidAt ?? order.createdAt,
      // What is still with the shop need not be returned.
      isHandedOver:
        order.status === "delivered" || order.status === "localDelivered" || order.status === "ended",
      returnTo: [seller.name, seller.street, [seller.zipCode, seller.city].filter(Boolean).join(" ")].filter(
        (line): line is string => Boolean(line),
      ),
      shop: mail.from.name,
    });
    await sendLetter(services, job, { name: "", address: declared.email }, letter);
    return undefined;
  },
});

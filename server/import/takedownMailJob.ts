import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { getOrderRecipient } from "../orders/getOrderRecipient.ts";
import { takedownLetter } from "./takedownLetter.ts";

/** Notifies a customer that an ordered picture was taken down; without an address, the cart shows it. */
export const takedownMailJob = jobKind({
  kind: "takedownMail",
  lane: "quick",
  payload: z.object({ orderUuid: z.uuid(), pictureUuid: z.uuid() }),
  run: async (services, { orderUuid, pictureUuid }, job) => {
    const receiver = await getOrderRecipient(services.db, orderUuid);
    const picture = await services.db
      .selectFrom("picture")
      .select("name")
      .where("uuid", "=", pictureUuid)
      .executeTakeFirst();
    if (!receiver?.address || !picture) return undefined;
    const { order, address, firstName } = receiver;
    const letter = takedownLetter({
      orderUuid,
      pictureName: picture.name,
      isPaid: order.paidAt !== null,
      isPlaced: order.status !== "uncomplete" && order.status !== "saved",
      firstName,
      shop: services.settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address }, letter);
    return undefined;
  },
});

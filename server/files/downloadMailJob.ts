import { sql } from "kysely";
import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { completeDigitalOrder } from "../orders/completeDigitalOrder.ts";
import { getOrderRecipient } from "../orders/getOrderRecipient.ts";
import { downloadLetter } from "./downloadLetter.ts";
import { expiryOf } from "./expiry.ts";
import { readOrderFiles } from "./orderFiles.ts";

/** Mails the link to an order's files, once they are all made; once. */
export const downloadMailJob = jobKind({
  kind: "downloadMail",
  lane: "quick",
  payload: z.object({ orderUuid: z.uuid() }),
  run: async (services, { orderUuid }, job) => {
    const { db, settings, publicUrl, now } = services;
    const receiver = await getOrderRecipient(db, orderUuid);
    const { order, address, firstName } = receiver ?? {};
    if (order?.status === "canceled") return undefined;
    // Who left no address opens the files from the order's page; nothing is noted as sent.
    if (!order?.publicAccessKey || !address || order.downloadMailedAt !== null) return undefined;
    const mailedAt = now().toISOString();
    const files = await readOrderFiles(db, orderUuid);
    if (files.length === 0) return undefined;
    const query = new URLSearchParams({ orderUuid, orderKey: order.publicAccessKey });
    const letter = downloadLetter({
      orderUuid,
      firstName: firstName ?? "",
      fileCount: files.filter(({ byteSize }) => byteSize !== null).length,
      smallerCount: files.filter(({ isSmaller }) => isSmaller).length,
      url: `${publicUrl}/downloadOrder?${query}`,
      expiresAt: expiryOf(mailedAt, settings.downloadDays).toISOString(),
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address }, letter);
    return async (tx) => {
      await tx
        .updateTable("order")
        .set({ downloadMailedAt: mailedAt, numericStatus: "sent" })
        .where("uuid", "=", orderUuid)
        .execute();
      await sql`
        update "orderItemPicture" place set "numericStatus" = 'delivered' from "orderItem" item
        where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
          and place."numericStatus" = 'compiled'`.execute(tx);
      await completeDigitalOrder(tx, orderUuid);
    };
  },
});

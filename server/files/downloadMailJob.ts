import { sql } from "kysely";
import * as z from "zod";
import type { Services } from "../core/services.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { completeDigitalOrder } from "../orders/completeDigitalOrder.ts";
import { getOrderRecipient } from "../orders/getOrderRecipient.ts";
import { letterPictures } from "../orders/letterPictures.ts";
import { orderLink } from "../orders/orderLinks.ts";
import { type Download, openDownload } from "./download.ts";
import { downloadLetter } from "./downloadLetter.ts";
import { expiryOf } from "./expiry.ts";

/** Mails the link to an order's files, once, after all are made. */
export const downloadMailJob = jobKind({
  kind: "downloadMail",
  lane: "quick",
  payload: z.object({ orderUuid: z.uuid() }),
  run: async (services, { orderUuid }, job) => {
    const { db, settings, now } = services;
    const receiver = await getOrderRecipient(db, orderUuid);
    const { order, address, firstName } = receiver ?? {};
    if (order?.status === "canceled") return undefined;
    // Without an address, the order's page gives the files; nothing is recorded as sent.
    if (!order?.publicAccessKey || !address || order.downloadMailedAt !== null) return undefined;
    const mailedAt = now().toISOString();
    const key = order.publicAccessKey;
    const download = await openDownload(services, orderUuid, key);
    if (!download?.isReady) return undefined;
    const letter = downloadLetter({
      orderUuid,
      firstName: firstName ?? "",
      fileCount: download.parts.reduce((sum, part) => sum + part.fileCount, 0),
      smallerCount: download.smallerCount,
      pictures: await letterPictures(services, orderUuid, "files"),
      urls: linksOf(services, orderUuid, key, download),
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

/** Returns the page of the files; a stand has none (specification, section 2 "Guards"), so there each zip itself. */
function linksOf(services: Services, uuid: string, key: string, { parts }: Download): string[] {
  const link = orderLink(services, "download", uuid, key);
  if (services.settings.placeWhat === "main" || parts.length === 1) return [link];
  return parts.map(({ part }) => `${link}/${part}`);
}

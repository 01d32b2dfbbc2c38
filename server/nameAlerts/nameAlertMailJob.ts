import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { picturesLink, stopLink } from "./alertLinks.ts";
import { findNamedPictures } from "./findNamedPictures.ts";
import { foundLetter } from "./nameAlertLetters.ts";
import { nameAlertMail } from "./nameAlertMails.ts";

/** Mails what an alert waited for and deletes it; if the pictures have gone since, it waits again. */
export const nameAlertMailJob = jobKind({
  ...nameAlertMail,
  lane: "quick",
  run: async (services, { alertUuid }, job) => {
    const { db, settings } = services;
    const alert = await db
      .selectFrom("nameAlert")
      .select(["email", "text", "eventUuid"])
      .where("uuid", "=", alertUuid)
      .where("queuedAt", "is not", null)
      .executeTakeFirst();
    if (!alert) return undefined;
    const names = await findNamedPictures(services, alert);
    if (names.length === 0)
      return async (tx) => {
        await tx.updateTable("nameAlert").set({ queuedAt: null }).where("uuid", "=", alertUuid).execute();
      };
    const letter = foundLetter({
      text: alert.text,
      names: names.map((name) => ({ ...name, url: picturesLink(services, name.eventUuid, name.uuid) })),
      stopUrl: stopLink(services, alert.email),
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address: alert.email }, letter);
    return async (tx) => {
      await tx.deleteFrom("nameAlert").where("uuid", "=", alertUuid).execute();
    };
  },
});

import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { confirmationLink, stopLink } from "./alertLinks.ts";
import { liveAlerts } from "./liveAlerts.ts";
import { confirmationLetter } from "./nameAlertLetters.ts";
import { nameAlertConfirmation } from "./nameAlertMails.ts";

export const nameAlertConfirmationJob = jobKind({
  ...nameAlertConfirmation,
  lane: "quick",
  run: async (services, { alertUuid }, job) => {
    const { db, now, settings } = services;
    const alert = await liveAlerts(db, now())
      .leftJoin("event", "event.uuid", "nameAlert.eventUuid")
      .select(["nameAlert.uuid", "email", "text", "event.label as eventLabel"])
      .where("nameAlert.uuid", "=", alertUuid)
      .where("confirmedAt", "is", null)
      .executeTakeFirst();
    if (!alert) return undefined;
    const letter = confirmationLetter({
      ...alert,
      url: confirmationLink(services, alert.uuid),
      stopUrl: stopLink(services, alert.email),
      shop: settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address: alert.email }, letter);
    return undefined;
  },
});

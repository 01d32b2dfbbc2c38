import { sql } from "kysely";
import * as z from "zod";
import type { Services } from "../core/services.ts";
import { runTransaction } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { findNamedPictures } from "./findNamedPictures.ts";
import { liveAlerts } from "./liveAlerts.ts";
import { nameAlertMail } from "./nameAlertMails.ts";

/** Alerts looked for in one run; the next run takes the others. */
const most = 500;

/**
 * Looks for the names of confirmed alerts wherever pictures, names or what is shown have changed since (0011_answerVersions.ts): after
 * an import, a start list, a correction. Has each mailed once: of two runs, one enqueues it.
 */
export const nameAlertSearchJob = jobKind({
  kind: "nameAlertSearch",
  lane: "quick",
  payload: z.object({}),
  every: 300_000,
  longest: 240_000,
  run: async (services, _, { signal }) => {
    for (const alert of await changedAlerts(services)) {
      signal.throwIfAborted();
      const found = await findNamedPictures(services, alert);
      if (found.length > 0) await enqueueMail(services, alert.uuid);
      else await noteChecked(services, alert);
    }
    return undefined;
  },
});

function changedAlerts({ db, now }: Services) {
  return liveAlerts(db, now())
    .innerJoin("answerVersion as current", (join) =>
      join.on(sql<boolean>`current."scope" = coalesce("nameAlert"."eventUuid"::text, 'shop')`),
    )
    .select(["uuid", "text", "eventUuid", "current.version"])
    .where("confirmedAt", "is not", null)
    .where("queuedAt", "is", null)
    .where(sql<boolean>`"checkedVersion" is distinct from current."version"`)
    .orderBy(sql`"checkedVersion" nulls first`)
    .orderBy("createdAt")
    .limit(most)
    .execute();
}

function enqueueMail({ db, now }: Services, alertUuid: string): Promise<void> {
  const queuedAt = now().toISOString();
  return runTransaction(db, async (tx) => {
    const taken = await tx
      .updateTable("nameAlert")
      .set({ queuedAt })
      .where("uuid", "=", alertUuid)
      .where("queuedAt", "is", null)
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n)
      await enqueue(tx, nameAlertMail, { alertUuid }, { key: `${alertUuid} ${queuedAt}` });
  });
}

async function noteChecked({ db }: Services, { uuid, version }: { uuid: string; version: number }) {
  await db.updateTable("nameAlert").set({ checkedVersion: version }).where("uuid", "=", uuid).execute();
}

import { lifetimes } from "../core/lifetimes.ts";
import type { Db } from "../db/database.ts";

const dayMs = 86_400_000;

/** Returns the alerts that have not outlived their lifetime, swept or not. */
export function liveAlerts(db: Db, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const { unconfirmed, confirmed } = lifetimes.nameAlertDays;
  return db
    .selectFrom("nameAlert")
    .where((alert) =>
      alert.or([
        alert("nameAlert.createdAt", ">=", ago(unconfirmed)),
        alert.and([
          alert("nameAlert.confirmedAt", "is not", null),
          alert("nameAlert.createdAt", ">=", ago(confirmed)),
        ]),
      ]),
    );
}

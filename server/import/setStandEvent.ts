import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";

export interface StandEvent {
  label: string;
  year: number;
  /** Labels of the events that are shown no longer. */
  others: string[];
}

/**
 * Makes an event the one of this stand: visible, and the only one among those that `EVENTS_DISPLAY_MODE=select` shows.
 * @param isSingle the mode is `single`, which needs a single visible event: the others are hidden
 */
export function setStandEvent(db: Db, uuid: string, isSingle: boolean): Promise<StandEvent> {
  return runTransaction(db, async (tx) => {
    const events = await tx
      .selectFrom("event")
      .select(["uuid", "label", "year", "isVisible", "isDisplaySelected"])
      .where("isDeleted", "=", false)
      .orderBy("uuid")
      .forNoKeyUpdate()
      .execute();
    const others: string[] = [];
    let stand = { label: "", year: 0 };
    for (const { label, year, ...event } of events) {
      const { isVisible, isDisplaySelected } = event;
      const isStand = event.uuid === uuid;
      if (isStand) stand = { label, year };
      const before = { isVisible, isDisplaySelected };
      const after = { isVisible: isStand || (isVisible && !isSingle), isDisplaySelected: isStand };
      if (isVisible === after.isVisible && isDisplaySelected === after.isDisplaySelected) continue;
      if (!isStand) others.push(label);
      await tx.updateTable("event").set(after).where("uuid", "=", event.uuid).execute();
      await audit(tx, { verb: "events stand", subject: `event ${event.uuid}`, before, after });
    }
    return { ...stand, others };
  });
}

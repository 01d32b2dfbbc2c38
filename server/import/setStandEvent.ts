import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { unknownEvent } from "./findEvent.ts";

export interface StandEvent {
  uuid: string;
  label: string;
  year: number;
  /** Labels of the events that are shown no longer. */
  others: string[];
}

/**
 * Makes an event the one of this stand: visible, and the only one among those that `EVENTS_DISPLAY_MODE=select` shows. Throws
 * `CliError`.
 * @param isSingle the mode is `single`, which needs a single visible event: the others are hidden
 */
export function setStandEvent(author: Author, uuid: string, isSingle: boolean): Promise<StandEvent> {
  return author.transaction(async (tx) => {
    const events = await tx
      .selectFrom("event")
      .select(["uuid", "label", "year", "isVisible", "isDisplaySelected"])
      .where("isDeleted", "=", false)
      .orderBy("uuid")
      .forNoKeyUpdate()
      .execute();
    const stand = events.find((event) => event.uuid === uuid);
    if (!stand) throw unknownEvent(uuid);
    const others: string[] = [];
    for (const { label, year: _, ...event } of events) {
      const { isVisible, isDisplaySelected } = event;
      const isStand = event.uuid === uuid;
      const before = { isVisible, isDisplaySelected };
      const after = { isVisible: isStand || (isVisible && !isSingle), isDisplaySelected: isStand };
      if (isVisible === after.isVisible && isDisplaySelected === after.isDisplaySelected) continue;
      if (!isStand) others.push(label);
      await tx.updateTable("event").set(after).where("uuid", "=", event.uuid).execute();
      const subject = `event ${event.uuid}`;
      await audit(tx, { by: author.name, verb: "events stand", subject, before, after });
    }
    return { uuid, label: stand.label, year: stand.year, others };
  });
}

import { audit } from "../../core/audit.ts";
import type { Db } from "../../db/database.ts";
import { RetryTransaction, runTransaction } from "../../db/transaction.ts";
import { findName, findNameType } from "./findName.ts";
import { lockNames, recountName } from "./lockNames.ts";

/** The pictures to take a name off; null: not restricted. */
export interface DetachScope {
  pictureUuids: readonly string[] | null;
  eventUuid: string | null;
}

/**
 * Takes a name off pictures. A name that no picture has is no longer suggested; a start list that is applied again brings it
 * back. Throws `CliError`.
 */
export function detachName(
  db: Db,
  typeText: string,
  text: string,
  { pictureUuids, eventUuid }: DetachScope,
): Promise<{ value: string; pictures: number }> {
  return runTransaction(db, async (tx) => {
    const type = await findNameType(tx, typeText);
    const found = await findName(tx, type, text);
    const events = await lockNames(tx, [found.uuid]);
    const { uuid, value } = await findName(tx, type, text);
    if (uuid !== found.uuid) throw new RetryTransaction("the name was merged meanwhile");
    let links = tx.deleteFrom("pictureFilterValue").where("filterValueUuid", "=", uuid);
    if (pictureUuids !== null) links = links.where("pictureUuid", "in", pictureUuids);
    if (eventUuid !== null) {
      links = links.where("pictureUuid", "in", (of) =>
        of.selectFrom("picture").select("picture.uuid").where("picture.eventUuid", "=", eventUuid),
      );
    }
    const gone = await links.returning("pictureUuid").execute();
    if (gone.length === 0) return { value, pictures: 0 };
    await recountName(tx, uuid, events);
    await audit(tx, {
      verb: "names detach",
      subject: `filterValue ${uuid}`,
      before: { value, pictureUuids: gone.map(({ pictureUuid }) => pictureUuid).sort() },
      after: { value, pictureUuids: [] },
    });
    return { value, pictures: gone.length };
  });
}

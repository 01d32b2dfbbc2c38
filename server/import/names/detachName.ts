import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import { RetryTransaction } from "../../db/database.ts";
import { readName } from "./findName.ts";
import { lockNames, recountName } from "./lockNames.ts";

/** The pictures to take a name off; null: not restricted. */
export interface DetachScope {
  pictureUuids: readonly string[] | null;
  eventUuid: string | null;
}

export interface Detached {
  uuid: string;
  value: string;
  /** Number of pictures that have lost it. */
  pictures: number;
}

/**
 * Takes a name off pictures. A name that no picture has is no longer suggested; a start list that is applied again brings it
 * back. Throws `CliError`.
 */
export function detachName(
  author: Author,
  nameUuid: string,
  { pictureUuids, eventUuid }: DetachScope,
): Promise<Detached> {
  return author.transaction(async (tx) => {
    const found = await readName(tx, nameUuid);
    const events = await lockNames(tx, [found.uuid]);
    const { uuid, value } = await readName(tx, nameUuid);
    if (uuid !== found.uuid) throw new RetryTransaction("the name was merged meanwhile");
    let links = tx.deleteFrom("pictureFilterValue").where("filterValueUuid", "=", uuid);
    if (pictureUuids !== null) links = links.where("pictureUuid", "in", pictureUuids);
    if (eventUuid !== null) {
      links = links.where("pictureUuid", "in", (of) =>
        of.selectFrom("picture").select("picture.uuid").where("picture.eventUuid", "=", eventUuid),
      );
    }
    const gone = await links.returning("pictureUuid").execute();
    if (gone.length === 0) return { uuid, value, pictures: 0 };
    await recountName(tx, uuid, events);
    await audit(tx, {
      by: author.name,
      verb: "names detach",
      subject: `filterValue ${uuid}`,
      before: { value, pictureUuids: gone.map(({ pictureUuid }) => pictureUuid).sort() },
      after: { value, pictureUuids: [] },
    });
    return { uuid, value, pictures: gone.length };
  });
}

import { sql } from "kysely";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { lockEvent } from "./findEvent.ts";

/**
 * Creates a contest without pictures: they are moved into it, or imported from a folder of its name, and set its days. Throws
 * `CliError`.
 */
export function createContest(
  db: Db,
  eventUuid: string,
  text: string,
): Promise<{ uuid: string; label: string }> {
  return runTransaction(db, async (tx) => {
    const label = text.trim().normalize("NFC");
    const labelSlug = slug(label, 200);
    if (labelSlug === "" || label.length > 200) {
      throw new CliError("The label of a contest has 1 to 200 characters, and at least a letter or a digit.");
    }
    await lockEvent(tx, eventUuid);
    const uuid = deterministicUuid("contest", eventUuid, labelSlug);
    const made = await tx
      .insertInto("contest")
      .values({ uuid, label, labelSlug, eventUuid, start: sql<string>`now()`, end: sql<string>`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .returning("uuid")
      .executeTakeFirst();
    if (!made) throw new CliError(`The event has a contest "${label}" already, or had one of that name.`);
    await audit(tx, {
      ...{ verb: "contests create", subject: `contest ${uuid}` },
      ...{ before: null, after: { label, eventUuid } },
    });
    return { uuid, label };
  });
}

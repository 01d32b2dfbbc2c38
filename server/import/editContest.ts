import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { findContest } from "./findContest.ts";

/** An operator's changes to a contest; omitted fields stay. */
export interface ContestChanges {
  label?: string;
  isVisible?: boolean;
}

const columns = ["label", "isVisible"] as const;

/**
 * Changes a contest of an event and returns it. A repeated import still finds it by the name of its folder. Throws `CliError`.
 * @param text its label (ignoring case, accents, hyphens) or its uuid
 */
export function editContest(db: Db, eventUuid: string, text: string, changes: ContestChanges) {
  return runTransaction(db, async (tx) => {
    if (changes.label !== undefined && (changes.label.trim() === "" || changes.label.length > 200)) {
      throw new CliError("The label of a contest has 1 to 200 characters.");
    }
    const { uuid } = await findContest(tx, eventUuid, text);
    const before = await tx
      .selectFrom("contest")
      .select(columns)
      .where("uuid", "=", uuid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const after = await tx
      .updateTable("contest")
      .set(changes)
      .where("uuid", "=", uuid)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await audit(tx, { verb: "contests edit", subject: `contest ${uuid}`, before, after });
    return after;
  });
}

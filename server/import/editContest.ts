import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";

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
    const uuid = await findContest(tx, eventUuid, text);
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

async function findContest(tx: Tx, eventUuid: string, text: string): Promise<string> {
  const contests = await tx
    .selectFrom("contest")
    .select(["uuid", "label", "labelSlug"])
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .execute();
  const named = contests.filter(({ uuid, label }) => uuid === text || slug(label, 200) === slug(text, 200));
  const found = named.length > 0 ? named : contests.filter(({ labelSlug }) => labelSlug === slug(text, 200));
  const [contest] = found;
  if (!contest) {
    const known = contests.map(({ label }) => `"${label}"`).join(", ");
    throw new CliError(`The event has no contest "${text}". It has: ${known || "none"}.`);
  }
  if (found.length > 1) throw new CliError(`The event has several contests "${text}": give its uuid.`);
  return contest.uuid;
}

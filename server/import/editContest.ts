import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { contestColumns, type ManagedContest } from "./listManagedContests.ts";

/** An operator's changes to a contest; omitted fields stay. */
export interface ContestChanges {
  label?: string;
  isVisible?: boolean;
}

/** Changes a contest and returns it. A repeated import still finds it by the name of its folder. Throws `CliError`. */
export function editContest(author: Author, uuid: string, changes: ContestChanges): Promise<ManagedContest> {
  return author.transaction(async (tx) => {
    if (changes.label !== undefined && (changes.label.trim() === "" || changes.label.length > 200)) {
      throw new CliError("Le nom d’une épreuve a de 1 à 200 caractères.");
    }
    const before = await tx
      .selectFrom("contest")
      .select(["label", "isVisible"])
      .where("uuid", "=", uuid)
      .where("isDeleted", "=", false)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw new CliError(`Il n’y a pas d’épreuve ${uuid}.`);
    const after = { ...before, ...changes };
    const contest = await tx
      .updateTable("contest")
      .set(after)
      .where("uuid", "=", uuid)
      .returning(contestColumns)
      .executeTakeFirstOrThrow();
    await audit(tx, { by: author.name, verb: "contests edit", subject: `contest ${uuid}`, before, after });
    return contest;
  });
}

import { sql } from "kysely";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { lockEvent } from "./findEvent.ts";
import { contestColumns, type ManagedContest } from "./listManagedContests.ts";

/**
 * Creates a contest without pictures and returns it: they are moved into it, or imported from a folder of its name, and set its
 * days. Throws `CliError`.
 */
export function createContest(author: Author, eventUuid: string, text: string): Promise<ManagedContest> {
  return author.transaction(async (tx) => {
    const label = text.trim().normalize("NFC");
    const labelSlug = slug(label, 200);
    if (labelSlug === "" || label.length > 200) {
      throw new CliError("Le nom d’une épreuve a de 1 à 200 caractères, dont une lettre ou un chiffre.");
    }
    await lockEvent(tx, eventUuid);
    const uuid = deterministicUuid("contest", eventUuid, labelSlug);
    const made = await tx
      .insertInto("contest")
      .values({ uuid, label, labelSlug, eventUuid, start: sql<string>`now()`, end: sql<string>`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .returning(contestColumns)
      .executeTakeFirst();
    if (!made) throw new CliError(`L’événement a déjà une épreuve « ${label} », ou en a eu une de ce nom.`);
    await audit(tx, {
      ...{ by: author.name, verb: "contests create", subject: `contest ${uuid}` },
      ...{ before: null, after: { label, eventUuid } },
    });
    return made;
  });
}

import { slug } from "../../src/domain/pictures/searchKey.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";

/**
 * Finds a contest of an event by its label (ignoring case, accents, hyphens), the name of its folder, or its uuid. Throws
 * `CliError` for none or several.
 */
export async function findContest(
  db: Db | Tx,
  eventUuid: string,
  text: string,
): Promise<{ uuid: string; label: string }> {
  const contests = await db
    .selectFrom("contest")
    .select(["uuid", "label", "labelSlug"])
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .execute();
  const named = contests.filter(({ uuid, label }) => uuid === text || slug(label, 200) === slug(text, 200));
  const found = named.length > 0 ? named : contests.filter(({ labelSlug }) => labelSlug === slug(text, 200));
  const [contest] = found;
  if (!contest) {
    const known = contests.map(({ label }) => `« ${label} »`).join(", ");
    throw new CliError(
      `L’événement n’a pas d’épreuve « ${text} ». Ses épreuves : ${known === "" ? "aucune" : known}.`,
    );
  }
  if (found.length > 1) {
    throw new CliError(`Plusieurs épreuves de l’événement s’appellent « ${text} » : donner l’uuid.`);
  }
  return contest;
}

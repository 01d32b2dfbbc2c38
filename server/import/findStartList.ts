import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";

export interface KeptList {
  uuid: string;
  eventUuid: string;
  fileName: string;
  appliedAt: string;
}

/** Returns a list's code for operators: the first eight characters of its uuid. */
export const listCode = (uuid: string) => uuid.slice(0, 8);

/** Returns the lists of an event in the order of their application, those that are being undone too. */
export function keptLists(db: Db, eventUuid: string): Promise<KeptList[]> {
  return db
    .selectFrom("startList")
    .select(["uuid", "eventUuid", "fileName", "appliedAt"])
    .where("eventUuid", "=", eventUuid)
    .orderBy("appliedAt")
    .orderBy("uuid")
    .execute();
}

/** Finds a list of an event by the name of its file, its code or its uuid. Throws `CliError` for none or several. */
export async function findStartList(db: Db, eventUuid: string, text: string): Promise<KeptList> {
  const lists = await keptLists(db, eventUuid);
  const wanted = text.trim();
  const byCode = lists.filter(
    ({ uuid }) => uuid === wanted.toLowerCase() || listCode(uuid) === wanted.toLowerCase(),
  );
  const found = byCode.length > 0 ? byCode : lists.filter(({ fileName }) => fileName === wanted);
  const [list, ...others] = found;
  if (!list) throw new CliError(`Il n’y a pas de liste de départ « ${text} » ici : dossard start-lists.`);
  if (others.length > 0) {
    throw new CliError(
      `Plusieurs listes s’appellent « ${text} » : dire laquelle (${found.map(({ uuid }) => listCode(uuid)).join(", ")}).`,
    );
  }
  return list;
}

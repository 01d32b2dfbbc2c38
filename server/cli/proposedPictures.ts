import type { Db } from "../db/database.ts";
import { splitExtension } from "../import/fileName.ts";
import type { Proposal } from "../import/proposals/readProposals.ts";
import type { ProposalLine } from "./proposalsFile.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds the pictures that lines name: by uuid, or in an event by the name of their file, with its extension or without. */
export async function proposedPictures(
  db: Db,
  lines: readonly ProposalLine[],
  eventUuid: string | undefined,
): Promise<{ found: (ProposalLine & Proposal)[]; unusable: { line: number; reason: string }[] }> {
  const named = eventUuid === undefined ? new Map<string, string[]>() : await picturesByFile(db, eventUuid);
  // A service may have been given a JPEG of another original.
  const fileOf = (file: string) =>
    named.get(fileKey(file)) ?? named.get(fileKey(splitExtension(file).stem)) ?? [];
  const found: (ProposalLine & Proposal)[] = [];
  const unusable: { line: number; reason: string }[] = [];
  for (const row of lines) {
    const uuids = uuidPattern.test(row.picture) ? [row.picture] : fileOf(row.picture);
    const [pictureUuid] = uuids;
    if (pictureUuid !== undefined && uuids.length === 1) found.push({ ...row, pictureUuid });
    else unusable.push({ line: row.line, reason: reasonOf(row.picture, uuids.length, eventUuid) });
  }
  return { found, unusable };
}

function reasonOf(picture: string, count: number, eventUuid: string | undefined): string {
  if (picture === "") return "La photo manque.";
  if (eventUuid === undefined) return `« ${picture} » n’est pas un uuid : de quel événement, --event ?`;
  return count === 0
    ? `L’événement n’a pas de photo ${picture}.`
    : `L’événement a ${count} photos ${picture} : donnez son uuid.`;
}

const fileKey = (name: string) => name.trim().normalize("NFC").toLowerCase();

async function picturesByFile(db: Db, eventUuid: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("picture")
    .select(["uuid", "rawFileName", "name"])
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .execute();
  const byName = new Map<string, string[]>();
  for (const { uuid, rawFileName, name } of rows) {
    for (const key of new Set([rawFileName, splitExtension(rawFileName).stem, name].map(fileKey))) {
      byName.set(key, [...(byName.get(key) ?? []), uuid]);
    }
  }
  return byName;
}

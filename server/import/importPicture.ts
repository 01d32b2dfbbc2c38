import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { contestsByLabel } from "./contestsByLabel.ts";
import { settleDates } from "./dateEvent.ts";
import { fileKindText } from "./fileKindText.ts";
import { fileNameText } from "./fileName.ts";
import type { KnownEvent } from "./findEvent.ts";
import { nameSoon } from "./nameSoon.ts";
import { contentOf, FileRefusal, KindRefusal } from "./pictureContent.ts";
import { pictureUuid, preparePicture } from "./preparePicture.ts";
import { insertPictures } from "./writePictures.ts";

export interface UploadedPicture {
  bytes: Buffer;
  fileName: string;
  /** Null: one named like the event. */
  contestLabel: string | null;
}

export interface ImportedPicture {
  uuid: string;
  name: string;
  fileName: string;
  contestUuid: string;
  contestLabel: string;
  /** ISO 8601; null: unknown, or out of reason. */
  takenAt: string | null;
  /** False for a file that the event has had before, in this contest or as a picture that was moved or replaced since. */
  isNew: boolean;
  /** A picture that was taken down does not return. */
  isTakenDown: boolean;
}

/**
 * Imports one picture into an event as `importFolder` does. Its files are durable in the store before its row is written. The start lists
 * of the event name it some seconds later. Throws `CliError` for a file that is no picture.
 */
export async function importPicture(
  author: Author,
  { db, store, now }: Pick<Services, "db" | "store" | "now">,
  event: KnownEvent,
  { bytes, contestLabel, ...upload }: UploadedPicture,
): Promise<ImportedPicture> {
  const name = upload.fileName.replace(/^.*[\\/](?=.)/, "");
  const file = { name: fileNameText(Buffer.from(name)) };
  const label = contestLabel ?? event.label;
  const contest = (await contestsByLabel(db, event.uuid, [label])).get(label);
  if (!contest) throw new Error("no contest for a label");
  return refusing(file.name, async () => {
    const content = contentOf(file, bytes);
    const uuid = pictureUuid(contest.uuid, content.contentHash);
    const isThere = (await findKnown(db, contest.uuid, content.contentHash)) !== null;
    const belonging = { eventUuid: event.uuid, contestUuid: contest.uuid, importUuid: randomUUID() };
    const row = isThere ? null : await preparePicture(store, file, content, belonging);
    const { isNew } = await author.transaction(async (tx) => {
      if (row === null) return { isNew: false };
      const fresh = await insertPictures(tx, event, [contest], [row], now());
      if (!fresh.has(uuid)) return { isNew: false };
      await nameSoon(tx, event.uuid, now());
      const after = { eventUuid: event.uuid, contest: contest.label, fileName: row.rawFileName };
      await audit(tx, {
        by: author.name,
        verb: "import",
        subject: `picture ${uuid}`,
        before: null,
        after,
      });
      return { isNew: true };
    });
    if (isNew) await settleDates(db, event.uuid, now());
    const known = await findKnown(db, contest.uuid, content.contentHash);
    if (known === null) throw new Error("the picture is gone");
    return { ...(await readImported(db, known)), isNew };
  });
}

async function refusing<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KindRefusal) throw new CliError(`${name} : ${fileKindText(error.kind, 1)}.`);
    if (error instanceof FileRefusal) throw new CliError(`${name} : ${error.message}.`);
    throw error;
  }
}

/** Returns the picture that a file of a contest is or was; null if there has been none. */
async function findKnown(db: Db, contestUuid: string, contentHash: string): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`
    select "uuid" from "picture" where "uuid" = ${pictureUuid(contestUuid, contentHash)}
    union all
    select "uuid" from "picture"
      where "contestUuid" = ${contestUuid} and "contentHash" = ${contentHash} and not "isDeleted"
    union all
    select "pictureUuid" from "knownFile"
      where "contestUuid" = ${contestUuid} and "contentHash" = ${contentHash}
    limit 1`.execute(db);
  return rows[0]?.uuid ?? null;
}

async function readImported(db: Db, uuid: string): Promise<Omit<ImportedPicture, "isNew">> {
  return db
    .selectFrom("picture")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .select(["picture.uuid", "picture.name", "rawFileName as fileName", "contestUuid", "takenAt"])
    .select(["contest.label as contestLabel", "picture.isDeleted as isTakenDown"])
    .where("picture.uuid", "=", uuid)
    .executeTakeFirstOrThrow();
}

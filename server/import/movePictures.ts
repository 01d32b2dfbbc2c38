import { sql } from "kysely";
import { lockPictures } from "../cart/lockPictures.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";
import { findContest } from "./findContest.ts";
import { lockEvent } from "./findEvent.ts";
import { rememberFiles } from "./knownPictures.ts";
import { noPicture, takenDown } from "./pictureRefusals.ts";

export interface Moved {
  /** The label of the contest that has them now. */
  contest: string;
  moved: number;
  alreadyThere: number;
  /** Labels of the contests that have no picture left. */
  emptied: string[];
}

interface Target {
  uuid: string;
  label: string;
}

interface Mover {
  uuid: string;
  name: string;
  contestUuid: string;
  contentHash: string | null;
}

/**
 * Moves pictures to another contest of their event, with what refers to them: totals and days of the contests, carts, orders.
 * A repeated import finds them where they are. Throws `CliError`, and moves none, if one cannot be moved.
 * @param contest its label or uuid
 */
export function movePictures(author: Author, uuids: readonly string[], contest: string): Promise<Moved> {
  return author.transaction(async (tx) => {
    const { pictures } = await lockPictures(tx, uuids);
    const missing = uuids.find((wanted) => !pictures.some(({ uuid }) => uuid === wanted.toLowerCase()));
    if (missing !== undefined) throw noPicture(missing);
    const [eventUuid, ...others] = new Set(pictures.map((picture) => picture.eventUuid));
    if (eventUuid === undefined) throw new CliError("Quelles photos faut-il déplacer ?");
    if (others.length > 0)
      throw new CliError("Ces photos sont de plusieurs événements : déplacez-les événement par événement.");
    const gone = pictures.find(({ isDeleted }) => isDeleted);
    if (gone) throw takenDown(gone.name);
    await lockEvent(tx, eventUuid);
    const target = await findContest(tx, eventUuid, contest);
    const movers = pictures.filter(({ contestUuid }) => contestUuid !== target.uuid);
    if (movers.length > 0) await move(tx, author.name, movers, target);
    return {
      contest: target.label,
      moved: movers.length,
      alreadyThere: pictures.length - movers.length,
      emptied: await emptied(
        tx,
        movers.map(({ contestUuid }) => contestUuid),
      ),
    };
  });
}

async function move(tx: Tx, by: string, movers: readonly Mover[], target: Target) {
  const uuids = movers.map(({ uuid }) => uuid);
  await refuseCopies(tx, movers, target);
  await rememberFiles(tx, uuids);
  const from = [...new Set(movers.map(({ contestUuid }) => contestUuid))];
  await shrink(tx, from, uuids);
  await tx.updateTable("picture").set({ contestUuid: target.uuid }).where("uuid", "in", uuids).execute();
  await rememberFiles(tx, uuids);
  await tx
    .updateTable("orderItemPicture")
    .set({ contestUuid: target.uuid })
    .where("pictureUuid", "in", uuids)
    .execute();
  await tx
    .updateTable("orderItem")
    .set({ contestUuid: target.uuid })
    .where("pictureUuid", "in", uuids)
    .where("contestUuid", "is not", null)
    .execute();
  await recount(tx, [...from, target.uuid]);
  await extend(tx, target.uuid);
  for (const { uuid, contestUuid } of movers) {
    await audit(tx, {
      by,
      verb: "pictures move",
      subject: `picture ${uuid}`,
      before: { contestUuid },
      after: { contestUuid: target.uuid },
    });
  }
}

/** A contest has a file once, and none that was taken down there. */
async function refuseCopies(tx: Tx, movers: readonly Mover[], target: Target) {
  const hashes = movers.flatMap(({ contentHash }) => contentHash ?? []);
  if (hashes.length === 0) return;
  const kept = await tx
    .selectFrom("picture")
    .select(["name", "contentHash"])
    .where("contestUuid", "=", target.uuid)
    .where("contentHash", "in", hashes)
    .execute();
  const known = new Map(kept.map(({ name, contentHash }) => [contentHash, name]));
  for (const { name, contentHash } of movers) {
    if (contentHash === null) continue;
    const same = known.get(contentHash);
    if (same !== undefined) {
      throw new CliError(`${name} : « ${target.label} » a déjà cette photo, sous le nom ${same}.`);
    }
    known.set(contentHash, name);
  }
}

/** Draws the days of contests together where the pictures about to leave are the first or the last. */
async function shrink(tx: Tx, contestUuids: readonly string[], leaving: readonly string[]): Promise<void> {
  await sql`
    update "contest" set
      "start" = case when "start" = leaving.first then coalesce(staying.first, "start") else "start" end,
      "end" = case when "end" = leaving.last then coalesce(staying.last, "end") else "end" end
    from (
      select "contestUuid" as uuid, min("takenAt") as first, max("takenAt") as last
      from "picture" where "uuid" = any(${leaving}) group by 1) as leaving
    left join (
      select "contestUuid" as uuid, min("takenAt") as first, max("takenAt") as last
      from "picture" where "contestUuid" = any(${contestUuids}) and "uuid" <> all(${leaving}) and not "isDeleted"
      group by 1) as staying on staying.uuid = leaving.uuid
    where "contest"."uuid" = leaving.uuid`.execute(tx);
}

async function recount(tx: Tx, contestUuids: readonly string[]): Promise<void> {
  await sql`
    update "contest" set "totalPictureCount" = (
      select count(*) from "picture" where "contestUuid" = "contest"."uuid" and not "isDeleted")
    where "uuid" = any(${contestUuids})`.execute(tx);
}

/** Extends a contest's days to its pictures, as an import does. */
async function extend(tx: Tx, contestUuid: string): Promise<void> {
  await sql`
    update "contest" set
      "start" = case when "start" = "end" then coalesce(dated.first, "start") else least("start", dated.first) end,
      "end" = case when "start" = "end" then coalesce(dated.last, "end") else greatest("end", dated.last) end
    from (
      select min("takenAt") as first, max("takenAt") as last
      from "picture" where "contestUuid" = ${contestUuid} and not "isDeleted") as dated
    where "uuid" = ${contestUuid}`.execute(tx);
}

async function emptied(tx: Tx, contestUuids: readonly string[]): Promise<string[]> {
  if (contestUuids.length === 0) return [];
  const rows = await tx
    .selectFrom("contest")
    .select("label")
    .where("uuid", "in", contestUuids)
    .where("totalPictureCount", "=", 0)
    .orderBy("label")
    .execute();
  return rows.map(({ label }) => label);
}

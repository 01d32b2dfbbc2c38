import type { PictureLocation } from "../../src/domain/pictures/imageUrl.ts";
import type { Db } from "../db/database.ts";
import { findContest } from "../import/findContest.ts";
import { between, naturalCompare } from "../import/naturalOrder.ts";
import { noPicture } from "../import/pictureRefusals.ts";
import { CommandError } from "./services.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the picture that an operator names: by its uuid, even if already taken down, or by its name where one picture alone
 * has it. Throws `CommandError`.
 * @param eventUuid the event to look in; null: all
 */
export async function findPicture(
  db: Db,
  text: string,
  eventUuid: string | null = null,
): Promise<PictureLocation> {
  const name = text.trim();
  const wanted = name.toLowerCase();
  const pictures = db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .select(["picture.uuid", "picture.eventUuid", "picture.contestUuid", "event.label"])
    .select("contest.label as contest")
    .limit(6);
  const query = eventUuid === null ? pictures : pictures.where("picture.eventUuid", "=", eventUuid);
  const rows = uuidPattern.test(wanted)
    ? await query.where("picture.uuid", "=", wanted).execute()
    : await query.where("picture.name", "=", name).where("picture.isDeleted", "=", false).execute();
  const [picture, ...others] = rows;
  if (!picture) throw noPicture(name);
  if (others.length > 0) {
    const place = eventUuid === null ? "label" : "contest";
    const some = rows.slice(0, 5).map((row) => `${row.uuid} (${row[place]})`);
    throw new CommandError(
      `Plusieurs photos portent le nom ${name} : ${some.join(", ")}${rows.length > 5 ? ", …" : ""}.`,
    );
  }
  return picture;
}

export interface Range {
  from: string;
  to: string;
  /** The contest that has them now; null: whichever it is. */
  contest: string | null;
}

/**
 * Returns the uuids of an event's pictures from one name to another, both included, in natural order. Throws `CommandError`,
 * also where several contests have pictures of these names, beside the one that they are to go to.
 */
export async function findRange(db: Db, eventUuid: string, range: Range, target: string): Promise<string[]> {
  const { from, to } = range;
  if (naturalCompare(from, to) > 0) throw new CommandError(`${to} vient avant ${from}.`);
  const source = range.contest === null ? null : await findContest(db, eventUuid, range.contest);
  const goal = await findContest(db, eventUuid, target);
  const rows = await db
    .selectFrom("picture")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .select(["picture.uuid", "picture.name", "contestUuid", "contest.label"])
    .where("picture.eventUuid", "=", eventUuid)
    .where("picture.isDeleted", "=", false)
    .execute();
  const sorted = rows.sort((one, other) => naturalCompare(one.name, other.name));
  const found = between(sorted, from, to, ({ name }, bound) => naturalCompare(name, bound)).filter(
    ({ contestUuid }) => source === null || contestUuid === source.uuid || contestUuid === goal.uuid,
  );
  if (found.length === 0) throw new CommandError(`Il n’y a pas de photo de ${from} à ${to}.`);
  const leaving = found.filter(({ contestUuid }) => contestUuid !== goal.uuid);
  const labels = [...new Set(leaving.map(({ label }) => `« ${label} »`))];
  if (labels.length > 1) {
    throw new CommandError(
      `Plusieurs épreuves ont des photos de ${from} à ${to} : laquelle, avec --in (${labels.join(", ")}) ?`,
    );
  }
  return found.map(({ uuid }) => uuid);
}

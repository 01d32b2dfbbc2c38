import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { lockDates, readPlausiblePeriod, redateEvent } from "./dateEvent.ts";
import { listNaming } from "./nameSoon.ts";
import { isPlausible, type Period } from "./plausiblePeriod.ts";
import { clockedTime } from "./wallTime.ts";

export interface ClockChange {
  /** Seconds added to what the clock says; null: nobody has said. */
  before: number | null;
  after: number | null;
  /** Number of pictures that the clock dates, and of those whose time is out of reason with the new offset. */
  dated: number;
  undated: number;
  /** The first, a middle and the last picture by what the clock says. */
  samples: ClockSample[];
}

export interface ClockSample {
  name: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  cameraTime: string;
  /** Its time for shoppers, ISO 8601; null: none. */
  before: string | null;
  after: string | null;
}

interface Options {
  now: Date;
  /** Writes nothing: returns what would change. */
  isCheck?: boolean;
}

/** Thrown to roll back a change that is only to be shown. */
class Checked extends Error {
  readonly change: ClockChange;
  constructor(change: ClockChange) {
    super();
    this.change = change;
  }
}

/**
 * Sets the clock of a camera at an event: its pictures get the times that follow, the event and its contests their days. Counts
 * from what the clock says, so that another offset replaces this one. Throws `CliError`, and changes nothing, if a picture would
 * leave the calendar.
 * @param clockOffset seconds to add to what the clock says; null: back to what it says
 */
export async function setClock(
  author: Author,
  cameraUuid: string,
  clockOffset: number | null,
  { now, isCheck = false }: Options,
): Promise<ClockChange> {
  try {
    return await author.transaction(async (tx) => {
      const { eventUuid, uuid } = await findEventOf(tx, cameraUuid);
      await lockDates(tx, eventUuid);
      const change = await write(tx, { by: author.name, cameraUuid: uuid, eventUuid, clockOffset }, now);
      if (isCheck) throw new Checked(change);
      return change;
    });
  } catch (error) {
    if (error instanceof Checked) return error.change;
    throw error;
  }
}

async function findEventOf(tx: Tx, cameraUuid: string) {
  const camera = await tx
    .selectFrom("camera")
    .select(["uuid", "eventUuid"])
    .where("uuid", "=", cameraUuid)
    .executeTakeFirst();
  if (camera) return camera;
  throw new CliError(`Il n’y a pas d’appareil ${cameraUuid}.`);
}

interface Wanted {
  by: string;
  cameraUuid: string;
  eventUuid: string;
  clockOffset: number | null;
}

async function write(tx: Tx, wanted: Wanted, now: Date): Promise<ClockChange> {
  const { cameraUuid, eventUuid, clockOffset } = wanted;
  // Under the event's lock: an import reads the offset and adds its pictures under the same one.
  const camera = await tx
    .selectFrom("camera")
    .innerJoin("event", "event.uuid", "camera.eventUuid")
    .select(["clockOffset", "timeZone"])
    .where("camera.uuid", "=", cameraUuid)
    .executeTakeFirstOrThrow();
  const pictures = await picturesOf(tx, cameraUuid);
  for (const picture of pictures) checkCalendar(picture, clockOffset ?? 0);
  // In JavaScript, as an import computes them: PostgreSQL reads the hours of a time change differently.
  const moments = pictures.map((picture) => clockedTime({ ...picture, clockOffset }, camera.timeZone));
  const period = await readPlausiblePeriod(tx, eventUuid, now, moments, cameraUuid);
  await writeTimes(tx, pictures, moments, period);
  await writeOffset(tx, wanted, camera.clockOffset);
  if (camera.clockOffset !== clockOffset) await enqueue(tx, listNaming, { eventUuid, cameraUuid });
  await redateEvent(tx, eventUuid, now);
  const times = new Map((await picturesOf(tx, cameraUuid)).map(({ uuid, takenAt }) => [uuid, takenAt]));
  return {
    before: camera.clockOffset,
    after: clockOffset,
    dated: pictures.length,
    undated: [...times.values()].filter((takenAt) => takenAt === null).length,
    samples: samplesOf(pictures).map(({ uuid, name, cameraTime, takenAt }) => ({
      ...{ name, cameraTime, before: takenAt, after: times.get(uuid) ?? null },
    })),
  };
}

async function writeOffset(
  tx: Tx,
  { by, cameraUuid, clockOffset }: Wanted,
  before: number | null,
): Promise<void> {
  if (before === clockOffset) return;
  await tx.updateTable("camera").set({ clockOffset }).where("uuid", "=", cameraUuid).execute();
  await audit(tx, {
    by,
    verb: "clocks set",
    subject: `camera ${cameraUuid}`,
    before: { clockOffset: before },
    after: { clockOffset },
  });
}

type DatedPicture = Awaited<ReturnType<typeof picturesOf>>[number];

/** Returns a camera's pictures that its clock dates, without those taken down, in the order of its clock. */
async function picturesOf(tx: Tx, cameraUuid: string) {
  return tx
    .selectFrom("picture")
    .select(["uuid", "name", "cameraOffset", "takenAt"])
    .select((of) => of.ref("cameraTime").$castTo<string>().as("cameraTime"))
    .where("cameraUuid", "=", cameraUuid)
    .where("cameraTime", "is not", null)
    .where("isDeleted", "=", false)
    .orderBy("cameraTime")
    .orderBy("name")
    .orderBy("uuid")
    .execute();
}

const batchSize = 5000;

/** Both times in one update: rows are wide, and shoppers wait for them. */
async function writeTimes(
  tx: Tx,
  pictures: readonly DatedPicture[],
  moments: readonly string[],
  period: Period | null,
): Promise<void> {
  for (let start = 0; start < pictures.length; start += batchSize) {
    const uuids = pictures.slice(start, start + batchSize).map(({ uuid }) => uuid);
    const clocked = moments.slice(start, start + batchSize);
    const taken = clocked.map((moment) => (isPlausible(moment, period) ? moment : null));
    await sql`update "picture" set "clockedAt" = dated."clocked", "takenAt" = dated."taken"
      from unnest(${uuids}::uuid[], ${clocked}::timestamptz[], ${taken}::timestamptz[])
        as dated ("uuid", "clocked", "taken")
      where "picture"."uuid" = dated."uuid"
        and ("clockedAt", "takenAt") is distinct from (dated."clocked", dated."taken")`.execute(tx);
  }
}

function checkCalendar({ name, cameraTime }: DatedPicture, clockOffset: number): void {
  const year = new Date(Date.parse(`${cameraTime}Z`) + clockOffset * 1000).getUTCFullYear();
  if (year >= 1000 && year < 9999) return;
  throw new CliError(
    `Avec ce décalage, la photo ${name}, du ${cameraTime.slice(0, 10)}, sortirait du calendrier.`,
  );
}

function samplesOf(pictures: readonly DatedPicture[]): DatedPicture[] {
  const places = new Set([0, Math.floor(pictures.length / 2), pictures.length - 1]);
  return [...places].flatMap((place) => pictures[place] ?? []);
}

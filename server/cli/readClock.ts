import type { Db } from "../db/database.ts";
import { readClockOffset } from "../import/clockOffset.ts";
import type { EventCamera } from "../import/listCameras.ts";
import { cameraLabel } from "../import/listUndated.ts";
import { localTime } from "../import/localTime.ts";
import { takenDown } from "../import/pictureRefusals.ts";
import { readDate, readMoment } from "../import/startListTimes.ts";
import { findPicture } from "./findPictures.ts";
import { CommandError } from "./services.ts";

export interface ClockOptions {
  offset?: string;
  forget?: true;
  picture?: string;
  says?: string;
  sameAs?: string;
}

interface Asked {
  eventUuid: string;
  camera: EventCamera;
}

/**
 * Returns what is to be added to what a camera's clock says, in seconds, as an operator measured it in one of three ways; null: as it
 * is. Throws `CliError`.
 */
export async function readClock(db: Db, asked: Asked, options: ClockOptions): Promise<number | null> {
  checkWays(options);
  const { offset, forget, picture, says, sameAs } = options;
  if (forget) return null;
  if (picture === undefined) return readClockOffset(offset ?? "");
  const own = await findOfCamera(db, asked, picture, true);
  if (own.cameraTime === null) throw new CommandError(`${own.name} n’a pas de date d’appareil.`);
  const right = says === undefined ? await timeOf(db, asked, sameAs ?? "") : readReference(says);
  return secondsBetween(own.cameraTime, right);
}

/** By local time: both are of the same place. */
const secondsBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000;

function checkWays({ offset, forget, picture, says, sameAs }: ClockOptions): void {
  const ways = [offset, forget, picture].filter((way) => way !== undefined);
  const references = [says, sameAs].filter((reference) => reference !== undefined);
  if (ways.length === 1 && references.length === (picture === undefined ? 0 : 1)) return;
  throw new CommandError(
    "Dites d’une seule façon quelle est l’heure juste : --offset +1:02:30, --picture <picture> --says <time>, --picture <picture> --same-as <picture>, ou --forget.",
  );
}

/** Reads what a photographed clock shows. @returns `YYYY-MM-DDTHH:mm:ss` */
function readReference(text: string): string {
  const plain = text.trim();
  const moment = readDate(plain) === null ? readMoment(plain) : null;
  if (moment?.date) return `${moment.date}T${moment.time}`;
  throw new CommandError(
    `« ${text} » n’est pas un jour avec une heure ; il s’écrit "2026-05-01 10:32:05" ou "01/05/2026 10h32".`,
  );
}

/** Returns when a picture of another camera was taken, in the event's local time. */
async function timeOf(db: Db, asked: Asked, text: string): Promise<string> {
  const { name, takenAt, timeZone } = await findOfCamera(db, asked, text, false);
  if (takenAt === null)
    throw new CommandError(`${name} n’a pas d’heure elle-même : réglez d’abord l’horloge de son appareil.`);
  return localTime(takenAt, timeZone).replace(" ", "T");
}

/** Finds a picture of the camera, or of the others; they often number their files alike. */
async function findOfCamera(db: Db, { eventUuid, camera }: Asked, text: string, isOwn: boolean) {
  const pictures = db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .leftJoin("camera", "camera.uuid", "picture.cameraUuid")
    .select(["picture.uuid", "picture.name", "cameraTime", "takenAt", "timeZone", "cameraUuid"])
    .select(["make", "model", "serial", "picture.isDeleted"])
    .where("picture.eventUuid", "=", eventUuid);
  const named = await pictures
    .where("picture.name", "=", text.trim())
    .where("picture.isDeleted", "=", false)
    .where("cameraUuid", isOwn ? "=" : "is distinct from", camera.uuid)
    .limit(2)
    .execute();
  const [only] = named;
  if (named.length === 1 && only) return only;
  const { uuid } = await findPicture(db, text, eventUuid);
  const found = await pictures.where("picture.uuid", "=", uuid).executeTakeFirstOrThrow();
  if (found.isDeleted) throw takenDown(found.name);
  if ((found.cameraUuid === camera.uuid) === isOwn) return found;
  const { make, model, serial } = found;
  const label =
    make === null ? "un appareil inconnu" : cameraLabel({ make, model: model ?? "", serial: serial ?? "" });
  throw new CommandError(
    isOwn
      ? `${found.name} vient de ${label}, pas de ${camera.label}.`
      : `${found.name} vient du même appareil : --same-as prend une photo d’un autre.`,
  );
}

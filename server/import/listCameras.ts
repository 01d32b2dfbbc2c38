import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Camera } from "../images/photoFacts.ts";
import { eventCode } from "./findEvent.ts";
import { cameraLabel } from "./listUndated.ts";

export interface EventCamera extends Camera {
  uuid: string;
  /** Its name, with the serial where another camera of the event has the same name. */
  label: string;
  pictures: number;
  /** Number of pictures on sale without a time. */
  undated: number;
  /** What its clock said first and last, `YYYY-MM-DDTHH:mm:ss`; null: nothing. */
  first: string | null;
  last: string | null;
  /** Seconds to add to what its clock says; null: nobody has said. */
  clockOffset: number | null;
}

/** Returns the cameras that an event has pictures of, by their labels. */
export async function listCameras(db: Db, eventUuid: string): Promise<EventCamera[]> {
  const rows = await db
    .selectFrom("camera")
    .innerJoin("picture", "picture.cameraUuid", "camera.uuid")
    .select(["camera.uuid", "make", "model", "serial", "clockOffset"])
    .select((of) => [
      of.fn.countAll<number>().as("pictures"),
      sql<number>`count(*) filter (where "picture"."takenAt" is null)`.as("undated"),
      of.fn.min<string | null>("cameraTime").as("first"),
      of.fn.max<string | null>("cameraTime").as("last"),
    ])
    .where("camera.eventUuid", "=", eventUuid)
    .where("picture.isDeleted", "=", false)
    .groupBy("camera.uuid")
    .execute();
  return withLabels(rows).sort((one, other) => (one.label < other.label ? -1 : 1));
}

/** What tells a camera apart, from the shortest on. */
const namings: ((camera: Camera & { uuid: string }) => string)[] = [
  (camera) => cameraLabel({ ...camera, serial: "" }),
  cameraLabel,
  (camera) => `${cameraLabel(camera)} [${eventCode(camera.uuid)}]`,
];

function withLabels<Row extends Camera & { uuid: string }>(
  rows: readonly Row[],
): (Row & { label: string })[] {
  return rows.map((row) => {
    const alone = namings.find((naming) =>
      rows.every((other) => other === row || naming(other) !== naming(row)),
    );
    return { ...row, label: (alone ?? cameraLabel)(row) };
  });
}

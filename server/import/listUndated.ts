import type { Db } from "../db/database.ts";
import type { Camera } from "../images/photoFacts.ts";

export interface UndatedCamera extends Camera {
  count: number;
  /** What its clock said first and last, `YYYY-MM-DDTHH:mm:ss`. */
  first: string;
  last: string;
}

/** Returns the cameras of an event that have pictures whose dates are out of reason, with these pictures' count and dates. */
export async function listUndated(db: Db, eventUuid: string): Promise<UndatedCamera[]> {
  return db
    .selectFrom("picture")
    .innerJoin("camera", "camera.uuid", "picture.cameraUuid")
    .select(["make", "model", "serial"])
    .select((of) => [
      of.fn.countAll<number>().as("count"),
      of.fn.min("cameraTime").$castTo<string>().as("first"),
      of.fn.max("cameraTime").$castTo<string>().as("last"),
    ])
    .where("picture.eventUuid", "=", eventUuid)
    .where("picture.isDeleted", "=", false)
    .where("picture.clockedAt", "is not", null)
    .where("picture.takenAt", "is", null)
    .groupBy(["make", "model", "serial"])
    .orderBy("first")
    .execute();
}

/** Returns « Canon EOS R5 (n° de série 0123) »; makers often repeat their name in the model. */
export function cameraLabel({ make, model, serial }: Camera): string {
  const [maker = ""] = make.split(" ");
  const repeats = model.toLowerCase().startsWith(maker.toLowerCase());
  const name = (repeats ? model : `${make} ${model}`).trim() || "un appareil sans nom";
  return serial === "" ? name : `${name} (n° de série ${serial})`;
}

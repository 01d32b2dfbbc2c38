import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { type EventCamera, listCameras } from "./listCameras.ts";
import { cameraLabel } from "./listUndated.ts";

/**
 * Finds a camera of an event by its serial, its model, its label or a part of that, ignoring case and punctuation. Throws
 * `CliError` that names the candidates, for none or several.
 */
export async function findCamera(db: Db, eventUuid: string, text: string): Promise<EventCamera> {
  const cameras = await listCameras(db, eventUuid);
  const found = matching(cameras, text);
  const [camera] = found;
  if (found.length === 1 && camera) return camera;
  if (cameras.length === 0) throw new CliError("L’événement n’a pas de photo dont l’appareil soit connu.");
  const named = (some: readonly EventCamera[]) => some.map(({ label }) => `« ${label} »`).join(", ");
  throw new CliError(
    found.length > 1
      ? `Plusieurs appareils répondent à « ${text} » : ${named(found)}.`
      : `L’événement n’a pas d’appareil « ${text} ». Il y a : ${named(cameras)}.`,
  );
}

function matching(cameras: readonly EventCamera[], text: string): EventCamera[] {
  const wanted = searchKey(text);
  if (wanted === "") return [];
  const namesOf = (camera: EventCamera) => [
    ...[camera.serial, camera.model, camera.label, cameraLabel(camera)],
    cameraLabel({ ...camera, serial: "" }),
  ];
  const exact = cameras.filter((camera) => namesOf(camera).some((name) => searchKey(name) === wanted));
  if (exact.length > 0) return exact;
  return cameras.filter((camera) =>
    [camera.label, cameraLabel(camera)].some((name) => searchKey(name).includes(wanted)),
  );
}

import type { Selectable } from "kysely";
import { lockPictures } from "../cart/lockPictures.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { remakeReplacedFiles } from "../files/remakeReplacedFiles.ts";
import { ImageError } from "../images/imageError.ts";
import { type PhotoFacts, readPhotoFacts } from "../images/photoFacts.ts";
import { avifKeys, keepPreviews } from "../images/previews.ts";
import { readOriginal } from "../images/readOriginal.ts";
import { cutText } from "./fileName.ts";
import { rememberFiles } from "./knownPictures.ts";
import { noPicture, takenDown } from "./pictureRefusals.ts";
import { type Replacement, readReplacement } from "./readReplacement.ts";
import { clockedTime } from "./wallTime.ts";

export interface Replaced {
  uuid: string;
  name: string;
  /** False if the picture had this file already. */
  isNew: boolean;
  width: number;
  height: number;
  /** Number of files of orders that are made again. */
  files: number;
}

type Picture = Selectable<Database["picture"]>;

/**
 * Replaces the original of a picture, and all that is made from it: facts, previews, files of orders, covers. The picture keeps
 * its uuid, its name and the name of its file, so carts, orders and start lists keep it, and a repeated import restores
 * neither file. Repeating it completes a killed run. Throws `CliError`.
 * @param bytes a JPEG
 */
export async function replacePicture(
  services: Services,
  author: Author,
  uuid: string,
  bytes: Uint8Array,
): Promise<Replaced> {
  const { db, store } = services;
  const before = await db.selectFrom("picture").selectAll().where("uuid", "=", uuid).executeTakeFirst();
  if (!before) throw noPicture(uuid);
  if (before.isDeleted) throw takenDown(before.name);
  const fresh = await readReplacement(bytes);
  const isNew = before.contentHash !== fresh.contentHash;
  const original = await readOriginal(store, before.originalKey).catch(nullIfUnusable);
  const earlier = original && (await readPhotoFacts(original).catch(() => null));
  const originalKey = isNew
    ? `originals/${before.eventUuid}/${before.uuid}/${fresh.contentHash}.jpg`
    : before.originalKey;
  if (isNew) await store.put(originalKey, fresh.bytes);
  const stale = isNew ? [before.originalKey] : [];
  try {
    return await author.transaction(async (tx) => {
      const { isNew, files, unused } = await write(tx, author.name, before, {
        ...fresh,
        originalKey,
        earlier,
      });
      stale.push(...unused);
      const { width, height } = fresh.facts;
      return { uuid: before.uuid, name: before.name, isNew, width, height, files };
    });
  } finally {
    // Also after an equal call that was killed before this.
    await settleFiles(services, before.uuid, { ...fresh, originalKey, stale });
  }
}

/** Replacing a damaged original mends it. */
const nullIfUnusable = (error: unknown): null => {
  if (error instanceof ImageError) return null;
  throw error;
};

interface Settled extends Replacement {
  originalKey: string;
  /** Keys of files that the picture no longer has. */
  stale: readonly string[];
}

/** Completes the files of a picture, after its row: until then the old ones are right. Removes the new one where the row has another. */
async function settleFiles({ db, store }: Services, uuid: string, settled: Settled): Promise<void> {
  const { bytes, images, originalKey, stale } = settled;
  const read = () =>
    db
      .selectFrom("picture")
      .select(["isDeleted", "originalKey"])
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
  if ((await read()).originalKey !== originalKey) return store.delete(originalKey);
  await store.put(originalKey, bytes);
  await keepPreviews(store, uuid, images);
  for (const key of [...stale, ...avifKeys(uuid)]) await store.delete(key);
  // A takedown that came meanwhile may have deleted the files before they were written.
  if (!(await read()).isDeleted) return;
  for (const key of [originalKey, ...(await store.list(`previews/${uuid}`))]) await store.delete(key);
}

type Written = Replacement & { originalKey: string; earlier: PhotoFacts | null };

async function write(tx: Tx, by: string, read: Picture, fresh: Written) {
  const { uuid, eventUuid } = read;
  const [before = read] = (await lockPictures(tx, [uuid])).pictures;
  if (before.isDeleted) throw takenDown(before.name);
  if (before.contentHash === fresh.contentHash) return { isNew: false, files: 0, unused: [] };
  if (before.originalKey !== read.originalKey)
    throw new CliError(`La photo ${before.name} a été remplacée entre-temps.`);
  await refuseCopy(tx, before, fresh.contentHash);
  const { timeZone, clockOffset } = await tx
    .selectFrom("event")
    .leftJoin("camera", (join) => join.on("camera.uuid", "=", before.cameraUuid))
    .select(["timeZone", "clockOffset"])
    .where("event.uuid", "=", eventUuid)
    .executeTakeFirstOrThrow();
  const after = changesOf(before, fresh, { timeZone, clockOffset });
  await rememberFiles(tx, [uuid]);
  await tx.updateTable("picture").set(after).where("uuid", "=", uuid).execute();
  await rememberFiles(tx, [uuid]);
  await tx
    .updateTable("plainImage")
    .set({ originalKey: fresh.originalKey })
    .where("originalKey", "=", before.originalKey)
    .execute();
  const columns = Object.keys(after) as (keyof typeof after)[];
  const earlier = Object.fromEntries(columns.map((column) => [column, before[column]]));
  await audit(tx, { by, verb: "pictures replace", subject: `picture ${uuid}`, before: earlier, after });
  return { isNew: true, ...(await remakeReplacedFiles(tx, uuid)) };
}

async function refuseCopy(tx: Tx, { uuid, contestUuid }: Picture, contentHash: string): Promise<void> {
  const same = await tx
    .selectFrom("picture")
    .select("name")
    .where("contestUuid", "=", contestUuid)
    .where("contentHash", "=", contentHash)
    .where("uuid", "<>", uuid)
    .executeTakeFirst();
  if (same) throw new CliError(`L’épreuve a déjà cette photo, sous le nom ${same.name}.`);
}

function timesOf(
  cameraTime: string,
  cameraOffset: string | null,
  { timeZone, clockOffset }: { timeZone: string; clockOffset: number | null },
) {
  const clockedAt = clockedTime({ cameraTime, cameraOffset, clockOffset }, timeZone);
  return { cameraTime, cameraOffset, clockedAt, takenAt: clockedAt };
}

/**
 * A retouched file often lacks what the camera wrote: what it does not say stays. A time of capture that is the earlier file's
 * stays too, with the correction of a clock.
 */
function changesOf(
  before: Picture,
  { facts, images, earlier, ...fresh }: Written,
  clock: { timeZone: string; clockOffset: number | null },
) {
  const { takenAtWallTime, offset, artist, copyright } = facts;
  const isSameTime =
    takenAtWallTime === null ||
    (earlier?.takenAtWallTime === takenAtWallTime && (offset === null || offset === earlier.offset));
  return {
    contentHash: fresh.contentHash,
    originalKey: fresh.originalKey,
    width: facts.width,
    height: facts.height,
    kbSize: Math.ceil(facts.byteSize / 1024),
    orientation: facts.orientation,
    ...(!isSameTime && timesOf(takenAtWallTime, offset, clock)),
    photographerLabel: artist === null ? before.photographerLabel : cutText(artist, 100),
    copyright: copyright === null ? before.copyright : cutText(copyright, 200),
    colours: images.colours,
  };
}

import { crc32 } from "node:zlib";
import { digitalSizes } from "../../src/domain/products/pictureFormat.ts";
import { lockOrders } from "../cart/lockOrder.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { ImageError } from "../images/imageError.ts";
import { readOriginal } from "../images/readOriginal.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { jobKind, NonRetryableError } from "../jobs/jobKind.ts";
import { type DigitalFilePayload, digitalFile } from "./digitalFile.ts";
import { downloadMailJob } from "./downloadMailJob.ts";
import { makeDigitalFile } from "./makeDigitalFile.ts";
import { markFilesReady } from "./markFilesReady.ts";
import { digitalKey } from "./orderFiles.ts";

/** Makes one file of an order from its original, unless it exists from another order. */
export const digitalFileJob = jobKind({
  ...digitalFile,
  lane: "heavy",
  run: async (services, { orderUuid, pictureUuid, format }) => {
    const made = await makeUnlessKept(services, { orderUuid, pictureUuid, format });
    return async (tx) => {
      // Before the picture, as a takedown locks them; of two files finished at the same time, one sees the other.
      await lockOrders(tx, [orderUuid]);
      if (made) await record(tx, services, orderUuid, made);
      if (await markFilesReady(tx, orderUuid)) {
        await enqueue(tx, downloadMailJob, { orderUuid }, { key: orderUuid });
      }
    };
  },
});

type Made = Exclude<Awaited<ReturnType<typeof makeUnlessKept>>, null>;

/**
 * Records a file, unless its picture was taken down, or its original replaced, while it was made: the later of the two
 * transactions deletes the file. It is enqueued again after a replacement, whose own file it may have overwritten.
 */
async function record(tx: Tx, { store }: Services, orderUuid: string, made: Made): Promise<void> {
  const { pictureUuid, format } = made;
  const picture = await tx
    .selectFrom("picture")
    .select(["isDeleted", "originalKey"])
    .where("uuid", "=", pictureUuid)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  if (picture.isDeleted || picture.originalKey !== made.originalKey) {
    await store.delete(digitalKey(pictureUuid, format));
    if (!picture.isDeleted) await enqueue(tx, digitalFile, { orderUuid, pictureUuid, format });
    return;
  }
  await tx
    .insertInto("digitalFile")
    .values(made)
    .onConflict((conflict) => conflict.columns(["pictureUuid", "format"]).doUpdateSet(made))
    .execute();
}

async function makeUnlessKept(services: Services, { orderUuid, pictureUuid, format }: DigitalFilePayload) {
  const { db, store, log } = services;
  const key = digitalKey(pictureUuid, format);
  const picture = await db
    .selectFrom("picture")
    .select(["name", "originalKey", "photographerLabel", "copyright", "width", "height", "isDeleted"])
    .where("uuid", "=", pictureUuid)
    .executeTakeFirstOrThrow();
  // Taken down meanwhile: the order's other files do not wait for it.
  if (picture.isDeleted) return null;
  const known = await db
    .selectFrom("digitalFile")
    .select(["byteSize", "originalKey"])
    .where("pictureUuid", "=", pictureUuid)
    .where("format", "=", format)
    .executeTakeFirst();
  const isKept = (await store.stat(key))?.byteSize === known?.byteSize;
  if (known?.originalKey === picture.originalKey && isKept) return null;
  try {
    const original = await readOriginal(store, picture.originalKey);
    if (!original) {
      if (await isReplaced(services, pictureUuid, picture.originalKey)) return null;
      return await fail(services, orderUuid, `the original of ${picture.name} is missing`);
    }
    const { jpeg, ...facts } = await makeDigitalFile(original, format, picture);
    await store.put(key, jpeg);
    if (facts.isSmaller) {
      const size = `${facts.width} x ${facts.height}`;
      const { long, short } = digitalSizes[format];
      log.warn(
        { orderUuid, pictureUuid, picture: picture.name, size, format: `${long} x ${short}` },
        "file delivered smaller than its format",
      );
    }
    const { originalKey } = picture;
    return { pictureUuid, format, byteSize: jpeg.length, crc32: crc32(jpeg), originalKey, ...facts };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return fail(services, orderUuid, `the original of ${picture.name} is unusable: ${error.message}`);
  }
}

async function isReplaced({ db }: Services, uuid: string, originalKey: string): Promise<boolean> {
  const now = await db
    .selectFrom("picture")
    .select("originalKey")
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  return now.originalKey !== originalKey;
}

/** Retrying does not help: the operator restores the original, or delivers without it. */
async function fail({ db }: Services, orderUuid: string, reason: string): Promise<never> {
  await db
    .updateTable("order")
    .set({ numericStatus: "errorSending" })
    .where("uuid", "=", orderUuid)
    .execute();
  throw new NonRetryableError(reason);
}

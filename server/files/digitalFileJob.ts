import { digitalSizes } from "../../src/domain/products/pictureFormat.ts";
import { lockOrders } from "../cart/lockOrder.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { ImageError } from "../images/imageError.ts";
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
      if (made && (await isTakenDown(tx, pictureUuid))) {
        await services.store.delete(digitalKey(pictureUuid, format));
      } else if (made) {
        await tx
          .insertInto("digitalFile")
          .values(made)
          .onConflict((conflict) => conflict.columns(["pictureUuid", "format"]).doUpdateSet(made))
          .execute();
      }
      if (await markFilesReady(tx, orderUuid)) {
        await enqueue(tx, downloadMailJob, { orderUuid }, { key: orderUuid });
      }
    };
  },
});

/** Returns whether the picture was taken down while its file was made: the later of the two transactions deletes the file. */
async function isTakenDown(tx: Tx, pictureUuid: string): Promise<boolean> {
  const { isDeleted } = await tx
    .selectFrom("picture")
    .select("isDeleted")
    .where("uuid", "=", pictureUuid)
    .forShare()
    .executeTakeFirstOrThrow();
  return isDeleted;
}

async function makeUnlessKept(services: Services, { orderUuid, pictureUuid, format }: DigitalFilePayload) {
  const { db, store, log } = services;
  const key = digitalKey(pictureUuid, format);
  const known = await db
    .selectFrom("digitalFile")
    .select("byteSize")
    .where("pictureUuid", "=", pictureUuid)
    .where("format", "=", format)
    .executeTakeFirst();
  if (known && (await store.stat(key))?.byteSize === known.byteSize) return null;
  const picture = await db
    .selectFrom("picture")
    .select(["name", "originalKey", "photographerLabel", "copyright", "width", "height", "isDeleted"])
    .where("uuid", "=", pictureUuid)
    .executeTakeFirstOrThrow();
  // Taken down meanwhile: the order's other files do not wait for it.
  if (picture.isDeleted) return null;
  const original = await store.get(picture.originalKey);
  if (!original) return fail(services, orderUuid, `the original of ${picture.name} is missing`);
  try {
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
    return { pictureUuid, format, byteSize: jpeg.length, ...facts };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return fail(services, orderUuid, `the original of ${picture.name} is unusable: ${error.message}`);
  }
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

import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Context } from "../core/context.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";

export const listUnavailablePictures: Handler<typeof orderCalls.listUnavailablePictures> = async (
  context,
) => ({
  names: await namesOf(context),
});

async function namesOf({ db, visitor }: Context): Promise<string[]> {
  const order = await findCurrentOrder(db, visitor);
  if (!order) return [];
  const lost = await db
    .selectFrom("lostPicture")
    .innerJoin("picture", "picture.uuid", "lostPicture.pictureUuid")
    .select("picture.name")
    .where("orderUuid", "=", order.uuid)
    .orderBy("picture.name")
    .execute();
  return lost.map(({ name }) => name);
}

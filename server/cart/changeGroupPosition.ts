import type { orderItemPictureCalls } from "../../src/api/contract/orderItemCalls.ts";
import { groupsFor } from "../../src/domain/packs/packCapacity.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { invalid } from "./configuration.ts";
import { formatsOf, lockPack, picturesByGroup } from "./lockPack.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Moves a picture of a pack to its other group, which has its own format. Does nothing if it is already there. */
export const changeGroupPosition: Handler<typeof orderItemPictureCalls.changeGroupPosition> = async (
  context,
  { params, body: { newGroupPosition } },
) =>
  context.transaction(async (tx) => {
    const { orderItemUuid } = orNotFound(
      await tx
        .selectFrom("orderItemPicture")
        .select("orderItemUuid")
        .where("uuid", "=", params.uuid)
        .where("isDeleted", "=", false)
        .executeTakeFirst(),
    );
    const pack = await lockPack(tx, context.visitor, orderItemUuid);
    // Read again under the lock: it may have left the pack meanwhile.
    const place = orNotFound(pack.places.find(({ uuid }) => uuid === params.uuid.toLowerCase()));
    if (place.groupPosition !== newGroupPosition) {
      if (newGroupPosition === 2 && !pack.product.grp2_count) throw invalid("newGroupPosition");
      if (!groupsFor(pack.product, picturesByGroup(pack), 1, newGroupPosition))
        throw new ApiError("PACK_FULL");
    }
    await tx
      .updateTable("orderItemPicture")
      .set({ groupPosition: newGroupPosition, ...formatsOf(pack)[newGroupPosition] })
      .where("uuid", "=", place.uuid)
      .execute();
    await recalculateTotals(tx, pack.item.orderUuid, context.services);
    return tx
      .selectFrom("orderItemPicture")
      .selectAll()
      .where("uuid", "=", place.uuid)
      .executeTakeFirstOrThrow();
  });

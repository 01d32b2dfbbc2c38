import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { findPurchasablePictures, type PurchasablePicture } from "../catalogue/purchasablePicture.ts";
import type { Handler, Input } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import { type Addition, addSinglePictures } from "./addSinglePicture.ts";
import { chosenVariant, configure, invalid } from "./configuration.ts";
import type { Configured } from "./configured.ts";
import { openCurrentOrder } from "./currentOrder.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

type Add = typeof orderItemCalls.addPicturesToCart;
type Choices = Input<Add>["body"]["choices"];

/** Adds single pictures to the current order, all in one transaction. Pictures no longer on sale are left out and named. */
export const addPicturesToCart: Handler<Add> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const wanted = [...new Set(body.choices.flatMap(({ pictureUuids }) => pictureUuids.map(lowerCase)))];
    const found = await findPurchasablePictures(tx, wanted);
    const additions = await prepare(tx, body.choices, found);
    if (additions.length === 0) return outcome(wanted, [], []);

    const orderUuid = await openCurrentOrder(tx, context.visitor, context.services);
    const added = await addSinglePictures(tx, orderUuid, additions);
    await recalculateTotals(tx, orderUuid, context.services);
    return outcome(
      wanted,
      additions.filter((_, index) => added[index]?.isKnownFile === false),
      additions.filter((_, index) => added[index]?.isKnownFile),
    );
  });

const lowerCase = (uuid: string) => uuid.toLowerCase();

/** Does every check that can fail, before an order is begun. Throws INVALID_INPUT for a format of another pricing. */
async function prepare(
  tx: Tx,
  choices: Choices,
  pictures: readonly PurchasablePicture[],
): Promise<Addition[]> {
  const byUuid = new Map(pictures.map((picture) => [picture.pictureUuid, picture]));
  const additions: Addition[] = [];
  for (const [index, choice] of choices.entries()) {
    const configured = configure(
      await chosenVariant(tx, choice.productVariantUuid).executeTakeFirst(),
      choice,
    );
    const pricingId = await pricingOfSingles(tx, configured, `choices.${index}.productVariantUuid`);
    for (const uuid of choice.pictureUuids) {
      const found = byUuid.get(lowerCase(uuid));
      if (!found) continue;
      const { pricingId: own, ...picture } = found;
      if (own !== pricingId) throw invalid(`choices.${index}.pictureUuids`);
      additions.push({ picture, configured });
    }
  }
  return additions;
}

/** Returns the pricing of a variant's product. Throws NOT_FOUND if it is no longer sold, INVALID_INPUT if it is a pack. */
async function pricingOfSingles(tx: Tx, { productUuid }: Configured, path: string): Promise<number> {
  const product = orNotFound(
    await tx
      .selectFrom("product")
      .select(["nature", "pricingId"])
      .where("uuid", "=", productUuid)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
  if (product.nature !== "sp") throw invalid(path);
  return product.pricingId;
}

/** A picture ordered in several formats counts as added if one of them is. */
function outcome(wanted: readonly string[], added: readonly Addition[], known: readonly Addition[]) {
  const uuidsOf = (some: readonly Addition[]) => new Set(some.map(({ picture }) => picture.pictureUuid));
  const inCart = uuidsOf(added);
  const before = uuidsOf(known);
  return {
    addedPictureUuids: wanted.filter((uuid) => inCart.has(uuid)),
    knownPictureUuids: wanted.filter((uuid) => before.has(uuid) && !inCart.has(uuid)),
    unavailablePictureUuids: wanted.filter((uuid) => !inCart.has(uuid) && !before.has(uuid)),
  };
}

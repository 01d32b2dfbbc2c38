import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import { namesOfPictures } from "../catalogue/namesOfPictures.ts";
import { pictureRows } from "../catalogue/pictureRows.ts";
import type { Context } from "../core/context.ts";

/**
 * Returns each picture once, with who and what it shows, including hidden and deleted ones: what was ordered stays visible, but is named no
 * more.
 */
export async function orderedPictures(
  context: Pick<Context, "db" | "settings">,
  orderUuid: string,
  orderItemUuid?: string,
): Promise<Picture[]> {
  const rows = await pictureRows(context.db)
    .where("picture.uuid", "in", (place) => {
      const places = place
        .selectFrom("orderItemPicture as place")
        .innerJoin("orderItem", "orderItem.uuid", "place.orderItemUuid")
        .select("place.pictureUuid")
        .where("orderItem.orderUuid", "=", orderUuid)
        .where("orderItem.isDeleted", "=", false)
        .where("place.isDeleted", "=", false);
      return orderItemUuid === undefined ? places : places.where("orderItem.uuid", "=", orderItemUuid);
    })
    .execute();
  const pictures = rows.map(({ json }) => JSON.parse(json) as Picture);
  if (pictures.length === 0) return [];
  const names = await namesOfPictures(
    context,
    pictures.map(({ uuid }) => uuid),
  );
  const byPicture = Map.groupBy(names, ({ pictureUuid }) => pictureUuid);
  return pictures.map((picture) => ({
    ...picture,
    names: (byPicture.get(picture.uuid) ?? []).map(({ value }) => value),
  }));
}

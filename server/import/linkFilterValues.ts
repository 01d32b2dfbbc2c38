import type { Tx } from "../db/database.ts";
import { ensureFilterValues, valueKey, type WrittenValue } from "./ensureFilterValues.ts";
import { linkPictures } from "./linkPictures.ts";

/** Who is on a picture: "this one is of the rider Éric Lefèvre". */
export interface PictureName extends WrittenValue {
  pictureUuid: string;
}

/**
 * Links pictures of one event to filter values and counts them for the event. Creates missing values; two spellings of one slug
 * are one value with the first spelling. Leaves existing links and taken-down pictures alone.
 * @returns the number of new links
 */
export async function linkFilterValues(
  tx: Tx,
  eventUuid: string,
  names: readonly PictureName[],
): Promise<number> {
  const known = await ensureFilterValues(tx, names);
  const links = names.map(({ pictureUuid, ...name }) => ({
    pictureUuid,
    filterValueUuid: known.get(valueKey(name))?.uuid ?? "",
  }));
  return linkPictures(tx, eventUuid, links, null);
}

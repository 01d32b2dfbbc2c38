import type { Tx } from "../server/db/database.ts";
import { type FilterTypeCode, filterTypeCodes } from "../server/import/filterTypes.ts";
import { linkFilterValues } from "../server/import/linkFilterValues.ts";
import type { DemoPicture } from "./demoPictures.ts";

/** Links new pictures of one event to the names of the people on them. */
export async function joinNames(
  tx: Tx,
  eventUuid: string,
  pictures: readonly DemoPicture[],
  types: Record<FilterTypeCode, string>,
): Promise<void> {
  const names = pictures.flatMap(({ uuid, starter }) =>
    filterTypeCodes.flatMap((code) => {
      const value = starter.values[code];
      return value === undefined ? [] : [{ pictureUuid: uuid, filterTypeUuid: types[code], value }];
    }),
  );
  await linkFilterValues(tx, eventUuid, names);
}

import type { Tx } from "../db/database.ts";
import type { PictureLink } from "./linkPictures.ts";

/** The times of pictures when a list was matched to them, ISO 8601, by their uuids. */
export type TimesOfPictures = ReadonlyMap<string, string | null>;

/**
 * Returns the links of the pictures whose times are still those by which they were matched. In a transaction that holds the event: no
 * clock is set until it ends.
 */
export async function linksOfSameTime(
  tx: Tx,
  links: readonly PictureLink[],
  times: TimesOfPictures,
): Promise<PictureLink[]> {
  const uuids = [...new Set(links.map(({ pictureUuid }) => pictureUuid))];
  const rows = await tx
    .selectFrom("picture")
    .select(["uuid", "takenAt"])
    .where("uuid", "=", (of) => of.fn.any(of.val(uuids)))
    .execute();
  const now = new Map(rows.map(({ uuid, takenAt }) => [uuid, takenAt]));
  return links.filter(({ pictureUuid }) => now.get(pictureUuid) === times.get(pictureUuid));
}

import { sql } from "kysely";
import type { DigitalFormat } from "../../src/domain/products/pictureFormat.ts";
import type { Db, Tx } from "../db/database.ts";

/** A file that an order is entitled to; null fields are not made yet. */
export interface OrderFile {
  pictureUuid: string;
  eventUuid: string;
  contestUuid: string;
  format: DigitalFormat;
  contest: string;
  /** Whose picture it is: what defines the pack, otherwise a rider, a horse, a bib; otherwise the picture's own name. */
  who: string;
  /** The picture's name. */
  name: string;
  byteSize: number | null;
  width: number | null;
  height: number | null;
  createdAt: string | null;
  /** CRC-32 of the bytes; also null for a file that has not been downloaded since checksums were introduced. */
  crc32: number | null;
  /** The original is smaller than the format. */
  isSmaller: boolean | null;
}

/** The places of an order delivered as files, each with its file if made. */
const placesOf = (orderUuid: string) => sql`
  from "orderItemPicture" place
  join "orderItem" item on item.uuid = place."orderItemUuid"
  join picture on picture.uuid = place."pictureUuid"
  left join "digitalFile" file on file."pictureUuid" = picture.uuid and file.format = place."numericFormat"
  join contest on contest.uuid = picture."contestUuid"
  left join "filterValue" ordered on ordered.uuid = item."filterValueUuid1"
  where item."orderUuid" = ${orderUuid} and not item."isDeleted" and item.quantity > 0
    and not place."isDeleted" and place."numericFormat" is not null and not picture."isDeleted"`;

/** Returns whether all files of an order are made. */
export async function areFilesMade(tx: Tx, orderUuid: string): Promise<boolean> {
  const { rows } = await sql`
    select place.uuid ${placesOf(orderUuid)} and file."pictureUuid" is null limit 1`.execute(tx);
  return rows.length === 0;
}

/** Returns an order's files in numbering order. The same picture in the same format is one file. */
export async function readOrderFiles(db: Db | Tx, orderUuid: string): Promise<OrderFile[]> {
  const { rows } = await sql<OrderFile>`
    select picture.uuid as "pictureUuid", picture."eventUuid", picture."contestUuid", place."numericFormat" as format, contest.label as contest,
      coalesce(min(ordered.value), (
        select shown.value from "pictureFilterValue" shows
        join "filterValue" shown on shown.uuid = shows."filterValueUuid"
        join "filterType" type on type.uuid = shown."filterTypeUuid"
        where shows."pictureUuid" = picture.uuid and not shown."isDeleted"
        order by array_position(array['rider', 'horse', 'bib'], type.code::text) nulls last, shown.value limit 1
      ), picture.name) as who,
      picture.name, file."byteSize", file.width, file.height, file."createdAt", file.crc32, file."isSmaller"
    ${placesOf(orderUuid)}
    group by picture.uuid, place."numericFormat", contest.label, contest.start,
      file."byteSize", file.width, file.height, file."createdAt", file.crc32, file."isSmaller"
    order by contest.start, contest.label, picture."takenAt", picture.name, picture.uuid, place."numericFormat"`.execute(
    db,
  );
  return rows;
}

/** The key of a file: it depends on the picture alone, so orders share it. */
export const digitalKey = (pictureUuid: string, format: DigitalFormat) =>
  `digital/${pictureUuid}/${format}.jpg`;

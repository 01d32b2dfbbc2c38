import { sql } from "kysely";
import sharp from "sharp";
import { joinDots } from "../../src/domain/french/joinDots.ts";
import { namesOfPictures } from "../catalogue/namesOfPictures.ts";
import type { Services } from "../core/services.ts";
import { previewKey } from "../images/previews.ts";
import { type LetterPart, type LetterPicture, pictureSide } from "../mail/letter.ts";

/** Pictures in one mail. */
const shownMaximum = 6;
/** Names below one of them: a picture of a warm-up may show many. */
const namesMaximum = 3;
/** Of one image: six weigh 144 kB at most. */
const bytesMaximum = 24_000;
/** JPEG qualities to try, best first. */
const qualities = [74, 55, 35];

type Using = Pick<Services, "db" | "store" | "settings" | "log">;

interface OrderedPicture {
  uuid: string;
  name: string;
  /** Number of pictures in all. */
  total: number;
}

const conditions = {
  all: sql`true`,
  files: sql`place."numericFormat" is not null`,
  prints: sql`place."paperFormat" is not null`,
};

/**
 * Returns the pictures of an order as a part of a mail, or none: the first six, from their watermarked previews. A picture whose preview
 * is missing or broken is not shown: no mail waits for it.
 */
export async function letterPictures(
  services: Using,
  orderUuid: string,
  which: keyof typeof conditions = "all",
): Promise<LetterPart[]> {
  const ordered = await readOrdered(services, orderUuid, which);
  if (ordered.length === 0) return [];
  const names = await namesOfPictures(
    services,
    ordered.map(({ uuid }) => uuid),
  );
  const pictures: LetterPicture[] = [];
  for (const { uuid, name } of ordered) {
    const image = await thumbnailOf(services, uuid);
    const shown = names.filter(({ pictureUuid }) => pictureUuid === uuid).map(({ value }) => value);
    if (image) pictures.push({ ...image, name, caption: joinDots(shown.slice(0, namesMaximum)) });
  }
  if (pictures.length === 0) return [];
  return [{ kind: "pictures", pictures, others: (ordered[0]?.total ?? 0) - pictures.length }];
}

/** Each picture once, in the order of the items; none that was taken down. */
async function readOrdered(
  { db }: Using,
  orderUuid: string,
  which: keyof typeof conditions,
): Promise<OrderedPicture[]> {
  const { rows } = await sql<OrderedPicture>`
    select picture.uuid, picture.name, (count(*) over ())::int as total
    from "orderItemPicture" place
    join "orderItem" item on item.uuid = place."orderItemUuid"
    join picture on picture.uuid = place."pictureUuid"
    where item."orderUuid" = ${orderUuid} and not item."isDeleted" and item.quantity > 0
      and not place."isDeleted" and not picture."isDeleted" and ${conditions[which]}
    group by picture.uuid, picture.name, picture."takenAt"
    order by min(item."createdAt"), min(place."groupPosition"), picture."takenAt", picture.name, picture.uuid
    limit ${shownMaximum}`.execute(db);
  return rows;
}

async function thumbnailOf({ store, log }: Using, pictureUuid: string) {
  try {
    const preview = await store.get(previewKey(pictureUuid, 400));
    return preview && (await shrink(preview));
  } catch (error) {
    log.warn({ err: error, pictureUuid }, "a picture is not shown in a mail");
    return null;
  }
}

/** Returns a preview as a small JPEG; null if it would be too heavy. */
async function shrink(preview: Buffer): Promise<Pick<LetterPicture, "content" | "width" | "height"> | null> {
  for (const quality of qualities) {
    const { data, info } = await sharp(preview)
      .resize({ width: 2 * pictureSide, height: 2 * pictureSide, fit: "inside" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= bytesMaximum)
      return { content: data, width: Math.ceil(info.width / 2), height: Math.ceil(info.height / 2) };
  }
  return null;
}

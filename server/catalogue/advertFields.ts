import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";

/** What an operator decides about an advert. */
export interface AdvertFields {
  /** The operator's own name for it, unique. */
  code: string;
  /** Read aloud in place of the image. */
  label: string;
  /** Page that it opens; null: none. */
  url: string | null;
  isPlaceMain: boolean;
  isPlaceTruck: boolean;
}

export const advertColumns = ["code", "label", "url", "isPlaceMain", "isPlaceTruck"] as const;

/** Reads an advert by its code and locks it until the transaction ends. Throws `CliError` if there is none. */
export async function lockAdvert(tx: Tx, code: string): Promise<AdvertFields & { uuid: string }> {
  const advert = await tx
    .selectFrom("advert")
    .select(["uuid", ...advertColumns])
    .where("code", "=", code)
    .where("isDeleted", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (!advert) throw new CliError(`There is no advert ${code}: dossard adverts.`);
  return advert;
}

/** Throws `CliError` for an advert that could not be shown. */
export function checkAdvert({ code, label, url, isPlaceMain, isPlaceTruck }: AdvertFields): void {
  if (!/^[\w.-]{1,50}$/.test(code)) {
    throw new CliError(
      "The code of an advert has up to 50 letters without accents, digits, dots or hyphens.",
    );
  }
  if (label.trim() === "" || label.length > 100) {
    throw new CliError("The label of an advert has 1 to 100 characters.");
  }
  if (url !== null && (url.length > 2000 || !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))) {
    throw new CliError(`"${url}" is no address of a page: https://…`);
  }
  if (!isPlaceMain && !isPlaceTruck)
    throw new CliError("An advert is shown on the main site, at a stand, or both.");
}

/** The adverts, in the order of the mosaic. */
export const adverts = (db: Db | Tx) =>
  db.selectFrom("advert").where("isDeleted", "=", false).orderBy("createdAt").orderBy("code");

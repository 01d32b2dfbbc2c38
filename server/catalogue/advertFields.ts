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

/** An advert as operators see it. */
export type ManagedAdvert = { uuid: string } & AdvertFields;

export const advertColumns = ["code", "label", "url", "isPlaceMain", "isPlaceTruck"] as const;

/** Reads an advert by its code and locks it until the transaction ends. Throws `CliError` if there is none. */
export async function lockAdvert(tx: Tx, code: string): Promise<ManagedAdvert> {
  const advert = await tx
    .selectFrom("advert")
    .select(["uuid", ...advertColumns])
    .where("code", "=", code)
    .where("isDeleted", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (!advert) throw new CliError(`Il n’y a pas d’annonce ${code} : dossard adverts.`);
  return advert;
}

/** Throws `CliError` for an advert that could not be shown. */
export function checkAdvert({ code, label, url, isPlaceMain, isPlaceTruck }: AdvertFields): void {
  if (!/^\w[\w.-]{0,49}$/.test(code)) {
    throw new CliError(
      "Le code d’une annonce a 50 caractères au plus : lettres sans accent, chiffres, points, tirets ; il commence par une lettre ou un chiffre.",
    );
  }
  if (label.trim() === "" || label.length > 100) {
    throw new CliError("Le texte d’une annonce a de 1 à 100 caractères.");
  }
  if (url !== null && (url.length > 2000 || !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))) {
    throw new CliError(`« ${url} » n’est pas l’adresse d’une page : https://…`);
  }
  if (!isPlaceMain && !isPlaceTruck) {
    throw new CliError("Une annonce paraît sur le site, sur un stand, ou sur les deux.");
  }
}

/** The adverts, in the order of the mosaic. */
export const adverts = (db: Db | Tx) =>
  db.selectFrom("advert").where("isDeleted", "=", false).orderBy("createdAt").orderBy("code");

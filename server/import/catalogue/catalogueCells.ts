import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import {
  type FilterNature,
  type ProductNature,
  productNatures,
} from "../../../src/domain/products/natures.ts";
import { type PictureFormat, pictureFormats } from "../../../src/domain/products/pictureFormat.ts";
import type { FilterTypeCode } from "../filterTypes.ts";
import { CatalogueError } from "./catalogueFile.ts";

export function readNature(text: string): ProductNature {
  const nature = productNatures.find((one) => one === text.toLowerCase());
  if (nature) return nature;
  throw new CatalogueError(`« ${text} » n’est pas une nature : ${productNatures.join(", ")}`);
}

/** Accepts `20x30` as well as `20_30`, and the resolutions. */
export function readFormat(text: string): PictureFormat {
  const written = text.toLowerCase().replace(/\s*(?:x|×|_)\s*/, "_");
  const format = pictureFormats.find((one) => one === written);
  if (format) return format;
  throw new CatalogueError(`« ${text} » n’est pas un format : ${pictureFormats.join(", ")}`);
}

/** Returns the number of pictures in a group; null for an empty cell. */
export function readCount(text: string): number | null {
  if (text === "") return null;
  const count = Number(text);
  if (/^\d{1,3}$/.test(text) && count >= 1 && count <= 300) return count;
  throw new CatalogueError(`« ${text} » n’est pas un nombre de photos de 1 à 300`);
}

/** Returns cents from euros in any usual form: `15`, `15,00`, `1 234,50 €`; null for an empty cell. */
export function readEuros(text: string): number | null {
  if (text === "") return null;
  const written = text.replace(/\s|€/g, "");
  const [, whole, parts = ""] = /^(\d{1,6})(?:[,.](\d{1,2}))?$/.exec(written) ?? [];
  if (whole === undefined) throw new CatalogueError(`« ${text} » n’est pas un prix en euros`);
  return Number(whole) * 100 + Number(parts.padEnd(2, "0"));
}

const natures: Record<string, FilterNature> = {
  event: "event",
  evenement: "event",
  contest: "contest",
  epreuve: "contest",
  speciale: "contest",
  course: "contest",
  filtervalue: "filterValue",
  valeur: "filterValue",
};
const types: Record<string, FilterTypeCode> = {
  cavalier: "rider",
  pilote: "rider",
  coureur: "rider",
  cheval: "horse",
  voiture: "horse",
  dossard: "bib",
  numero: "bib",
};

/** Returns what a slot asks for: an event, a contest, a value of any type, or of the type with this code or name. */
export function readFilter(text: string): { nature: FilterNature | null; type: string | null } {
  if (text === "") return { nature: null, type: null };
  const key = searchKey(text);
  const nature = natures[key];
  return nature ? { nature, type: null } : { nature: "filterValue", type: types[key] ?? text };
}

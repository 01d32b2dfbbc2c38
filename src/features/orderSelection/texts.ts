import { pluralize } from "../../domain/french/pluralize.ts";
import { reducedBy } from "../../domain/money/amounts.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { itemPrice } from "../../domain/products/product.ts";
import type { OrderedLot, SelectedPicture } from "./selectionGroups.ts";

export const orderTitle = "Commander ma sélection";
export const nothingLeft = "Aucune de ces photos n’est en vente à l’unité";

/**
 * « 12 photos × 9,00 € = 108,00 € », « 12 photos × 2 × 9,00 € = 216,00 € », with a discount in percent; the sum alone where the
 * discount of each picture is rounded differently.
 */
export function lotSum({ variant, options, quantity, pictureUuids }: OrderedLot, percent: number): string {
  const count = pictureUuids.length;
  const unit = itemPrice(variant, options);
  const [reduced, sum] = [reducedBy(unit, percent), reducedBy(count * quantity * unit, percent)];
  if (count * quantity * reduced !== sum) return formatEuros(sum);
  const factors = [pluralize(count, "photo"), ...(quantity > 1 ? [quantity] : []), formatEuros(reduced)];
  return `${factors.join(" × ")} = ${formatEuros(sum)}`;
}

/** « Option mat, fichier numérique »; empty without options. */
export function optionWords({ options }: OrderedLot): string {
  return [
    options.withMatOption && "option mat",
    options.withSatinOption && "option satin",
    options.withNumericOption && "fichier numérique",
  ]
    .filter(Boolean)
    .join(", ");
}

/** « 10 photos en 20x30 cm, option mat ». */
export function lotWords(lot: OrderedLot, count: number): string {
  const options = optionWords(lot);
  return `${pluralize(count, "photo")} en ${lot.variant.label}${options && `, ${options}`}`;
}

/** « 2 photos de votre sélection ne sont plus en vente. » */
export const missingWords = (count: number): string =>
  `${pluralize(count, "photo")} ${count > 1 ? "ne sont plus en vente et ne seront pas commandées" : "n’est plus en vente et ne sera pas commandée"}.`;

/** « 2 photos n’ont pas pu être ajoutées : elles ne sont plus en vente. » and their captions. */
export const unavailableWords = (pictures: readonly SelectedPicture[]): string =>
  pictures.length > 1
    ? `${pluralize(pictures.length, "photo")} n’ont pas pu être ajoutées\u00a0: elles viennent d’être retirées de la vente.`
    : "1 photo n’a pas pu être ajoutée\u00a0: elle vient d’être retirée de la vente.";

/** « 2 fichiers étaient déjà dans votre panier : ils ne sont pas comptés deux fois. » */
export const knownWords = (count: number): string =>
  count > 1
    ? `${pluralize(count, "fichier")} étaient déjà dans votre panier\u00a0: ils ne sont pas comptés deux fois.`
    : "1 fichier était déjà dans votre panier\u00a0: il n’est pas compté deux fois.";

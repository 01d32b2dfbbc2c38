import { pluralize } from "../../domain/french/pluralize.ts";

/** Words of the selection (specification, sections 2 and 5). */
export const tooManySelected = "Vous ne pouvez pas sélectionner plus de 300 photos.";
export const tooManyAtOnce =
  "Vous ne pouvez pas ajouter plus de 300 photos à votre sélection en une seule fois.";

/** « 1 photo cochée », « 3 photos cochées ». */
export const tickedWords = (count: number): string => pluralize(count, "photo cochée", "photos cochées");

import { pluralize } from "../../domain/french/pluralize.ts";

/** Texts of the box's results, loaded with the first search. */

export const noResult = "Aucun résultat ne correspond à votre recherche.";
export const tooManyResults =
  "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.";
export const retry = "Réessayer";

/** Above names that have the text but for a slip. */
export const meantLead = "Vouliez-vous dire\u00a0:";
/** Above the names nearest to a text that no name has. */
export const nearestLead = `${noResult} Orthographe la plus proche\u00a0:`;

/** « 1 résultat », « 4 résultats », for screen readers. */
export const resultCount = (count: number) => pluralize(count, "résultat");

/** « Jeanne Lefèvre dans 3 événements ». */
export const inEvents = (name: string, count: number) => `${name} dans ${pluralize(count, "événement")}`;

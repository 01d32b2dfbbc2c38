import { frenchText } from "../../domain/french/frenchText.ts";
import { pluralize } from "../../domain/french/pluralize.ts";

const list = new Intl.ListFormat("fr", { type: "conjunction" });
/** Longer lists of names no longer help. */
const namedMaximum = 5;

/** Explains that pictures were taken down on request. */
export function unavailablePicturesWords(names: readonly string[]): string {
  const [first] = names;
  if (first !== undefined && names.length === 1) {
    return frenchText(
      `La photo ${first} a été retirée de votre panier : une personne qui y figure l’a demandé. Le reste de votre panier n’a pas changé.`,
    );
  }
  const which =
    names.length > namedMaximum ? pluralize(names.length, "photo") : `Les photos ${list.format(names)}`;
  return frenchText(
    `${which} ont été retirées de votre panier : des personnes qui y figurent l’ont demandé. Le reste de votre panier n’a pas changé.`,
  );
}

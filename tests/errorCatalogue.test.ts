import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const spoken = resolve(import.meta.dirname, "../stories/__spoken__");

/**
 * The error catalogue of the specification (section 8): each text, and the screens and dialogs of the shop that show it.
 * A story's transcript (`stories/__spoken__`) is the page text of its last run; each run compares them.
 * N and M are numbers, X and Y are labels.
 */
const catalogue: [situation: string, text: string, shownBy: RegExp][] = [
  [
    "payment in progress: adding",
    "Un paiement est en cours : votre commande est verrouillée.",
    /^features-addpicture--/,
  ],
  [
    "payment in progress: a pack",
    "Un paiement est en cours : votre commande est verrouillée.",
    /^features-addpicturepacks--/,
  ],
  [
    "payment in progress: several",
    "Un paiement est en cours : votre commande est verrouillée.",
    /^features-addpicturetopack--/,
  ],
  [
    "payment in progress: updating",
    "Un paiement est en cours : votre commande est verrouillée.",
    /^screens-orderitem--/,
  ],
  [
    "payment in progress: removing",
    "Un paiement est en cours : votre commande est verrouillée.",
    /--remove-picture-locked/,
  ],
  [
    "payment in progress: moving",
    "Un paiement est en cours : votre commande est verrouillée.",
    /--pictures-from-cart-locked/,
  ],
  [
    "payment in progress: creating",
    "Un paiement est en cours : votre commande est verrouillée.",
    /--pack-init-locked/,
  ],
  ["payment in progress: the cart", "Veuillez réessayer après être revenu du paiement.", /^screens-cart--/],
  ["e-mail already registered", "Cette adresse email est déjà utilisée", /^screens-register--/],
  ["any other registration error", "Une erreur est survenue", /^screens-register--/],
  ["reset failure", "Une erreur est survenue. Ce lien ne semble pas fonctionner.", /^screens-password--/],
  ["login failure", "Ces identifiants ne sont pas valides", /^screens-login--/],
  [
    "picture already in a pack",
    "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
    /^features-addpicturetopack--/,
  ],
  [
    "invalid download or invoice link",
    "Le lien que vous utilisez ne semble pas valide",
    /^screens-filelinks--/,
  ],
  ["unknown route", "Oups", /^screens-notfound--/],
  ["payment interrupted, in the order page", "Le paiement a échoué ou a été interrompu.", /^screens-order--/],
  ["payment failed, in its page", "Le paiement de votre commande a échoué...", /^screens-paymentresult--/],
  [
    "a pack with too few places left",
    "Ce pack peut accueillir N photos supplémentaires. Vous en avez sélectionné M.",
    /^features-/,
  ],
  ["a pack that is too small", "Ce pack peut accueillir N photos. Vous en avez sélectionné M.", /^features-/],
  [
    "incompatible pricing",
    "Vous ne pouvez pas ajouter cette photographie (catégorie « X ») à ce pack (catégorie « Y »).",
    /^features-/,
  ],
  ["no open pack", "Aucun pack incomplet en cours", /^features-addpicturepacks--/],
  [
    "no Click&Collect contest",
    "Pour l'instant, aucun concours à venir n'est éligible au Click&Collect.",
    /^features-clickandcollect--/,
  ],
  [
    "no cart picture for the pack",
    "Aucune photo de votre panier ne peut être ajoutée à ce pack",
    /^features-orderitemdialogs--/,
  ],
  ["no search result", "Aucun résultat ne correspond à votre recherche.", /^screens-searchvalues--/],
  [
    "no search result, in a dialog",
    "Aucun résultat ne correspond à votre recherche.",
    /^features-orderitemdialogs--/,
  ],
  [
    "too many search results",
    "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
    /^screens-searchvalues--/,
  ],
  [
    "too many search results, in a dialog",
    "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
    /^features-orderitemdialogs--/,
  ],
];

/** Transcripts write a no-break space as ⍽ and a narrow one as ⎵. */
function told(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const parts = literal.replace(/\b[NM]\b/g, "\\d+").replace(/\b[XY]\b/g, "[^»]+");
  return new RegExp(`(^|[^\\p{L}])${parts.replace(/ /g, "[ ⍽⎵]+").replace(/'/g, "['’]")}`, "mu");
}

function screensWith(text: string): string[] {
  const words = told(text);
  return readdirSync(spoken)
    .filter((file) => words.test(readFileSync(join(spoken, file), "utf8")))
    .sort();
}

test.each(catalogue)("%s: « %s » is seen on its screen", (_, text, shownBy) => {
  expect(screensWith(text).filter((file) => shownBy.test(file))).not.toEqual([]);
});

test("a text that no screen has, and one on another screen, are missed", () => {
  expect(screensWith("Ce pack peut accueillir N photos imaginaires.")).toEqual([]);
  expect(screensWith("Oups").filter((file) => file.startsWith("screens-cart--"))).toEqual([]);
});

/** How a field is filled: sensible words, or rude ones. */
export const fillings = ["sensible", "empty", "overlong", "emoji", "quotes", "spaces"] as const;
export type Filling = (typeof fillings)[number];

/** What belongs into a field, by its type, purpose and name. */
const sensible: [RegExp, string][] = [
  [/^date /, "2026-05-16"],
  [/^time /, "10:30"],
  [/^email |e-mail/i, "iris.leroux@example.fr"],
  [/^password /, "un mot de passe"],
  [/^number |numeric|quantité|largeur/i, "2"],
  [/postal/i, "50000"],
  [/^tel |téléphone/i, "06 12 34 56 78"],
  [/given-name|prénom/i, "Éloïse"],
  [/family-name|\bnom\b/i, "Lefèvre-Noël"],
  [/ville/i, "Saint-Lô"],
  [/adresse/i, "12 chemin des Écuries"],
  [/cavalier|cheval|dossard|rechercher/i, "l oeil d or"],
];

const rude: Record<Exclude<Filling, "sensible">, string> = {
  empty: "",
  overlong: "Très long ".repeat(600),
  emoji: "🐴👩‍🚀🇫🇷 é\u0301\u202Eabc",
  quotes: `O'Neill "l’Œil" <b>d'or</b> \\ %_ ; --`,
  spaces: "   \u00A0 ",
};

/** Whether the browser itself accepts this text in such a field. */
const isTypeable = (content: string, text: string) =>
  !/^(date|time|number|color|month|week) /.test(content) || text === "";

/** A field, as `Control` describes it. */
export interface Field {
  /** Type, purpose and name. */
  content: string;
  /** In characters. */
  longest: number;
}

/** Returns the text for a field, no longer than can be typed. */
export function textFor({ content, longest }: Field, filling: Filling): string {
  const proper = sensible.find(([pattern]) => pattern.test(content))?.[1] ?? "Iris";
  if (filling === "sensible") return proper;
  const text = rude[filling].slice(0, longest);
  return isTypeable(content, text) ? text : proper;
}

/** Texts shared by the account forms. */
export const fixTitle = "Quelques informations sont à corriger";
export const passwordLabels = {
  showLabel: "Afficher le mot de passe",
  hideLabel: "Masquer le mot de passe",
  shownMessage: "Votre mot de passe est affiché.",
  hiddenMessage: "Votre mot de passe est masqué.",
};
export const optionalMark = "facultatif";

/** Returns a field's text; "" if it is missing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

import type { FormFault } from "../../domain/formFault.ts";

/** What a saved cart is looked for by. */
export interface RestoreForm {
  email: string;
  code: string;
}

export const restoreRefused =
  "Vous devez renseigner votre adresse email et/ou le code de la commande pour récupérer votre panier.";
export const nothingSaved = "Aucune commande n'a été trouvée.";

/** One of the two at least (specification, section 5 "Restore cart"). */
export function checkRestoreForm({ email, code }: RestoreForm): FormFault<keyof RestoreForm>[] {
  return email.trim() === "" && code.trim() === "" ? [{ field: "email", message: restoreRefused }] : [];
}

import type { ApiError } from "../../api/apiError.ts";
import type { FieldError } from "../../shop/fieldError.ts";

/** Search criteria for a saved cart. */
export interface RestoreForm {
  email: string;
  code: string;
}

export const restoreRefused =
  "Vous devez renseigner votre adresse email et/ou le code de la commande pour récupérer votre panier.";
export const nothingSaved = "Aucune commande n'a été trouvée.";

/** At least one of the two is required (specification, section 5 "Restore cart"). */
export function checkRestoreForm({ email, code }: RestoreForm): FieldError<keyof RestoreForm>[] {
  return email.trim() === "" && code.trim() === "" ? [{ field: "email", message: restoreRefused }] : [];
}

/** Why a saved cart was not restored, worded as what the shopper can do. */
export function restoreRefusal(failure: ApiError): string {
  if (failure.code === "NOT_FOUND") {
    return "Ce panier n’est plus enregistré\u00a0: il a peut-être déjà été récupéré.";
  }
  if (failure.code === "ORDER_NOT_MODIFIABLE") {
    return "Un panier est déjà en cours sur cet écran. Validez-le, enregistrez-le ou videz-le avant d’en récupérer un autre.";
  }
  return failure.shopperMessage;
}

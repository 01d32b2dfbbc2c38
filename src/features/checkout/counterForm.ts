import { termsRefused } from "../../domain/orders/consents.ts";
import type { FieldError } from "../../shop/fieldError.ts";
import { isEmail } from "../../shop/isEmail.ts";

/** Details that the shopper gives at the stand, where no account is needed. */
export interface CounterForm {
  email: string;
  lastName: string;
  phone: string;
  acceptsTerms: boolean;
}

export const emptyCounterForm: CounterForm = { email: "", lastName: "", phone: "", acceptsTerms: false };

/** Errors in the order of the form; the phone is optional (specification, section 5 "Truck order"). */
export function checkCounterForm(form: CounterForm): FieldError<keyof CounterForm>[] {
  const faults: FieldError<keyof CounterForm>[] = [];
  if (form.email.trim() === "") {
    faults.push({ field: "email", message: "Vous devez renseigner votre adresse email." });
  } else if (!isEmail(form.email)) {
    faults.push({ field: "email", message: "Votre adresse email ne semble pas valide." });
  }
  if (form.lastName.trim() === "") {
    faults.push({ field: "lastName", message: "Vous devez renseigner votre nom de famille." });
  }
  if (!form.acceptsTerms) {
    faults.push({ field: "acceptsTerms", message: termsRefused });
  }
  return faults;
}

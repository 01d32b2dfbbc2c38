import type { NewAddress } from "../../api/contract/customerEntities.ts";
import type { FormFault } from "../../domain/formFault.ts";

const messages: Record<keyof NewAddress, string> = {
  street: "Vous devez renseigner votre adresse",
  zipCode: "Vous devez renseigner votre code postal",
  city: "Vous devez renseigner votre ville",
};

/** All three are needed before anything is sent (specification, section 5 "New address"). */
export function checkAddressForm(form: NewAddress): FormFault<keyof NewAddress>[] {
  return (["street", "zipCode", "city"] as const)
    .filter((field) => form[field].trim() === "")
    .map((field) => ({ field, message: messages[field] }));
}

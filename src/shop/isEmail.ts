import { email } from "../api/contract/customerEntities.ts";

/** Whether the API takes an e-mail address. */
export const isEmail = (address: string): boolean => email.safeParse(address.trim()).success;

/** What a form says where it does not. */
export const wrongEmail = "Votre adresse e-mail ne semble pas valide.";

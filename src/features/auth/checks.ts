import { email } from "../../api/contract/customerEntities.ts";
import { passwordMinimum } from "../../domain/shop/limits.ts";
import type { FieldError } from "../../shop/fieldError.ts";

/**
 * Client-side validation of the forms. Errors come in the order of the specification's section 5, at most one per
 * field, so that the first is the one to focus.
 */

export interface LoginForm {
  email: string;
  password: string;
}

export function checkLogin(form: LoginForm): FieldError<keyof LoginForm>[] {
  const faults: FieldError<keyof LoginForm>[] = [];
  if (form.email.trim() === "") {
    faults.push({ field: "email", message: "Vous devez renseigner votre email" });
  }
  if (form.password === "") {
    faults.push({ field: "password", message: "Vous devez renseigner le mot de passe" });
  }
  return faults;
}

export interface RegistrationForm {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  mobile: string;
  company: string;
  vatNumber: string;
}

export function checkRegistration(form: RegistrationForm): FieldError<keyof RegistrationForm>[] {
  const faults: FieldError<keyof RegistrationForm>[] = [...checkEmail(form)];
  if (form.password === "") {
    faults.push({ field: "password", message: "Vous devez renseigner le mot de passe" });
  } else if (form.password.length < passwordMinimum) {
    faults.push({ field: "password", message: "Le mot de passe est trop court" });
  }
  if (form.firstName.trim() === "") {
    faults.push({ field: "firstName", message: "Vous devez renseigner votre prénom" });
  }
  if (form.lastName.trim() === "") {
    faults.push({ field: "lastName", message: "Vous devez renseigner votre nom" });
  }
  return faults;
}

/** Also validates the whole forgotten-password form. */
export function checkEmail(form: { email: string }): FieldError<"email">[] {
  if (email.safeParse(form.email).success) return [];
  return [{ field: "email", message: "Vous devez renseigner un email valide" }];
}

export function checkNewPassword(form: { newPassword: string }): FieldError<"newPassword">[] {
  if (form.newPassword.length >= passwordMinimum) return [];
  return [
    {
      field: "newPassword",
      message: `Le mot de passe doit contenir au moins ${passwordMinimum} caractères`,
    },
  ];
}

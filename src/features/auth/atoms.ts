import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import type { LoginForm, RegistrationForm } from "./checks.ts";
import type { RecoverLink } from "./recoverLink.ts";

/** What the shopper reads when a form was sent and refused (specification, sections 5 and 8). */
export const badCredentials = "Ces identifiants ne sont pas valides";
export const emailAlreadyUsed = "Cette adresse email est déjà utilisée";
export const somethingWentWrong = "Une erreur est survenue";
export const resetFailed = "Une erreur est survenue. Ce lien ne semble pas fonctionner.";

/** Keeps the token; the customer it names, his cart and his orders depend on it and load by themselves. */
const signInAtom = atom(null, (_, set, accessToken: string) => set(customerTokenAtom, accessToken));

/** Signs in; false where the server does not know the pair. Throws `ApiError`. */
export const loginAtom = atom(null, async (get, set, { email, password }: LoginForm): Promise<boolean> => {
  const answer = await get(apiAtom).customers.login({ body: { email: email.trim(), password } });
  if (!answer.isSuccess || answer.accessToken === null) return false;
  set(signInAtom, answer.accessToken);
  return true;
});

/** What a registration came to: the field to mend, or nothing to mend. */
export type RegistrationOutcome =
  | { done: true }
  | { done: false; field: "email" | "password" | null; message: string };

/**
 * Opens an account and signs in. Throws `ApiError`.
 * @param idempotencyKey the same for each press: who presses again after a lost answer is not told that the address is used
 */
export const registerAtom = atom(
  null,
  async (get, set, form: RegistrationForm, idempotencyKey: string): Promise<RegistrationOutcome> => {
    const { error, accessToken } = await get(apiAtom).customers.register(
      {
        body: {
          email: form.email.trim(),
          password: form.password,
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          mobile: form.mobile.trim() || null,
          company: form.company.trim() || null,
          vatNumber: form.vatNumber.trim() || null,
        },
      },
      { idempotencyKey },
    );
    if (error === "EMAIL_ALREADY_USED") return { done: false, field: "email", message: emailAlreadyUsed };
    if (error === "PASSWORD_TOO_SHORT") {
      return { done: false, field: "password", message: "Le mot de passe est trop court" };
    }
    if (accessToken === null) return { done: false, field: null, message: somethingWentWrong };
    set(signInAtom, accessToken);
    return { done: true };
  },
);

/** Ends the token at the server, and here whatever the server says: who signs out must be out. */
export const logoutAtom = atom(null, async (get, set) => {
  try {
    await get(apiAtom).customers.logout();
  } catch {
    // Without a connection the token still leaves this browser.
  }
  set(customerTokenAtom, null);
});

/** Asks for the mail with the link. Throws `ApiError`. */
export const startPasswordResetAtom = atom(null, async (get, _set, email: string) => {
  await get(apiAtom).customers.startPasswordReset({ body: { email: email.trim() } });
});

/**
 * Sets the new password and signs in where the server gives a token; false where it refuses. Throws `ApiError`.
 * @param idempotencyKey the same for each press: a lost answer has used the link up
 */
export const resetPasswordAtom = atom(
  null,
  async (get, set, link: RecoverLink, newPassword: string, idempotencyKey: string): Promise<boolean> => {
    const answer = await get(apiAtom).customers.resetPassword(
      { body: { ...link, newPassword } },
      { idempotencyKey },
    );
    if (!answer.isSuccess) return false;
    if (answer.accessToken !== null) set(signInAtom, answer.accessToken);
    return true;
  },
);

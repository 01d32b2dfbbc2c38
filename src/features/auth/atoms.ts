import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import type { LoginForm, RegistrationForm } from "./checks.ts";
import type { RecoverLink } from "./recoverLink.ts";

/** Messages for a form that the server refused (specification, sections 5 and 8). */
export const badCredentials = "Ces identifiants ne sont pas valides";
export const emailAlreadyUsed = "Cette adresse email est déjà utilisée";
export const somethingWentWrong = "Une erreur est survenue";
export const resetFailed = "Une erreur est survenue. Ce lien ne semble pas fonctionner.";

/** Stores the token; the customer, cart and orders depend on it and reload by themselves. */
const signInAtom = atom(null, (_, set, accessToken: string) => set(customerTokenAtom, accessToken));

/** Signs in; returns false if the credentials are wrong. Throws `ApiError`. */
export const loginAtom = atom(null, async (get, set, { email, password }: LoginForm): Promise<boolean> => {
  const answer = await get(apiAtom).customers.login({ body: { email: email.trim(), password } });
  if (!answer.isSuccess || answer.accessToken === null) return false;
  set(signInAtom, answer.accessToken);
  return true;
});

/** Result of a registration: success, or the field to correct. */
export type RegistrationOutcome =
  | { done: true }
  | { done: false; field: "email" | "password" | null; message: string };

/**
 * Creates an account and signs in. Throws `ApiError`.
 * @param idempotencyKey reused for each retry: a retry after a lost response must not report the address as taken
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

/** Revokes the token at the server, and signs out locally even if that fails. */
export const logoutAtom = atom(null, async (get, set) => {
  try {
    await get(apiAtom).customers.logout();
  } catch {
    // Without a connection, the token is still removed from this browser.
  }
  set(customerTokenAtom, null);
});

/** Requests the email with the reset link. Throws `ApiError`. */
export const startPasswordResetAtom = atom(null, async (get, _set, email: string) => {
  await get(apiAtom).customers.startPasswordReset({ body: { email: email.trim() } });
});

/**
 * Sets the new password and signs in if the server returns a token; returns false if it refuses. Throws `ApiError`.
 * @param idempotencyKey reused for each retry: the lost response's call has consumed the link
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

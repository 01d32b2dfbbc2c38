import { atom } from "jotai";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { errorFrom, mutationAtom } from "../../state/mutation.ts";
import type { LoginForm, RegistrationForm } from "./checks.ts";
import type { RecoverLink } from "./recoverLink.ts";

/** Messages for a form that the server refused (specification, sections 5 and 8). */
export const badCredentials = "Ces identifiants ne sont pas valides";
export const emailAlreadyUsed = "Cette adresse email est déjà utilisée";
export const somethingWentWrong = "Une erreur est survenue";
export const resetFailed = "Une erreur est survenue. Ce lien ne semble pas fonctionner.";

/** Stores the token; the customer, cart and orders depend on it and reload by themselves. */
const signInAtom = atom(null, (_, set, accessToken: string) => set(customerTokenAtom, accessToken));

const sendLoginAtom = mutationAtom({
  name: "login",
  send: (api, options, { email, password }: LoginForm) =>
    api.customers.login({ body: { email: email.trim(), password } }, options),
});

/** Signs in; returns false if the credentials are wrong. Throws `ApiError`. */
export const loginAtom = atom(null, async (_get, set, form: LoginForm): Promise<boolean> => {
  const answer = await set(sendLoginAtom, form);
  if (!answer.isSuccess || answer.accessToken === null) return false;
  set(signInAtom, answer.accessToken);
  return true;
});

/** Result of a registration: success, or the field to correct. */
export type RegistrationOutcome =
  | { done: true }
  | { done: false; field: "email" | "password" | null; message: string };

const sendRegistrationAtom = mutationAtom({
  name: "register",
  send: (api, options, form: RegistrationForm) =>
    api.customers.register(
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
      options,
    ),
});

/** Creates an account and signs in. Throws `ApiError`. */
export const registerAtom = atom(
  null,
  async (_get, set, form: RegistrationForm): Promise<RegistrationOutcome> => {
    const { error, accessToken } = await set(sendRegistrationAtom, form);
    if (error === "EMAIL_ALREADY_USED") return { done: false, field: "email", message: emailAlreadyUsed };
    if (error === "PASSWORD_TOO_SHORT") {
      return { done: false, field: "password", message: "Le mot de passe est trop court" };
    }
    if (accessToken === null) return { done: false, field: null, message: somethingWentWrong };
    set(signInAtom, accessToken);
    return { done: true };
  },
);

const sendLogoutAtom = mutationAtom({
  name: "logout",
  send: (api, options) => api.customers.logout(undefined, options),
});

/** Revokes the token at the server, and signs out locally even if that fails: there may be no connection. */
export const logoutAtom = atom(null, async (_get, set) => {
  await errorFrom(set(sendLogoutAtom));
  set(customerTokenAtom, null);
});

/** Returns whether an address has an account. Throws `ApiError`. */
export const checkEmailAtom = mutationAtom({
  name: "checkEmail",
  send: (api, options, email: string) => api.customers.checkEmail({ body: { email } }, options),
});

/** Requests the email with the reset link. Throws `ApiError`. */
export const startPasswordResetAtom = mutationAtom({
  name: "startPasswordReset",
  send: (api, options, email: string) =>
    api.customers.startPasswordReset({ body: { email: email.trim() } }, options),
});

const sendPasswordAtom = mutationAtom({
  name: "resetPassword",
  send: (api, options, body: RecoverLink & { newPassword: string }) =>
    api.customers.resetPassword({ body }, options),
});

/** Sets the new password and signs in if the server returns a token; returns false if it refuses. Throws `ApiError`. */
export const resetPasswordAtom = atom(
  null,
  async (_get, set, link: RecoverLink, newPassword: string): Promise<boolean> => {
    const answer = await set(sendPasswordAtom, { ...link, newPassword });
    if (!answer.isSuccess) return false;
    if (answer.accessToken !== null) set(signInAtom, answer.accessToken);
    return true;
  },
);

import { expect, test } from "vitest";
import {
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkRegistration,
} from "../../../src/features/auth/checks.ts";

const messages = (faults: { message: string }[]) => faults.map((fault) => fault.message);

test.each([
  ["", "", ["Vous devez renseigner votre email", "Vous devez renseigner le mot de passe"]],
  ["   ", "secret", ["Vous devez renseigner votre email"]],
  ["camille@example.fr", "", ["Vous devez renseigner le mot de passe"]],
  // The server rejects invalid addresses: login only requires a value.
  ["camille", "x", []],
  ["camille@example.fr", " ", []],
])("login with %j and %j", (email, password, expected) => {
  expect(messages(checkLogin({ email, password }))).toEqual(expected);
});

const right = {
  email: "camille@example.fr",
  password: "huit8888",
  firstName: "Camille",
  lastName: "Lefèvre",
  mobile: "",
  company: "",
  vatNumber: "",
};

test.each([
  [{}, []],
  [{ email: "" }, ["Vous devez renseigner un email valide"]],
  [{ email: "camille@" }, ["Vous devez renseigner un email valide"]],
  [{ email: `${"a".repeat(65)}@example.fr` }, ["Vous devez renseigner un email valide"]],
  [{ password: "" }, ["Vous devez renseigner le mot de passe"]],
  [{ password: "sept777" }, ["Le mot de passe est trop court"]],
  [{ password: "        " }, []],
  [{ firstName: " " }, ["Vous devez renseigner votre prénom"]],
  [{ lastName: "" }, ["Vous devez renseigner votre nom"]],
  [
    { email: "", password: "", firstName: "", lastName: "" },
    [
      "Vous devez renseigner un email valide",
      "Vous devez renseigner le mot de passe",
      "Vous devez renseigner votre prénom",
      "Vous devez renseigner votre nom",
    ],
  ],
])("registration with %j", (change, expected) => {
  expect(messages(checkRegistration({ ...right, ...change }))).toEqual(expected);
});

test.each([
  ["", false],
  ["camille", false],
  ["camille@example", false],
  ["camille@example.fr", true],
  [" camille@example.fr ", true],
])("a reset mail can go to %j: %s", (email, sendable) => {
  expect(checkEmail({ email })).toHaveLength(sendable ? 0 : 1);
});

test.each([
  ["", false],
  ["sept777", false],
  ["huit8888", true],
])("the new password %j is taken: %s", (newPassword, taken) => {
  expect(messages(checkNewPassword({ newPassword }))).toEqual(
    taken ? [] : ["Le mot de passe doit contenir au moins 8 caractères"],
  );
});

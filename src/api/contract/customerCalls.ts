import * as z from "zod/mini";
import { addressSchema, customerSchema, email } from "./customerEntities.ts";
import { endpoint } from "./endpoint.ts";
import { flag, line, orNull } from "./fields.ts";
import { filledText } from "./formFields.ts";

/** A password as typed: never trimmed; the upper bound keeps the hash's cost bounded. */
const password = z.string().check(z.minLength(1, "No value"), z.maxLength(200));
const optionalText = (maximum: number) => z._default(orNull(line(maximum).check(z.trim())), null);

export const registrationSchema = z.object({
  email,
  password,
  firstName: filledText(100),
  lastName: filledText(100),
  mobile: optionalText(30),
  company: optionalText(200),
  vatNumber: optionalText(100),
});

export const newAddressSchema = z.object({
  recipient: optionalText(100),
  street: filledText(200),
  zipCode: filledText(20),
  city: filledText(100),
});
export type NewAddress = z.infer<typeof newAddressSchema>;

export const registrationErrors = ["EMAIL_ALREADY_USED", "PASSWORD_TOO_SHORT"] as const;

const resetLink = { email: line(254), expireAt: line(40), signature: line(200) };

export const customerCalls = {
  register: endpoint({
    method: "POST",
    path: "/anonymous/customers/register",
    summary: "Opens an account and signs in",
    body: registrationSchema,
    answer: z.object({ error: orNull(z.enum(registrationErrors)), accessToken: orNull(z.string()) }),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  login: endpoint({
    method: "POST",
    path: "/anonymous/customers/login",
    summary: "Signs in",
    body: z.object({ email: line(254), password: z.string().check(z.maxLength(200)) }),
    answer: z.object({ isSuccess: flag, accessToken: orNull(z.string()) }),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  checkEmail: endpoint({
    method: "POST",
    path: "/anonymous/customers/checkEmail",
    summary: "Whether an e-mail address has an account",
    body: z.object({ email }),
    answer: z.object({ isKnown: flag }),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/customer/customers/logout",
    summary: "Ends the customer token that the call carries",
    answer: z.object({}),
  }),
  startPasswordReset: endpoint({
    method: "POST",
    path: "/anonymous/customers/startPasswordReset",
    summary: "Sends a link to choose a new password, where the account exists",
    body: z.object({ email }),
    answer: z.object({}),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  checkResetSignature: endpoint({
    method: "POST",
    path: "/anonymous/customers/checkResetSignature",
    summary: "Says whether a link to choose a new password still works",
    body: z.object(resetLink),
    answer: z.object({ isSuccess: flag }),
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/anonymous/customers/resetPassword",
    summary: "Sets a new password by a signed link",
    body: z.object({ ...resetLink, newPassword: password }),
    answer: z.object({ isSuccess: flag, accessToken: orNull(z.string()) }),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  readCurrentCustomer: endpoint({
    method: "GET",
    path: "/anonymous/customers/current",
    summary: "The customer of the token that the call carries, or null",
    answer: orNull(customerSchema),
  }),
  listAddresses: endpoint({
    method: "GET",
    path: "/customer/addresses/byCurrentCustomer",
    summary: "The customer's addresses, newest first",
    answer: z.array(addressSchema),
  }),
  createAddress: endpoint({
    method: "POST",
    path: "/customer/addresses",
    summary: "Adds an address",
    body: newAddressSchema,
    answer: addressSchema,
  }),
};

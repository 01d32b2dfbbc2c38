import { createAddress } from "../addresses/createAddress.ts";
import { listAddresses } from "../addresses/listAddresses.ts";
import type { VerbsOf } from "../verb.ts";
import { checkResetSignature } from "./checkResetSignature.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { readCurrentCustomer } from "./readCurrentCustomer.ts";
import { register } from "./register.ts";
import { resetPassword } from "./resetPassword.ts";
import { startPasswordReset } from "./startPasswordReset.ts";

export const customerVerbs = {
  register,
  login,
  logout,
  startPasswordReset,
  checkResetSignature,
  resetPassword,
  readCurrentCustomer: readCurrentCustomer,
  listAddresses: listAddresses,
  createAddress,
} satisfies VerbsOf<"customers">;

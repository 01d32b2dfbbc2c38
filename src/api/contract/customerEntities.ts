import * as z from "zod/mini";
import { natural, orNull, storedFields, text, uuid } from "./fields.ts";

/** An e-mail address: at most 100 characters as stored, at most 64 in its local part (sections 5 and 9). */
export const email = z.string().check(
  z.trim(),
  z.email("Invalid value"),
  z.maxLength(100, "String too long (expected max 100)"),
  z.refine((value) => value.lastIndexOf("@") <= 64, "String too long (expected max 64)"),
);

export const customerSchema = z.object({
  ...storedFields,
  id: natural,
  workspaceUuid: uuid,
  email,
  firstName: text(100),
  lastName: text(100),
  mobile: orNull(text(30)),
  company: orNull(text(200)),
  vatNumber: orNull(text(100)),
});
export type Customer = z.infer<typeof customerSchema>;

export const addressSchema = z.object({
  ...storedFields,
  id: natural,
  customerId: natural,
  /** Who receives what is sent there; null: the customer. */
  recipient: orNull(text(100)),
  street: text(200),
  zipCode: text(20),
  city: text(100),
});
export type Address = z.infer<typeof addressSchema>;

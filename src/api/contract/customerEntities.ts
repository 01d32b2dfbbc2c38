import * as z from "zod/mini";
import { natural, orNull, storedFields, text, uuid } from "./fields.ts";
import { email, filledText } from "./formFields.ts";

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
  street: text(200),
  zipCode: text(20),
  city: text(100),
});
export type Address = z.infer<typeof addressSchema>;

export const newAddressSchema = z.object({
  street: filledText(200),
  zipCode: filledText(20),
  city: filledText(100),
});
export type NewAddress = z.infer<typeof newAddressSchema>;

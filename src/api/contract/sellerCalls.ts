import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { flag, orNull, text } from "./fields.ts";

/** The seller's identity, as far as configured. */
export const sellerSchema = z.object({
  name: orNull(text(200)),
  /** Legal form, capital, register. */
  legal: orNull(text(200)),
  street: orNull(text(200)),
  zipCode: orNull(text(20)),
  city: orNull(text(100)),
  siren: orNull(text(9)),
  vatNumber: orNull(text(15)),
  email: orNull(text(254)),
  phone: orNull(text(30)),
  /** The person responsible for the publication. */
  publisher: orNull(text(200)),
  /** Name, address and telephone of the hosting provider. */
  host: orNull(text(300)),
  /** Name, address and website of the consumer mediator. */
  mediator: orNull(text(300)),
  mediatorUrl: orNull(text(300)),
  /** Details required on an invoice are missing: no real sales. */
  isSpecimen: flag,
});
export type SellerIdentity = z.infer<typeof sellerSchema>;

export const sellerCalls = {
  readSeller: endpoint({
    method: "GET",
    path: "/anonymous/seller",
    summary: "Who sells, and the consumer mediator",
    answer: sellerSchema,
    cacheable: true,
  }),
};

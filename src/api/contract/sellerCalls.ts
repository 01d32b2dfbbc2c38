import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { flag, orNull, text } from "./fields.ts";

/** Who sells, as far as the operator's settings say. */
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
  /** Who answers for what is published. */
  publisher: orNull(text(200)),
  /** Name, address and telephone of who hosts the shop. */
  host: orNull(text(300)),
  /** Name and address of the consumer mediator, and where it is reached online. */
  mediator: orNull(text(300)),
  mediatorUrl: orNull(text(300)),
  /** Something is missing that an invoice needs: no real sale is made here. */
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

/** Recipient of an order: a customer, or the name given at a stand. */
export interface Addressee {
  company?: string | null;
  firstName?: string | null;
  lastName: string | null;
}

/** The lines above an address: the company if any, then first and last name. */
export function addresseeLines({ company, firstName, lastName }: Addressee): string[] {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return [company ?? "", name].filter((line) => line !== "");
}

/** A postal address. */
interface PostalAddress {
  /** Who receives what is sent there; null or none: the customer. */
  recipient?: string | null;
  street: string;
  zipCode: string;
  city: string;
}

/** The lines on a parcel: the address's own recipient, or else the customer, then the address. */
export const deliveryLines = (customer: Addressee | null, address: PostalAddress): string[] => [
  ...(address.recipient ? [address.recipient] : customer ? addresseeLines(customer) : []),
  address.street,
  `${address.zipCode} ${address.city}`,
];

/** The lines on an invoice: it is the customer's, whoever receives the parcel. */
export const invoiceLines = (customer: Addressee | null, address: PostalAddress): string[] =>
  deliveryLines(customer, { ...address, recipient: null });

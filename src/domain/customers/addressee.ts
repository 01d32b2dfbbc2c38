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

/** A postal address in lines. */
export const addressLines = ({
  street,
  zipCode,
  city,
}: {
  street: string;
  zipCode: string;
  city: string;
}) => [street, `${zipCode} ${city}`];

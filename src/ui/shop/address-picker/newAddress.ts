import type { NewAddress, RequiredPart } from "./AddressPicker.tsx";

/** Trims the parts of an address before it is sent. */
export const trimmed = ({ recipient, street, zipCode, city }: NewAddress): NewAddress => ({
  recipient: recipient.trim(),
  street: street.trim(),
  zipCode: zipCode.trim(),
  city: city.trim(),
});

/** Returns the required parts that are empty (specification, section 5), in the form's order. */
export function emptyOf(address: NewAddress): RequiredPart[] {
  const { street, zipCode, city } = trimmed(address);
  return [
    ...(street ? [] : (["street"] as const)),
    ...(zipCode ? [] : (["zipCode"] as const)),
    ...(city ? [] : (["city"] as const)),
  ];
}

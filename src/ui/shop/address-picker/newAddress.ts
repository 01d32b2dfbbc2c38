import type { NewAddress } from "./AddressPicker.tsx";

/** Trims the parts of an address before it is sent. */
export const trimmed = ({ street, zipCode, city }: NewAddress): NewAddress => ({
  street: street.trim(),
  zipCode: zipCode.trim(),
  city: city.trim(),
});

/** Returns the empty parts, all of which are required (specification, section 5), in the form's order. */
export function emptyOf(address: NewAddress): (keyof NewAddress)[] {
  const { street, zipCode, city } = trimmed(address);
  return [
    ...(street ? [] : (["street"] as const)),
    ...(zipCode ? [] : (["zipCode"] as const)),
    ...(city ? [] : (["city"] as const)),
  ];
}

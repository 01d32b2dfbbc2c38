import type { NewAddress } from "./AddressPicker.tsx";

/** An address without spaces around its parts: what is sent. */
export const trimmed = ({ street, zipCode, city }: NewAddress): NewAddress => ({
  street: street.trim(),
  zipCode: zipCode.trim(),
  city: city.trim(),
});

/** The parts without which nothing is sent (specification, section 5), in the form's order. */
export function emptyOf(address: NewAddress): (keyof NewAddress)[] {
  const { street, zipCode, city } = trimmed(address);
  return [
    ...(street ? [] : (["street"] as const)),
    ...(zipCode ? [] : (["zipCode"] as const)),
    ...(city ? [] : (["city"] as const)),
  ];
}

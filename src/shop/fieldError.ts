/** What is wrong in one field of a form, as a sentence for the shopper. */
export interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

/** The sentence of a field, or `undefined` where it is right. */
export function errorOf<Field extends string>(
  faults: readonly FieldError<Field>[],
  field: Field,
): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}

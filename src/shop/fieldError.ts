/** A form field's error, as a message for the shopper. */
export interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

/** Returns a field's message, or `undefined` if the field is valid. */
export function errorOf<Field extends string | null>(
  faults: readonly { field: Field; message: string }[],
  field: NonNullable<Field>,
): string | undefined {
  return faults.find((fault) => fault.field === field)?.message;
}

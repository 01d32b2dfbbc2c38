import type { ComponentPropsWithRef } from "react";
import { control } from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";

export const textFieldTypes = ["text", "email", "tel", "search", "url"] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children"
>;

export interface TextFieldProps extends FieldProps, Native {
  /** Keyboard and meaning. Default: text. */
  type?: TextFieldType;
  /** Text in it, by the caller's word; left out, the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text at each keystroke. */
  onValueChange?: (value: string) => void;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  optionalMark,
  type = "text",
  onValueChange,
  id,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id }} {...(optionalMark ? { optionalMark } : {})}>
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          type={type}
          className={control}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

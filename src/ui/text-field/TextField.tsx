import { type ComponentPropsWithRef, useImperativeHandle, useRef } from "react";
import { control } from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { useEarlyText } from "../hydration.ts";

export const textFieldTypes = ["text", "email", "tel", "search", "url"] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children"
>;

interface TextInputProps extends Native {
  /** Meaning, and with it the keyboard of a phone. Default: text. */
  type?: TextFieldType;
  /** Text in it, by the caller's word. Default: the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text at each keystroke. Default: nobody. */
  onValueChange?: (value: string) => void;
  /** Name of the text in the form's data. Default: none. */
  name?: string | undefined;
  /** What the browser may fill in: `given-name`, `postal-code`, `off`. Default: its own guess. */
  autoComplete?: ComponentPropsWithRef<"input">["autoComplete"];
  /** Another keyboard than the type's on a phone: `numeric` for a postal code. Default: the type's. */
  inputMode?: ComponentPropsWithRef<"input">["inputMode"];
  /** Most characters that it takes. Default: no limit. */
  maxLength?: number | undefined;
  /** An example in the empty field, never in place of the label or the hint. Default: none. */
  placeholder?: string | undefined;
  /** Out of use: not reached, not sent. Default: false. */
  disabled?: boolean | undefined;
  /** Reached, read, copied and sent, but not changed. Default: false. */
  readOnly?: boolean | undefined;
}

export type TextFieldProps = FieldProps & TextInputProps;

/** Neither capitals nor red waves in an address. */
const verbatim = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  optionalMark,
  type = "text",
  onValueChange,
  id,
  ref,
  ...native
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useEarlyText(input, native.value, (text) => onValueChange?.(text));
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, error, id }} {...need}>
      {(attributes) => (
        <input
          {...(type === "email" || type === "url" ? verbatim : {})}
          {...native}
          {...attributes}
          ref={input}
          type={type}
          className={control}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

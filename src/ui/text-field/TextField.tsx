import type { ComponentPropsWithRef } from "react";
import { control } from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { useEarlyText } from "../hydration.ts";
import type { DataAttributes } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";

export const textFieldTypes = ["text", "email", "tel", "search", "url"] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children"
> &
  DataAttributes;

interface TextInputProps extends Native {
  /** Type of the input, which sets the phone's keyboard. Default: text. */
  type?: TextFieldType;
  /** The text, if controlled. Default: the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text on each keystroke. Default: nobody. */
  onValueChange?: (value: string) => void;
  /** Name of the text in the form's data. Default: none. */
  name?: string | undefined;
  /** Autofill type for the browser: `given-name`, `postal-code`, `off`. Default: its own guess. */
  autoComplete?: ComponentPropsWithRef<"input">["autoComplete"];
  /** Keyboard on a phone, if not the type's: `numeric` for a postal code. Default: the type's. */
  inputMode?: ComponentPropsWithRef<"input">["inputMode"];
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number | undefined;
  /** An example in the empty field, never in place of the label or the hint. Default: none. */
  placeholder?: string | undefined;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean | undefined;
  /** Focusable, copyable and submitted, but not editable. Default: false. */
  readOnly?: boolean | undefined;
}

export type TextFieldProps = FieldProps &
  TextInputProps & {
    /** Hides the label, for a filter of what stands below; the placeholder then says what is typed. Default: false. */
    labelHidden?: boolean;
  };

/** No capitalisation or spell checking in an address. */
const verbatim = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** A single-line text field. */
export function TextField({
  label,
  labelHidden = false,
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
  const input = useOwnRef(ref);
  useEarlyText(input, native.value, (text) => onValueChange?.(text));
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, labelHidden, hint, error, id }} {...need}>
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

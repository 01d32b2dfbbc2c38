import { type ComponentPropsWithRef, useState } from "react";
import { Field, type FieldProps } from "../field/Field.tsx";
import type { DataAttributes } from "../rootProps.ts";
import { vars } from "../theme/contract.css.ts";
import * as css from "./Textarea.css.ts";

type Native = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "color" | "value" | "defaultValue" | "onChange" | "required" | "children" | "rows"
> &
  DataAttributes;

interface TextareaInputProps extends Native {
  /** The text, if controlled. Default: its own, which a form reads by `name`. */
  value?: string | undefined;
  /** Initial text, if uncontrolled. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the new text on each keystroke. Default: nobody. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Lines shown before it grows. Default: 4. */
  rows?: number;
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number | undefined;
  /** How many of them are used, below the field: « 120 caractères sur 500 ». Default: not shown. */
  countText?: ((length: number) => string) | undefined;
  /** Name of the text in the form's data. Default: none. */
  name?: string | undefined;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean | undefined;
  /** Focusable and submitted, but not editable. Default: false. */
  readOnly?: boolean | undefined;
}

export type TextareaProps = FieldProps & TextareaInputProps;

/** A text of several lines. */
export function Textarea({
  label,
  hint,
  error,
  required,
  optionalMark,
  onValueChange,
  countText,
  rows = 4,
  id,
  ...native
}: TextareaProps) {
  const [typed, setTyped] = useState(native.defaultValue?.length ?? 0);
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, error, id }} {...need}>
      {({ "aria-describedby": described, ...attributes }) => (
        <>
          <textarea
            {...native}
            {...attributes}
            aria-describedby={
              [described, countText && `${attributes.id}-count`].filter(Boolean).join(" ") || undefined
            }
            rows={rows}
            // `rows` means nothing to a field that grows.
            style={{ minHeight: `calc(${rows}lh + 2 * ${vars.space.xs})` }}
            className={css.area}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onValueChange?.(event.target.value);
            }}
          />
          {countText && (
            <p id={`${attributes.id}-count`} className={css.foot}>
              {countText(native.value?.length ?? typed)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

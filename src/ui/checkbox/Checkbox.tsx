import { type ReactNode, useId } from "react";
import { field as fieldClass } from "../field/Field.css.ts";
import { FieldError } from "../field/Field.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps extends RootProps<HTMLInputElement> {
  /** What the shopper agrees to or adds; may contain a TextLink. */
  label: ReactNode;
  /** Line under the label: a price, a consequence. Default: none. */
  hint?: string | undefined;
  /** Checked state, if controlled. Default: the form reads it by `name`. */
  checked?: boolean | undefined;
  /** Initial state, if uncontrolled. Default: false. */
  defaultChecked?: boolean;
  /** Called with the new state. Default: nobody. */
  onCheckedChange?: (checked: boolean) => void;
  /** What is wrong and how to fix it. Default: none. */
  error?: string | undefined;
  /** Whether the field is required. Default: false. */
  required?: boolean;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean;
  /** Name of the value in the form's data, « on » if checked. Default: none. */
  name?: string;
}

/** A yes-or-no choice. */
export function Checkbox({
  label,
  hint,
  error,
  onCheckedChange,
  required = false,
  ...native
}: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={fieldClass}>
      <label className={css.line}>
        <input
          {...native}
          type="checkbox"
          className={css.input}
          required={required}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span className={css.text}>
          <span id={`${id}-label`}>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import { type ReactNode, type Ref, useId } from "react";
import { field as fieldClass } from "../field/Field.css.ts";
import { FieldError } from "../field/Field.tsx";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** What is agreed to or added; may hold a TextLink. */
  label: ReactNode;
  /** Line under the label: a price, a consequence. Default: none. */
  hint?: string | undefined;
  /** Ticked or not, by the caller's word. Default: the form reads it by `name`. */
  checked?: boolean | undefined;
  /** Ticked at first, where nobody else holds it. Default: false. */
  defaultChecked?: boolean;
  /** Called with the new state. Default: nobody. */
  onCheckedChange?: (checked: boolean) => void;
  /** What is wrong and how to mend it. Default: none. */
  error?: string | undefined;
  /** Whether the form cannot go without it. Default: false. */
  required?: boolean;
  /** Out of use: not reached, not sent. Default: false. */
  disabled?: boolean;
  /** Name of the answer in the form's data, « on » where it is ticked. Default: none. */
  name?: string;
  /** The input itself. Default: none. */
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. */
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

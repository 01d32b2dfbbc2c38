import { type ReactNode, type Ref, useId } from "react";
import { field as fieldClass } from "../field/Field.css.ts";
import { FieldError } from "../field/Field.tsx";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** What is agreed to or added; may hold a TextLink. */
  label: ReactNode;
  /** Ticked or not, by the caller's word; left out, the form reads it by `name`. */
  checked?: boolean | undefined;
  onCheckedChange?: (checked: boolean) => void;
  /** What is wrong and how to mend it. Default: none. */
  error?: string | undefined;
  /** Default: false. */
  required?: boolean;
  /** Default: false. */
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. */
export function Checkbox({ label, error, onCheckedChange, required = false, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <div className={fieldClass}>
      <label className={css.line}>
        <input
          {...native}
          type="checkbox"
          className={css.input}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import { type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../icon/Icon.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";

/** What every field takes around its control. */
export interface FieldProps {
  /** Name of the field, always in view above it. */
  label: string;
  /** Help under the label: a format, a length. Default: none. */
  hint?: string | undefined;
  /** What is wrong and how to mend it, under the control. Default: none. */
  error?: string | undefined;
  /** Whether the form cannot go without it. Default: false. */
  required?: boolean;
  /** Words after the label of a field that may stay empty: « facultatif ». Default: none. */
  optionalMark?: string;
}

/** What a control needs to be tied to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  labelHidden?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint, control, error, in this order, tied together. */
export function Field({
  label,
  hint,
  error,
  required,
  optionalMark,
  labelHidden = false,
  id: given,
  children,
}: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={css.field}>
      <label htmlFor={id} className={classNames(labelHidden ? hidden : css.label)}>
        {label}
        {optionalMark && <span className={css.mark}>{optionalMark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required: required || undefined,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The sentence under a control that is wrong. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <Icon name="warning" size="small" />
      <span>{children}</span>
    </p>
  );
}

import { type ReactNode, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";

/** Texts around a control. */
export interface FieldWords {
  /** Label of the field, visible above it unless it is hidden. */
  label: string;
  /** Help under the label: a format, a length. Default: none. */
  hint?: string | undefined;
  /** What is wrong and how to fix it, below the control. Default: none. */
  error?: string | undefined;
}

/** A field is either required or marked as optional. */
export type FieldNeed =
  | {
      /** Whether the field is required. Default: false. */
      required?: boolean | undefined;
      optionalMark?: never;
    }
  | {
      required?: false;
      /** Mark after the label of an optional field: « facultatif ». Default: none. */
      optionalMark: string;
    };

/** Props that every field takes around its control. */
export type FieldProps = FieldWords & FieldNeed;

/** Attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

type FieldFrameProps = FieldProps & {
  id?: string | undefined;
  labelHidden?: boolean;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label, hint, control and error, in this order, linked together. */
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
      <label htmlFor={id} className={labelHidden ? hidden : css.label}>
        {label}
        {/* Separate space: otherwise screen readers would read one word. */}
        {optionalMark && <span className={css.mark}> {optionalMark}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
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

/** Help text between a label and its control. */
export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.hint}>
      {children}
    </p>
  );
}

/** Error message below a control, marked by an icon as well as by colour. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <span className={css.errorMark}>
        <Icon name="warning" size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}

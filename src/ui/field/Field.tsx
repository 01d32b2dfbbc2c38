import { type ReactNode, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as css from "./Field.css.ts";

/** The words around a control. */
export interface FieldWords {
  /** Name of the field, always in view above it. */
  label: string;
  /** Help under the label: a format, a length. Default: none. */
  hint?: string | undefined;
  /** What is wrong and how to mend it, under the control. Default: none. */
  error?: string | undefined;
}

/** A field cannot be both needed and marked as one that may stay empty. */
export type FieldNeed =
  | {
      /** Whether the form cannot go without it. Default: false. */
      required?: boolean | undefined;
      optionalMark?: never;
    }
  | {
      required?: false;
      /** Words after the label of a field that may stay empty: « facultatif ». Default: none. */
      optionalMark: string;
    };

/** What every field takes around its control. */
export type FieldProps = FieldWords & FieldNeed;

/** What a control needs to be tied to its label, its hint and its error. */
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
      <label htmlFor={id} className={labelHidden ? hidden : css.label}>
        {label}
        {/* A space of its own: without it a screen reader would say one word. */}
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

/** Help between a label and its control. */
export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.hint}>
      {children}
    </p>
  );
}

/** The sentence under a control that is wrong, told by a drawing as well as by its colour. */
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

import { type ReactNode, useId } from "react";
import * as checkbox from "../checkbox/Checkbox.css.ts";
import { classNames } from "../classNames.ts";
import { FieldError } from "../field/Field.tsx";
import * as css from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Line under the label. Default: none. */
  hint?: string;
  /** What stands at the end of the line: a Price. Default: none. */
  aside?: ReactNode;
  /** Default: false. */
  disabled?: boolean;
}

export const radioGroupLayouts = ["list", "cards"] as const;
export type RadioGroupLayout = (typeof radioGroupLayouts)[number];

export interface RadioGroupProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly RadioOption<Value>[];
  /** The one chosen; null, none yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Bare lines, or a card each. Default: list. */
  layout?: RadioGroupLayout;
  /** What is wrong and how to mend it. Default: none. */
  error?: string | undefined;
  /** Name of the field in its form. Default: one of its own. */
  name?: string;
}

/** One of a few, all in view. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  layout = "list",
  error,
  name,
}: RadioGroupProps<Value>) {
  const own = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${own}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(checkbox.line, layout === "cards" ? css.card : css.listLine)}
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              className={classNames(checkbox.input, checkbox.radio)}
              onChange={() => onValueChange(option.value)}
            />
            <span className={css.text}>
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

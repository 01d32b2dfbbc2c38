import type { Ref } from "react";
import { classNames } from "../classNames.ts";
import * as fieldCss from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as css from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown but not to be chosen. Default: false. */
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** The one chosen; null shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** First line, shown while nothing is chosen: « Choisissez un format ». Default: none. */
  placeholder?: string;
  /** Default: false. */
  disabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a list, in the system's own chooser, which every phone and screen reader knows. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  name,
  ref,
  ...field
}: SelectProps<Value>) {
  function choose(text: string) {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  }
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={fieldCss.wrap}>
          <select
            {...attributes}
            ref={ref}
            name={name}
            disabled={disabled}
            value={value ?? ""}
            onChange={(event) => choose(event.target.value)}
            className={classNames(fieldCss.control, fieldCss.roomAtEnd, css.select)}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder ?? ""}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={fieldCss.ornament.end}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  );
}

import * as fieldCss from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import * as css from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  /** Value passed to `onValueChange`; not empty, which is the placeholder's. */
  value: Value;
  /** Label of the option: « Tirage 20 × 30, 12,50 € ». */
  label: string;
  /** Shown but not selectable. Default: false. */
  disabled?: boolean;
}

interface SelectInputProps<Value extends string> extends RootProps<HTMLSelectElement> {
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
  /** The selected value, if controlled; null shows the placeholder. Default: its own. */
  value?: Value | null | undefined;
  /** Initial value, if uncontrolled. Default: null. */
  defaultValue?: Value | null | undefined;
  /** Called with the new choice. Default: nobody, the form reads it by `name`. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** First line, shown while nothing is chosen: « Choisissez un format ». Default: an empty line. */
  placeholder?: string;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean;
  /** Autofill type for the browser: `country`. Default: its own guess. */
  autoComplete?: string;
  /** Name of the choice in the form's data. Default: none. */
  name?: string;
}

export type SelectProps<Value extends string> = FieldProps & SelectInputProps<Value>;

/** A choice from a list, with the system's native picker. */
export function Select<Value extends string>({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  placeholder = "",
  disabled,
  autoComplete,
  name,
  label,
  hint,
  error,
  required,
  optionalMark,
  id,
  ...root
}: SelectProps<Value>) {
  const [value, setValue] = useControlled<Value | null>(
    given,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  );
  function choose(text: string) {
    const option = options.find((candidate) => candidate.value === text);
    if (option) setValue(option.value);
  }
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, error, id }} {...need}>
      {(attributes) => (
        <div className={fieldCss.wrap}>
          <select
            {...root}
            {...attributes}
            name={name}
            disabled={disabled}
            autoComplete={autoComplete}
            value={value ?? ""}
            onChange={(event) => choose(event.target.value)}
            className={css.select}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={css.option}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className={fieldCss.ornament({ at: "end" })}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  );
}

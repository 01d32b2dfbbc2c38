import { type ReactNode, useId } from "react";
import { hint as optionHint } from "../checkbox/Checkbox.css.ts";
import { mark } from "../field/Field.css.ts";
import { FieldError, FieldHint, type FieldNeed } from "../field/Field.tsx";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import * as css from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string> {
  /** Value passed to `onValueChange`. */
  value: Value;
  /** Label of the option: « Option mat ». */
  label: string;
  /** Line below the label. Default: none. */
  hint?: string;
  /** Content at the end of the line: a Price. Default: none. */
  aside?: ReactNode;
  /** Shown but not selectable. Default: false. */
  disabled?: boolean;
}

export const radioGroupLayouts = ["list", "cards"] as const;
export type RadioGroupLayout = (typeof radioGroupLayouts)[number];

interface RadioChoice<Value extends string> extends RootProps<HTMLFieldSetElement> {
  /** Label of the group: « Surface du papier ». */
  legend: string;
  /** The options, in order; above six or so, a Select is shorter. */
  options: readonly RadioOption<Value>[];
  /** The selected value, if controlled; null if none. Default: its own. */
  value?: Value | null | undefined;
  /** Initial value, if uncontrolled. Default: null. */
  defaultValue?: Value | null | undefined;
  /** Called with the new choice. Default: nobody, the form reads it by `name`. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Plain lines, or one card each. Default: list. */
  layout?: RadioGroupLayout;
  /** Help under the legend. Default: none. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. Default: none. */
  error?: string | undefined;
  /** Disabled as a whole. Default: false. */
  disabled?: boolean;
  /** Name of the choice in the form's data. Default: one of its own. */
  name?: string;
}

export type RadioGroupProps<Value extends string> = RadioChoice<Value> & FieldNeed;

/** A choice among a few visible options. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  layout = "list",
  hint,
  error,
  required = false,
  optionalMark,
  disabled = false,
  name,
  ...root
}: RadioGroupProps<Value>) {
  const own = useId();
  const [value, setValue] = useControlled<Value | null>(
    given,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  );
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      {...root}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML has it so, and a group cannot be required
      role="radiogroup"
      className={css.group}
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={css.legend}>
        {legend}
        {optionalMark && <span className={mark}> {optionalMark}</span>}
      </legend>
      {hint && <FieldHint id={`${own}-hint`}>{hint}</FieldHint>}
      <div className={css.options({ layout })}>
        {options.map((option, place) => (
          <label key={option.value} className={css.option({ layout })}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${own}-${place}` : undefined}
              aria-labelledby={`${own}-label-${place} ${own}-aside-${place}`}
              className={css.radio}
              onChange={() => setValue(option.value)}
            />
            <span className={css.content}>
              <span className={css.words}>
                <span id={`${own}-label-${place}`}>{option.label}</span>
                {option.hint && (
                  <span id={`${own}-${place}`} className={optionHint}>
                    {option.hint}
                  </span>
                )}
              </span>
              <span id={`${own}-aside-${place}`}>{option.aside}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

import { useState } from "react";
import { classNames } from "../classNames.ts";
import { control } from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as css from "./NumberField.css.ts";

export interface NumberFieldProps extends Omit<FieldProps, "required" | "optionalMark"> {
  value: number;
  /** Called with a whole number within the bounds. */
  onValueChange: (value: number) => void;
  /** Default: 0. */
  min?: number;
  /** Default: none. */
  max?: number;
  /** What one press adds or takes. Default: 1. */
  step?: number;
  /** Name of the minus: « Retirer un exemplaire ». */
  decreaseLabel: string;
  /** Name of the plus: « Ajouter un exemplaire ». */
  increaseLabel: string;
  /** Default: false. */
  disabled?: boolean;
  name?: string;
}

/** A whole number between bounds, typed or stepped. What is typed out of bounds is brought back on leaving. */
export function NumberField({
  value,
  onValueChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  name,
  ...field
}: NumberFieldProps) {
  // What is typed meanwhile: empty, or on its way to a number.
  const [draft, setDraft] = useState<string | null>(null);
  const bounded = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted)));

  function type(text: string) {
    setDraft(text);
    const typed = Number(text);
    if (text !== "" && Number.isInteger(typed) && bounded(typed) === typed) onValueChange(typed);
  }

  function leave() {
    const typed = Number(draft);
    if (draft && Number.isFinite(typed) && bounded(typed) !== value) onValueChange(bounded(typed));
    setDraft(null);
  }

  function move(by: number) {
    setDraft(null);
    onValueChange(bounded(value + by));
  }

  return (
    <Field {...field}>
      {(attributes) => (
        <div className={css.group}>
          <IconButton
            variant="outlined"
            icon="minus"
            label={decreaseLabel}
            disabled={disabled || value <= min}
            onClick={() => move(-step)}
          />
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            name={name}
            disabled={disabled}
            min={min}
            max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            step={step}
            value={draft ?? value}
            className={classNames(control, css.input)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <IconButton
            variant="outlined"
            icon="plus"
            label={increaseLabel}
            disabled={disabled || value >= max}
            onClick={() => move(step)}
          />
        </div>
      )}
    </Field>
  );
}

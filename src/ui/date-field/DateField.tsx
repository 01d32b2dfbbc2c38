import { useState } from "react";
import { Field, type FieldProps } from "../field/Field.tsx";
import { useEarlyText } from "../hydration.ts";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { useOwnRef } from "../useOwnRef.ts";
import * as css from "./DateField.css.ts";
import { isOutside } from "./dates.ts";

interface DateInputProps extends RootProps<HTMLInputElement> {
  /** The date in ISO form (`2026-06-15`), if controlled; null while it is empty or incomplete. Default: its own. */
  value?: string | null | undefined;
  /** Initial date, if uncontrolled. Default: null. */
  defaultValue?: string | null | undefined;
  /** Called with each complete date that is typed or picked, within the bounds or not, and with null. Default: nobody. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Earliest date, in ISO form. Default: none. */
  min?: string | undefined;
  /** Latest date, in ISO form. Default: none. */
  max?: string | undefined;
  /** Error shown once a field is left with a date outside its bounds. Default: none, the form checks. */
  outsideError?: string | undefined;
  /** Autofill type for the browser: `bday`. Default: its own guess. */
  autoComplete?: string | undefined;
  /** Name of the date in the form's data. Default: none. */
  name?: string | undefined;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean | undefined;
  /** Focusable and submitted, but not editable. Default: false. */
  readOnly?: boolean | undefined;
}

export type DateFieldProps = FieldProps & DateInputProps;

/** A day, typed or picked in the browser's own calendar, in the reader's own format. */
export function DateField({
  label,
  hint,
  error,
  required,
  optionalMark,
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  outsideError,
  id,
  ref,
  ...native
}: DateFieldProps) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  // Not while it is typed: the year 2026 begins as the year 2.
  const [left, setLeft] = useState(value);
  const input = useOwnRef(ref);
  const change = (text: string) => setValue(text || null);
  useEarlyText(input, value ?? "", change);
  const isWrong = value === left && isOutside(value, { min, max });
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, id }} {...need} error={error ?? (isWrong ? outsideError : undefined)}>
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          ref={input}
          type="date"
          min={min}
          max={max}
          value={value ?? ""}
          className={css.input}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setLeft(value)}
        />
      )}
    </Field>
  );
}

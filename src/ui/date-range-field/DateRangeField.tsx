import { useId } from "react";
import { DateField } from "../date-field/DateField.tsx";
import { laterOf } from "../date-field/dates.ts";
import { mark } from "../field/Field.css.ts";
import { FieldError, FieldHint, type FieldNeed } from "../field/Field.tsx";
import { group, legend as legendClass } from "../radio-group/RadioGroup.css.ts";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import * as css from "./DateRangeField.css.ts";

/** Two days in ISO form (`2026-06-15`), both included; null where there is none. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

interface DateRangeInputProps extends RootProps<HTMLFieldSetElement> {
  /** Label of both fields: « Période ». */
  legend: string;
  /** Label of the first day: « Du ». */
  startLabel: string;
  /** Label of the last day: « Au ». */
  endLabel: string;
  /** Error shown once the end is left before the start: « La fin précède le début. » */
  orderError: string;
  /** Both dates, if controlled. Default: its own. */
  value?: DateRange | undefined;
  /** Initial dates, if uncontrolled. Default: none. */
  defaultValue?: DateRange | undefined;
  /** Called with both dates when either changes, in order or not. Default: nobody. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** Earliest date of both, in ISO form. Default: none. */
  min?: string | undefined;
  /** Latest date of both, in ISO form. Default: none. */
  max?: string | undefined;
  /** Error shown once a field is left with a date outside the bounds. Default: none, the form checks. */
  outsideError?: string | undefined;
  /** Help under the legend. Default: none. */
  hint?: string | undefined;
  /** What is wrong with the range as a whole, below both fields. Default: none. */
  error?: string | undefined;
  /** Name of the first day in the form's data. Default: none. */
  startName?: string | undefined;
  /** Name of the last day in the form's data. Default: none. */
  endName?: string | undefined;
  /** Disabled as a whole. Default: false. */
  disabled?: boolean | undefined;
}

export type DateRangeFieldProps = DateRangeInputProps & FieldNeed;

const none: DateRange = { start: null, end: null };

/** A first and a last day. The end's calendar begins at the start; an end before it is kept, and said to be wrong. */
export function DateRangeField({
  legend,
  startLabel,
  endLabel,
  orderError,
  value: given,
  defaultValue = none,
  onValueChange,
  min,
  max,
  outsideError,
  hint,
  error,
  required,
  optionalMark,
  startName,
  endName,
  ...root
}: DateRangeFieldProps) {
  const own = useId();
  const [{ start, end }, setRange] = useControlled(given, defaultValue, onValueChange);
  const isReversed = start !== null && end !== null && end < start;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <fieldset {...root} className={group} aria-describedby={describedBy || undefined}>
      <legend className={legendClass}>
        {legend}
        {optionalMark && <span className={mark}> {optionalMark}</span>}
      </legend>
      {hint && <FieldHint id={`${own}-hint`}>{hint}</FieldHint>}
      <div className={css.dates}>
        <DateField
          label={startLabel}
          name={startName}
          value={start}
          onValueChange={(next) => setRange({ start: next, end })}
          {...{ required, min, max, outsideError }}
        />
        <DateField
          label={endLabel}
          name={endName}
          value={end}
          onValueChange={(next) => setRange({ start, end: next })}
          min={laterOf(min, start)}
          outsideError={isReversed ? orderError : outsideError}
          {...{ required, max }}
        />
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

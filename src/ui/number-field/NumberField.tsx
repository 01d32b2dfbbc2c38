import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { Field, type FieldWords } from "../field/Field.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { afterKey, bounded, typedNumber } from "./bounds.ts";
import * as css from "./NumberField.css.ts";

export interface NumberFieldProps extends FieldWords, RootProps<HTMLInputElement> {
  /** The current number, if controlled. Default: its own. */
  value?: number | undefined;
  /** Initial number, if uncontrolled. Default: the smallest one. */
  defaultValue?: number | undefined;
  /** Called with a whole number within the bounds. Default: nobody, the form reads it by `name`. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Smallest number. Default: 0. */
  min?: number;
  /** Largest number. Default: none. */
  max?: number;
  /** Increment of arrow keys and buttons. Default: 1. */
  step?: number;
  /** Increment of Page Up and Page Down. Default: ten steps. */
  pageStep?: number;
  /** Number set if the field is left empty or invalid. Default: the number it had. */
  emptied?: number;
  /** Accessible name of the minus button: « Retirer un exemplaire ». */
  decreaseLabel: string;
  /** Accessible name of the plus button: « Ajouter un exemplaire ». */
  increaseLabel: string;
  /** Disabled: not focusable, not submitted. Default: false. */
  disabled?: boolean;
  /** Focusable and readable, but not editable. Default: false. */
  readOnly?: boolean;
  /** Name of the number in the form's data. Default: none. */
  name?: string;
}

/** A press on a button leaves the focus in place, so that no phone opens or closes its keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A whole number within bounds, typed or stepped, as in the spinbutton pattern. On blur, numbers are clamped, fractions
 * truncated, and an empty or invalid field reverts to its number, or to the caller's.
 */
export function NumberField({
  value: given,
  onValueChange,
  min = 0,
  defaultValue = min,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  pageStep = 10 * step,
  emptied,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  readOnly = false,
  name,
  id: givenId,
  label,
  hint,
  error,
  ...root
}: NumberFieldProps) {
  const own = useId();
  const id = givenId ?? own;
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  // The typed text, until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  function change(wanted: number) {
    setDraft(null);
    if (wanted !== value) setValue(wanted);
  }

  /** Like `change`, plus an announcement: outside the input, a change of its value would go unheard. */
  function changeAloud(wanted: number) {
    const next = bounded(wanted, { min, max });
    change(next);
    setSaid(`${label} ${next}`);
  }

  function type(text: string) {
    setDraft(text);
    setSaid("");
    const typed = typedNumber(text);
    if (typed !== null && typed !== value && bounded(typed, { min, max }) === typed) setValue(typed);
  }

  function settle() {
    if (draft === null) return;
    const typed = typedNumber(draft);
    if (String(typed) === draft && bounded(Number(typed), { min, max }) === typed) setDraft(null);
    else changeAloud(typed ?? emptied ?? value);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
    if (readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const typed = draft === null ? value : (typedNumber(draft) ?? value);
    const next = afterKey(event.key, typed, { min, max, step, pageStep });
    if (next === null) return;
    event.preventDefault();
    change(next);
  }

  const button = (label: string, icon: "minus" | "plus", by: number, atEnd: boolean) => (
    <IconButton
      variant="outlined"
      icon={icon}
      label={label}
      // Arrow keys do the same from the input, as in the pattern: one tab stop per field.
      tabIndex={-1}
      aria-controls={id}
      disabled={disabled || readOnly || atEnd}
      onMouseDown={keepFocus}
      onClick={() => changeAloud(value + by)}
    />
  );

  return (
    <Field {...{ label, hint, error, id }}>
      {(attributes) => (
        <div className={css.group}>
          {button(decreaseLabel, "minus", -step, value <= min)}
          {/* Not type="number": the mouse wheel would change it, and an « e » or a comma would empty it. */}
          <input
            {...root}
            {...attributes}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            value={draft ?? String(value)}
            className={css.input}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
            onBlur={settle}
          />
          {button(increaseLabel, "plus", step, value >= max)}
          <span aria-live="polite" className={hidden}>
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

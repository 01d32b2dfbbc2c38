import { useId } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Footer.css.ts";

export interface FooterChoiceProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** What is chosen: « Apparence ». */
  label: string;
  /** The options, each a word or two. */
  options: readonly { value: Value; label: string }[];
  /** Value of the chosen option. */
  value: Value;
  /** Called with the value of another option. */
  onValueChange: (value: Value) => void;
}

/** A quiet setting of the site, in its footer. Arrow keys move, as in any radio group. */
export function FooterChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  ...root
}: FooterChoiceProps<Value>) {
  const name = useId();
  return (
    <div {...root} role="radiogroup" aria-labelledby={`${name}-label`} className={css.choice}>
      <span id={`${name}-label`} className={css.choiceLabel}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

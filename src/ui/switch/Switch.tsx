import { type ReactNode, useId } from "react";
import { hint as hintClass } from "../checkbox/Checkbox.css.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends RootProps<HTMLInputElement> {
  /** What is on or off, in words that hold for both. */
  label: ReactNode;
  /** Line under the label: what it changes. Default: none. */
  hint?: string | undefined;
  /** Whether it is on, if controlled. Default: its own. */
  checked?: boolean | undefined;
  /** Whether it is on at first, if uncontrolled. Default: false. */
  defaultChecked?: boolean;
  /** Called with the new state, which holds at once. Default: nobody. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Disabled: not focusable. Default: false. */
  disabled?: boolean;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, hint, onCheckedChange, ...native }: SwitchProps) {
  const own = useId();
  return (
    <label className={css.line}>
      <span className={css.text}>
        <span id={`${own}-label`}>{label}</span>
        {hint && (
          <span id={`${own}-hint`} className={hintClass}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked
        role="switch"
        className={css.track}
        aria-labelledby={`${own}-label`}
        aria-describedby={hint ? `${own}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
    </label>
  );
}

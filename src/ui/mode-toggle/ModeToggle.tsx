import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import * as css from "./ModeToggle.css.ts";

export interface Mode<Value extends string> {
  value: Value;
  label: string;
  /** Default: none. */
  icon?: IconName;
}

export interface ModeToggleProps<Value extends string> {
  /** What is switched, for screen readers: « Affichage ». */
  label: string;
  /** The two modes, off then on. */
  modes: readonly [Mode<Value>, Mode<Value>];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A switch between two modes, both named. Arrow keys move, as in any group of radios. */
export function ModeToggle<Value extends string>({
  label,
  modes,
  value,
  onValueChange,
}: ModeToggleProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {modes.map((mode) => (
        <label key={mode.value} className={css.mode}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={mode.value === value}
            onChange={() => onValueChange(mode.value)}
          />
          {mode.icon && <Icon name={mode.icon} />}
          {mode.label}
        </label>
      ))}
    </div>
  );
}

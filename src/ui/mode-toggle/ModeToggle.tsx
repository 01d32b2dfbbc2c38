import { type Ref, useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import * as css from "./ModeToggle.css.ts";

export interface Mode<Value extends string> {
  /** What the caller calls it. */
  value: Value;
  /** What the shopper calls it: a word or two. */
  label: string;
  /** Drawing before the label; both modes have one or none has. Default: none. */
  icon?: IconName;
}

export interface ModeToggleProps<Value extends string> {
  /** What is switched, for screen readers: « Affichage ». */
  label: string;
  /** The two modes, off then on. */
  modes: readonly [Mode<Value>, Mode<Value>];
  /** The mode that holds. */
  value: Value;
  /** Told the other mode when it is chosen, at once, without a confirmation. */
  onValueChange: (value: Value) => void;
  /** The group. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/** A switch between two modes, both named. Arrow keys move, as in any group of radios. */
export function ModeToggle<Value extends string>({
  label,
  modes,
  value,
  onValueChange,
  ref,
}: ModeToggleProps<Value>) {
  const name = useId();
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={css.group}>
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
          <span className={css.words}>{mode.label}</span>
        </label>
      ))}
    </div>
  );
}

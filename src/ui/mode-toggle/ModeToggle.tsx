import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import * as css from "./ModeToggle.css.ts";

export interface Mode<Value extends string> {
  /** Value of the mode. */
  value: Value;
  /** Label of the mode: a word or two. */
  label: string;
  /** Icon before the label; both modes have one or neither has. Default: none. */
  icon?: IconName;
}

export interface ModeToggleProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** What is switched, for screen readers: « Affichage ». */
  label: string;
  /** The two modes, off then on. */
  modes: readonly [Mode<Value>, Mode<Value>];
  /** The current mode, if controlled. Default: its own. */
  value?: Value | undefined;
  /** Initial mode, if uncontrolled. Default: the first one. */
  defaultValue?: Value | undefined;
  /** Called with the other mode when it is chosen, without confirmation. Default: nobody. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** A switch between two named modes. Arrow keys move, as in any radio group. */
export function ModeToggle<Value extends string>({
  label,
  modes,
  value: given,
  defaultValue = modes[0].value,
  onValueChange,
  ...root
}: ModeToggleProps<Value>) {
  const name = useId();
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  return (
    <div {...root} role="radiogroup" aria-label={label} className={css.group}>
      {modes.map((mode) => (
        <label key={mode.value} className={css.mode}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={mode.value === value}
            onChange={() => setValue(mode.value)}
          />
          {mode.icon && <Icon name={mode.icon} />}
          <span className={css.words}>{mode.label}</span>
        </label>
      ))}
    </div>
  );
}

import { type ComponentPropsWithRef, useState } from "react";
import { classNames } from "../classNames.ts";
import * as css from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children" | "autoComplete"
>;

export interface PasswordFieldProps extends FieldProps, Native {
  /** Whether a password manager fills in the known one or proposes another. */
  autoComplete: "current-password" | "new-password";
  /** Text in it, by the caller's word; left out, the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text at each keystroke. */
  onValueChange?: (value: string) => void;
  /** Name of the eye when the password is hidden: « Afficher le mot de passe ». */
  showLabel: string;
  /** Name of the eye when it is in view: « Masquer le mot de passe ». */
  hideLabel: string;
}

/** A password, in view on demand. */
export function PasswordField({
  label,
  hint,
  error,
  required = false,
  optionalMark,
  onValueChange,
  showLabel,
  hideLabel,
  id,
  ...native
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, id }} {...(optionalMark ? { optionalMark } : {})}>
      {(attributes) => (
        <div className={css.wrap}>
          <input
            {...native}
            {...attributes}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(css.control, css.roomAtEnd)}
            onChange={(event) => onValueChange?.(event.target.value)}
          />
          <div className={css.atEnd}>
            <IconButton
              icon={shown ? "eyeOff" : "eye"}
              label={shown ? hideLabel : showLabel}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

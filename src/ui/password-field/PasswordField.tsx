import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import * as css from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { DataAttributes } from "../rootProps.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { password } from "./PasswordField.css.ts";

export const passwordKinds = ["current-password", "new-password"] as const;
export type PasswordKind = (typeof passwordKinds)[number];

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children" | "autoComplete"
> &
  DataAttributes;

interface PasswordInputProps extends Native {
  /** Whether a password manager fills in the current one or suggests a new one. */
  autoComplete: PasswordKind;
  /** The text, if controlled. Default: the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text on each keystroke. Default: nobody. */
  onValueChange?: (value: string) => void;
  /** Name of the text in the form's data. Default: none. */
  name?: string | undefined;
  /** Disabled, including the eye button. Default: false. */
  disabled?: boolean | undefined;
  /** Accessible name of the eye button while the password is hidden: « Afficher le mot de passe ». */
  showLabel: string;
  /** Accessible name of the eye button while the password is visible: « Masquer le mot de passe ». */
  hideLabel: string;
  /** Announced when the password is revealed: « Votre mot de passe est affiché. ». */
  shownMessage: string;
  /** Announced when it is hidden again: « Votre mot de passe est masqué. ». */
  hiddenMessage: string;
}

export type PasswordFieldProps = FieldProps & PasswordInputProps;

/** A password, revealed on demand and hidden again on submit. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  optionalMark,
  onValueChange,
  showLabel,
  hideLabel,
  shownMessage,
  hiddenMessage,
  id,
  disabled,
  ...native
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [message, setMessage] = useState("");
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = frame.current?.closest("form");
    // Browsers would offer a text submitted in plain view for autocompletion.
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  function toggle() {
    setShown(!shown);
    setMessage(shown ? hiddenMessage : shownMessage);
  }

  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, error, id }} {...need}>
      {(attributes) => (
        <div ref={frame} className={css.wrap}>
          <input
            {...native}
            {...attributes}
            type={shown ? "text" : "password"}
            disabled={disabled}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={password}
            onChange={(event) => onValueChange?.(event.target.value)}
          />
          <div className={css.atEnd}>
            <IconButton
              icon={shown ? "eyeOff" : "eye"}
              label={shown ? hideLabel : showLabel}
              aria-controls={attributes.id}
              disabled={disabled}
              onClick={toggle}
            />
          </div>
          {/* Not every screen reader announces the new name of the focused button. */}
          <span aria-live="polite" className={hidden}>
            {message}
          </span>
        </div>
      )}
    </Field>
  );
}

import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import * as css from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { password } from "./PasswordField.css.ts";

export const passwordKinds = ["current-password", "new-password"] as const;
export type PasswordKind = (typeof passwordKinds)[number];

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "color" | "type" | "value" | "onChange" | "required" | "children" | "autoComplete"
>;

interface PasswordInputProps extends Native {
  /** Whether a password manager fills in the known one or proposes another. */
  autoComplete: PasswordKind;
  /** Text in it, by the caller's word. Default: the form reads it by `name`. */
  value?: string | undefined;
  /** Called with the new text at each keystroke. Default: nobody. */
  onValueChange?: (value: string) => void;
  /** Name of the text in the form's data. Default: none. */
  name?: string | undefined;
  /** Out of use, its eye too. Default: false. */
  disabled?: boolean | undefined;
  /** Name of the eye while the password is hidden: « Afficher le mot de passe ». */
  showLabel: string;
  /** Name of the eye while it is in view: « Masquer le mot de passe ». */
  hideLabel: string;
  /** Announced when it comes into view: « Votre mot de passe est affiché. ». */
  shownMessage: string;
  /** Announced when it is hidden again: « Votre mot de passe est masqué. ». */
  hiddenMessage: string;
}

export type PasswordFieldProps = FieldProps & PasswordInputProps;

/** A password, in view on demand and hidden again as soon as its form is sent. */
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
    // A text sent in plain view would be kept by the browser among the words to propose next time.
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
          {/* The button's new name alone is not said by every screen reader while it has the focus. */}
          <span aria-live="polite" className={hidden}>
            {message}
          </span>
        </div>
      )}
    </Field>
  );
}

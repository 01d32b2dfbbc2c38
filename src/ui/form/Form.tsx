import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import { useOwnRef } from "../useOwnRef.ts";
import * as css from "./Form.css.ts";

export interface FormError {
  /** `name` of the field; null for the form as a whole. */
  field: string | null;
  /** The same message as under the field. */
  message: string;
}

export interface FormProps extends RootProps<HTMLFormElement> {
  /** Called on submit with the fields' values by name. The page does not navigate; further submits wait for the promise to settle. */
  onSubmit: (data: FormData) => Promise<void> | void;
  /** The errors. A new list after a submit moves the focus to the summary. Default: none. */
  errors?: readonly FormError[];
  /** First line of the summary: « Quelques informations sont à corriger ». A single error of the form as a whole stands in its place. */
  errorTitle: string;
  /** Accessible name of the form's landmark. Default: none. */
  label?: string;
  /** `off` on a device that shoppers share: the browser keeps nothing of what is typed. Default: it may. */
  autoComplete?: "off";
  /** The fields and the submit button. */
  children: ReactNode;
}

/** Returns a field, or the focusable radio of a group. */
function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name) ?? null;
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : null;
  const choices = [...found].filter((choice) => choice instanceof HTMLInputElement);
  return choices.find(({ checked }) => checked) ?? choices.find(({ disabled }) => !disabled) ?? null;
}

/** A form with an error summary on top, whose items link to their fields. */
export function Form({
  onSubmit,
  errors = [],
  errorTitle,
  label,
  autoComplete,
  children,
  id,
  ref,
  ...root
}: FormProps) {
  const titleId = useId();
  const form = useOwnRef(ref);
  const summary = useRef<HTMLElement>(null);
  const [only] = errors;
  // Of the form as a whole: there is nothing to correct in its fields.
  const failure = errors.length === 1 && only?.field === null ? only.message : null;
  const [answers, setAnswers] = useState(0);
  const seen = useRef(0);
  const sending = useRef(false);

  // After the submit settles, not at its start: the previous submit's list may still be visible then.
  useEffect(() => {
    if (errors.length === 0 || seen.current === answers) return;
    seen.current = answers;
    summary.current?.focus();
  }, [answers, errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(new FormData(event.currentTarget));
    } finally {
      sending.current = false;
      setAnswers((count) => count + 1);
    }
  }

  function reach(event: MouseEvent, name: string) {
    event.preventDefault();
    fieldOf(form.current, name)?.focus();
  }

  return (
    <form
      {...root}
      id={id}
      ref={form}
      noValidate
      autoComplete={autoComplete}
      aria-label={label}
      className={css.form}
      onSubmit={submit}
    >
      {errors.length > 0 && (
        <section ref={summary} aria-labelledby={titleId} tabIndex={-1} className={css.summary}>
          <span className={css.mark}>
            <Icon name="warning" />
          </span>
          <Text as="strong" weight="strong" tone="inherit" id={titleId}>
            {failure ?? errorTitle}
          </Text>
          {failure === null && (
            <ul className={css.errors}>
              {errors.map(({ field, message }) => (
                <li key={`${field ?? ""}${message}`} className={css.error}>
                  {field === null ? (
                    message
                  ) : (
                    <a href={`#${field}`} className={css.link} onClick={(event) => reach(event, field)}>
                      {message}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {children}
    </form>
  );
}

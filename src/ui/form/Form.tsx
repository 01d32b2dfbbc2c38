import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Text } from "../text/Text.tsx";
import * as css from "./Form.css.ts";

export interface FormError {
  /** `name` of the field it is about; null for the form as a whole. */
  field: string | null;
  /** The same sentence as under the field. */
  message: string;
}

export interface FormProps {
  /** Called on submit, with what the fields hold by their names. The page does not leave. */
  onSubmit: (data: FormData) => Promise<void> | void;
  /** What is wrong. A new list after a submit takes the focus to the summary. Default: none. */
  errors?: readonly FormError[];
  /** First line of the summary: « Quelques informations sont à corriger ». */
  errorTitle: string;
  /** Name of the form's landmark. Default: none. */
  label?: string;
  children: ReactNode;
}

/** A form whose errors are summed up on top, each a way to its field. */
export function Form({ onSubmit, errors = [], errorTitle, label, children }: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(0);

  useEffect(() => {
    if (errors.length === 0 || answered.current === attempt) return;
    answered.current = attempt;
    summary.current?.focus();
  }, [attempt, errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setAttempt((count) => count + 1);
    void onSubmit(data);
  }

  function reach(event: MouseEvent, name: string) {
    event.preventDefault();
    const found = form.current?.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form ref={form} noValidate aria-label={label} className={css.form} onSubmit={submit}>
      {errors.length > 0 && (
        <section ref={summary} aria-labelledby={id} tabIndex={-1} className={css.summary}>
          <Text as="strong" weight="strong" tone="inherit" id={id}>
            {errorTitle}
          </Text>
          <ul className={css.errors}>
            {errors.map(({ field, message }) => (
              <li key={`${field ?? ""}${message}`}>
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
        </section>
      )}
      {children}
    </form>
  );
}

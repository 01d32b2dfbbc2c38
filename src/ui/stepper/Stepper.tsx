import { Link } from "react-router";
import { classNames } from "../classNames.ts";
import * as css from "./Stepper.css.ts";

export interface Step {
  label: string;
  /** Path of the step's screen. */
  to: string;
  /** What is done besides following the link. */
  onClick?: () => void;
}

export interface StepperProps {
  /** Name of the landmark: « Étapes de votre commande ». */
  label: string;
  steps: readonly Step[];
  /** Index of the current step, from 0: all up to it are green. */
  active: number;
}

/** The numbered way of an order; each step is a link. On a phone only the current one keeps its words in view. */
export function Stepper({ label, steps, active }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map(({ label: text, to, onClick }, place) => {
          const state = place === active ? "active" : place < active ? "done" : "ahead";
          return (
            <li key={text} className={css.item[state]}>
              <Link
                to={to}
                onClick={onClick}
                aria-current={place === active ? "step" : undefined}
                className={classNames(css.link, css.states[state])}
              >
                <span className={classNames(css.number, css.numbers[state])}>{place + 1}</span>{" "}
                <span className={css.label[state]}>{text}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

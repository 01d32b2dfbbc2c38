import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Stepper.css.ts";

/** A reachable step, or one that is not reachable yet. */
export type Step = {
  /** Label of the step, an action in the infinitive. */
  label: string;
} & (
  | {
      /** Path of the step's screen. Default: none, the step cannot be gone to yet. */
      to: string;
      /** Called on a press, besides following the link. Default: nothing. */
      onClick?: (() => void) | undefined;
    }
  | { to?: undefined; onClick?: undefined }
);

export interface StepperProps extends RootProps {
  /** Accessible name of the landmark: « Étapes de votre commande ». */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step, from 0: all steps up to it are green. */
  active: number;
}

/** The numbered steps of an order. Where not all labels fit, the current step's alone is visible. */
export function Stepper({ label, steps, active, ...root }: StepperProps) {
  return (
    <nav {...root} aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, place) => {
          const state = place === active ? "active" : place < active ? "done" : "ahead";
          const current = place === active ? "step" : undefined;
          const content = (
            <>
              <span className={css.number({ state })}>{place + 1}</span>{" "}
              <span className={css.label({ active: place === active })}>{step.label}</span>
            </>
          );
          return (
            <li key={step.label} className={css.item({ state })}>
              {step.to === undefined ? (
                <span aria-current={current} className={css.step({ state })}>
                  {content}
                </span>
              ) : (
                <Link
                  to={step.to}
                  onClick={step.onClick}
                  aria-current={current}
                  className={css.step({ reached: true, state })}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      {/* The list already contains its name. */}
      <p aria-hidden="true" className={css.caption}>
        {steps[active]?.label}
      </p>
    </nav>
  );
}

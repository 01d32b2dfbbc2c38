import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Footer.css.ts";

interface FooterChoice<Value extends string> {
  /** What is chosen: « Apparence ». */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

export interface FooterProps<Value extends string = string> extends RootProps {
  /** Text next to the logo: the seller's name, the year. */
  note: string;
  /** Accessible name of the navigation: « Informations ». */
  navigationLabel: string;
  /** Help, terms of sale. */
  links: readonly { label: string; to: string }[];
  /** Whether the shop's own mark stands before the note. Default: true. */
  hasMark?: boolean;
  /** A quiet setting of the site, with a word or two for each option. Default: none. */
  choice?: FooterChoice<Value> | undefined;
}

/** The footer of every screen. */
export function Footer<Value extends string>({
  note,
  navigationLabel,
  links,
  hasMark = true,
  choice,
  ...root
}: FooterProps<Value>) {
  return (
    <footer {...root} className={css.footer}>
      <div className={css.inner}>
        <p className={css.brand}>
          {hasMark && <Icon name="logo" size="large" />}
          {note}
        </p>
        <nav aria-label={navigationLabel}>
          <ul className={css.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {choice && <Choice {...choice} />}
      </div>
    </footer>
  );
}

function Choice<Value extends string>({ label, options, value, onValueChange }: FooterChoice<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={css.choice}>
      <span id={`${name}-label`} className={css.choiceLabel}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

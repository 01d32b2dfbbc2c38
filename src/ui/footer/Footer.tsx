import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link.tsx";
import * as css from "./Footer.css.ts";

export interface FooterProps {
  /** Text next to the logo: the seller's name, the year. */
  note: string;
  /** Accessible name of the navigation: « Informations ». */
  navigationLabel: string;
  /** Help, terms of sale. */
  links: readonly { label: string; to: string }[];
}

/** The footer of every screen. */
export function Footer({ note, navigationLabel, links }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.brand}>
          <Icon name="logo" size="large" />
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
      </div>
    </footer>
  );
}

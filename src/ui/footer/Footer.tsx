import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Footer.css.ts";

export interface FooterProps extends RootProps {
  /** Text next to the logo: the seller's name, the year. */
  note: string;
  /** Accessible name of the navigation: « Informations ». */
  navigationLabel: string;
  /** Help, terms of sale. */
  links: readonly { label: string; to: string }[];
  /** Whether the shop's own mark stands before the note. Default: true. */
  hasMark?: boolean;
  /** A quiet setting of the site, as FooterChoice. Default: none. */
  choice?: ReactNode;
}

/** The footer of every screen. */
export function Footer({ note, navigationLabel, links, hasMark = true, choice, ...root }: FooterProps) {
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
        {choice}
      </div>
    </footer>
  );
}

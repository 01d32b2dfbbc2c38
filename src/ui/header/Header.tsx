import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Header.css.ts";

export interface HeaderProps extends RootProps {
  /** The logo's text and link, with an optional image in place of mark and text, and an optional click handler. */
  logo: { label: string; to: string; image?: string | undefined; onClick?: () => void };
  /** Customer's name, hidden on a phone. Default: none. */
  name?: string | undefined;
  /** IconButtons with their counts. */
  actions: ReactNode;
  /** Accessible name of the navigation: « Navigation principale ». */
  navigationLabel: string;
  /** Label of the skip link, first on the page: « Aller au contenu ». */
  skipLabel: string;
  /** Anchor of the skip link. Default: contenu, which is Page's. */
  skipTo?: string;
}

/** The top bar of every screen, sticky during scrolling. */
export function Header({
  logo,
  name,
  actions,
  navigationLabel,
  skipLabel,
  skipTo = "contenu",
  ...root
}: HeaderProps) {
  return (
    <header {...root} className={css.header}>
      <a
        href={`#${skipTo}`}
        className={css.skip}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(skipTo)?.focus();
        }}
      >
        {skipLabel}
      </a>
      <div className={css.bar}>
        <Link to={logo.to} className={css.logo} onClick={logo.onClick}>
          {logo.image ? (
            <img src={logo.image} alt={logo.label} className={css.image} />
          ) : (
            <>
              <Icon name="logo" size="large" />
              <span className={css.word}>{logo.label}</span>
            </>
          )}
        </Link>
        {name && <span className={css.name}>{name}</span>}
        <nav aria-label={navigationLabel} className={css.actions}>
          {actions}
        </nav>
      </div>
    </header>
  );
}

import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link.tsx";
import * as css from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  /** Name of the floor, as its screen is titled. */
  label: string;
  /** Path of its screen; the last crumb needs none. */
  to?: string;
  /** Drawing before it: the house of the first. Default: none. */
  icon?: IconName;
  /** What is done besides following the link. Default: nothing. */
  onClick?: () => void;
}

export interface BreadcrumbsProps {
  /** Name of the landmark: « Fil d’Ariane ». */
  label: string;
  /** From the root to this screen. */
  items: readonly Breadcrumb[];
}

/** Where this screen stands, with a way back to each floor. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ label: text, to, icon, onClick }, place) => (
          <li key={`${to ?? ""}${text}`} className={css.item}>
            {place > 0 && <Icon name="chevronRight" size="small" />}
            {to !== undefined && place < last ? (
              <Link to={to} className={css.link} onClick={onClick}>
                {icon && <Icon name={icon} size="small" />}
                {text}
              </Link>
            ) : (
              <span aria-current={place === last ? "page" : undefined} className={css.current}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  /** Title of the page at this level. */
  label: string;
  /** Path of the page; the last item needs none. */
  to?: string;
  /** Icon before it, such as the first item's house. Default: none. */
  icon?: IconName;
  /** Called on a press, besides following the link. Default: nothing. */
  onClick?: () => void;
}

export interface BreadcrumbsProps extends RootProps {
  /** Accessible name of the landmark: « Fil d’Ariane ». */
  label: string;
  /** From the root to this screen. */
  items: readonly Breadcrumb[];
}

/** The page's location on one line, with a link to each level above. Long names are cut by an ellipsis. */
export function Breadcrumbs({ label, items, ...root }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav {...root} aria-label={label} className={css.place}>
      <ol className={css.list}>
        {items.map(({ label: text, to, icon, onClick }, place) => (
          <li key={`${to ?? ""}${text}`} className={css.item}>
            {place > 0 && <Icon name="chevronRight" size="small" />}
            {to !== undefined && place < last ? (
              <Link to={to} className={css.link} onClick={onClick}>
                {icon && <Icon name={icon} size="small" />}
                <span className={css.name}>{text}</span>
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

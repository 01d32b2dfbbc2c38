import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link-provider/LinkProvider.tsx";
import * as css from "./Menu.css.ts";

/** An action, or a link to a screen. */
export type MenuAction = {
  /** Label of the item, unique in its menu, an action in the infinitive. */
  label: string;
  /** Icon before it. Default: none. */
  icon?: IconName;
  /** Whether something is lost. Default: default. */
  tone?: "default" | "danger";
} & (
  | {
      to?: undefined;
      /** The action. */
      onSelect: () => void;
      /** Unavailable, but still reached by keys. Default: false. */
      unavailable?: boolean;
    }
  | { to: string; onSelect?: undefined; unavailable?: undefined }
);

interface MenuItemProps {
  item: MenuAction;
  /** Closes the menu. */
  onDone: () => void;
}

/** One item of a menu: focused by the menu's keys, never by Tab. */
export function MenuItem({
  item: { label, icon, tone = "default", to, onSelect, unavailable },
  onDone,
}: MenuItemProps) {
  const shared = { role: "menuitem", tabIndex: -1, className: css.item({ tone }) };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} onClick={onDone}>
        {content}
      </Link>
    );
  }
  function act() {
    if (unavailable) return;
    onDone();
    onSelect?.();
  }
  return (
    <button type="button" {...shared} aria-disabled={unavailable || undefined} onClick={act}>
      {content}
    </button>
  );
}

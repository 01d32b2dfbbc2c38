import type { ReactNode } from "react";
import { Link } from "../link-provider/LinkProvider.tsx";
import * as css from "./Pagination.css.ts";

interface PageTargetProps {
  to: string | undefined;
  onGo: () => void;
  label: string;
  isCurrent?: boolean;
  /** Whether there is no such page. */
  isOut?: boolean;
  children: ReactNode;
}

/** A page's link or button. A button without a page keeps the focus that it has; a link without one is no link. */
export function PageTarget({ to, onGo, label, isCurrent = false, isOut = false, children }: PageTargetProps) {
  const shared = {
    "aria-label": label,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    className: css.target({ current: isCurrent, out: isOut }),
  };
  if (to === undefined) {
    return (
      <button
        type="button"
        {...shared}
        aria-disabled={isOut || undefined}
        onClick={() => !isOut && !isCurrent && onGo()}
      >
        {children}
      </button>
    );
  }
  return isOut ? (
    <span aria-hidden="true" className={shared.className}>
      {children}
    </span>
  ) : (
    <Link {...shared} to={to} onClick={onGo}>
      {children}
    </Link>
  );
}

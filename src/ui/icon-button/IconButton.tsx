import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { DataAttributes } from "../rootProps.ts";
import * as css from "./IconButton.css.ts";

export const iconButtonVariants = ["quiet", "outlined", "onPicture"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

interface Common {
  /** The icon. */
  icon: IconName;
  /** Accessible name; includes the count if one is shown: « Panier, 3 articles ». */
  label: string;
  /** Number on the corner, shown above 0. Default: none. */
  count?: number | undefined;
  /** Bare, framed, or round for use over a photograph. Default: quiet. */
  variant?: IconButtonVariant;
}

type Replaced = "className" | "style" | "children" | "aria-label";
type NativeButton = Omit<ComponentPropsWithRef<"button">, Replaced> & DataAttributes;
type NativeLink = Omit<ComponentPropsWithRef<"a">, Replaced | "href"> & DataAttributes;

export type IconButtonProps = Common &
  (
    | (NativeButton & { to?: undefined })
    | (NativeLink & {
        /** Path of a screen. Default: none, it is a button. */
        to: string;
      })
  );

/** An action, or a link with `to`, shown as an icon only. */
export function IconButton({ icon, label, count = 0, variant = "quiet", ...target }: IconButtonProps) {
  const className = css.button({ variant });
  const content = (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span aria-hidden="true" className={css.count({ isWide: count > 99 })}>
          {count}
        </span>
      )}
    </>
  );
  return target.to === undefined ? (
    <button type="button" {...target} aria-label={label} className={className}>
      {content}
    </button>
  ) : (
    <Link {...target} aria-label={label} className={className}>
      {content}
    </Link>
  );
}

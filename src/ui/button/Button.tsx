import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link.tsx";
import { button } from "./Button.css.ts";

export const buttonVariants = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["compact", "small", "medium", "large"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonLook {
  /** Weight of the action: one primary a view at most. Default: secondary. */
  variant?: ButtonVariant;
  /** Height: 36, 44 or 52 px, at the stand never under 56; compact is small on a phone, else medium. Default: medium. */
  size?: ButtonSize;
  /** Drawing before the label. Default: none. */
  icon?: IconName | undefined;
  /** Drawing after the label. Default: none. */
  iconEnd?: IconName | undefined;
  /** Whether it takes the whole width. Default: false. */
  full?: boolean;
  /** The label, an action in the infinitive. */
  children: ReactNode;
}

export type NativeButton = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "color" | "children" | "disabled"
>;

/** Out of use in one of two ways, never both. */
export type OutOfUse =
  | {
      /** Out of use and out of the keyboard's way, where nothing is to be said about it. Default: false. */
      disabled?: boolean | undefined;
      unavailable?: undefined;
    }
  | {
      disabled?: undefined;
      /** Out of use but still reachable by keyboard, so that a tooltip can say why. Default: false. */
      unavailable?: boolean | undefined;
    };

export type ButtonProps = ButtonLook & NativeButton & OutOfUse;

/** An action on this page. For another page there is ButtonLink. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  full,
  unavailable = false,
  type = "button",
  onClick,
  children,
  ...native
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (unavailable) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...native}
      type={type}
      aria-disabled={unavailable || native["aria-disabled"] || undefined}
      onClick={click}
      className={button({ variant, size, full })}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

type NativeLink = Omit<ComponentPropsWithRef<"a">, "className" | "style" | "color" | "children" | "href">;

/** Either a screen of the shop (`to`) or another address (`href`). */
export type ButtonLinkProps = ButtonLook &
  NativeLink &
  (
    | {
        /** Path of a screen. */
        to: string;
        href?: undefined;
      }
    | {
        /** Any other address, a file to download. */
        href: string;
        to?: undefined;
      }
  );

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  full,
  children,
  to,
  href,
  ...native
}: ButtonLinkProps) {
  const className = button({ variant, size, full });
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  return to === undefined ? (
    <a {...native} href={href} className={className}>
      {content}
    </a>
  ) : (
    <Link {...native} to={to} className={className}>
      {content}
    </Link>
  );
}

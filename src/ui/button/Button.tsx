import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { DataAttributes } from "../rootProps.ts";
import { button, labelUnseenOnPhone } from "./Button.css.ts";

export const buttonVariants = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["compact", "small", "medium", "large"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonLook {
  /** Weight of the action: at most one primary per view. Default: secondary. */
  variant?: ButtonVariant;
  /** Height: 36, 44 or 52 px, at least 56 at the stand; compact is small on a phone, else medium. Default: medium. */
  size?: ButtonSize;
  /** Icon before the label. Default: none. */
  icon?: IconName | undefined;
  /** Icon after the label. Default: none. */
  iconEnd?: IconName | undefined;
  /** Whether it takes the full width. Default: false. */
  full?: boolean;
  /** The label, an action in the infinitive. */
  children: ReactNode;
}

interface PhoneLook {
  /** Whether a phone shows the icon alone; screen readers still read the label. Default: false. */
  iconOnPhone?: boolean | undefined;
}

export type NativeButton = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "color" | "children" | "disabled"
> &
  DataAttributes;

/** Either form of unavailability, never both. */
export type OutOfUse =
  | {
      /** Unavailable and not focusable, for obvious cases. Default: false. */
      disabled?: boolean | undefined;
      unavailable?: undefined;
    }
  | {
      disabled?: undefined;
      /** Unavailable but focusable, so that a tooltip can explain why. Default: false. */
      unavailable?: boolean | undefined;
    };

export type ButtonProps = ButtonLook & PhoneLook & NativeButton & OutOfUse;

/** An action on this page. To go to another page, use ButtonLink. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  iconOnPhone,
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
      <Content {...{ icon, iconEnd, iconOnPhone, children }} />
    </button>
  );
}

type NativeLink = Omit<ComponentPropsWithRef<"a">, "className" | "style" | "color" | "children" | "href"> &
  DataAttributes;

/** Either a screen of the shop (`to`) or any other address (`href`). */
export type ButtonLinkProps = ButtonLook &
  PhoneLook &
  NativeLink &
  (
    | {
        /** Path of a screen. */
        to: string;
        href?: undefined;
      }
    | {
        /** Any other address, such as a file to download. */
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
  iconOnPhone,
  full,
  children,
  to,
  href,
  ...native
}: ButtonLinkProps) {
  const className = button({ variant, size, full });
  const content = <Content {...{ icon, iconEnd, iconOnPhone, children }} />;
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

function Content({
  icon,
  iconEnd,
  iconOnPhone = false,
  children,
}: PhoneLook & Pick<ButtonLook, "icon" | "iconEnd" | "children">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {iconOnPhone ? <span className={labelUnseenOnPhone}>{children}</span> : children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

import type { ReactNode, Ref } from "react";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { textLink } from "./TextLink.css.ts";

export const textLinkTones = ["ink", "accent", "inherit"] as const;
export type TextLinkTone = (typeof textLinkTones)[number];

interface Common {
  /** Colour by role: that of text, of the way forward, or of what surrounds it. Default: ink. */
  tone?: TextLinkTone;
  /** Whether it stands outside a sentence and needs a touch target of its own. Default: false. */
  standalone?: boolean;
  /** Said to screen readers of a link that opens beside this page, so that what is typed here stays: « nouvel onglet ». Default: opens here. */
  newTabLabel?: string;
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /** The link itself. Default: none. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Either a screen of the shop (`to`) or another address (`href`). */
export type TextLinkProps = Common &
  (
    | {
        /** Path of a screen. */
        to: string;
        href?: never;
        download?: never;
      }
    | {
        /** Any other address, a file or a mail. */
        href: string;
        to?: never;
        /** Whether the browser saves the file. Default: false. */
        download?: boolean;
      }
  );

/** A link in text. */
export function TextLink({
  tone = "ink",
  standalone = false,
  newTabLabel,
  children,
  ref,
  ...target
}: TextLinkProps) {
  const beside = newTabLabel === undefined ? {} : { target: "_blank", rel: "noopener" };
  const content = (
    <>
      {children}
      {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </>
  );
  const className = textLink({ tone, standalone });
  if (target.to !== undefined) {
    return (
      <Link ref={ref} to={target.to} className={className} {...beside}>
        {content}
      </Link>
    );
  }
  return (
    <a ref={ref} href={target.href} download={target.download} className={className} {...beside}>
      {content}
    </a>
  );
}

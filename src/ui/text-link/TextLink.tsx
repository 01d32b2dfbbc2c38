import type { ReactNode } from "react";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { textLink } from "./TextLink.css.ts";

export const textLinkTones = ["ink", "accent", "inherit"] as const;
export type TextLinkTone = (typeof textLinkTones)[number];

interface Common extends RootProps<HTMLAnchorElement> {
  /** Colour by role: text, accent, or inherited. Default: ink. */
  tone?: TextLinkTone;
  /** Whether it is outside a sentence and needs its own touch target. Default: false. */
  standalone?: boolean;
  /** Screen reader text for a link that opens in a new tab, so that typed input is kept: « nouvel onglet ». Default: opens here. */
  newTabLabel?: string;
  /** Link text that makes sense out of context. */
  children: ReactNode;
}

/** Either a screen of the shop (`to`) or any other address (`href`). */
export type TextLinkProps = Common &
  (
    | {
        /** Path of a screen. */
        to: string;
        href?: never;
        download?: never;
      }
    | {
        /** Any other address, such as a file or an e-mail. */
        href: string;
        to?: never;
        /** Whether the browser downloads the file. Default: false. */
        download?: boolean;
      }
  );

/** A link in text. */
export function TextLink({
  tone = "ink",
  standalone = false,
  newTabLabel,
  children,
  to,
  href,
  download,
  ...root
}: TextLinkProps) {
  const beside = newTabLabel === undefined ? {} : { target: "_blank", rel: "noopener" };
  const content = (
    <>
      {children}
      {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </>
  );
  const className = textLink({ tone, standalone });
  if (to !== undefined) {
    return (
      <Link {...root} to={to} className={className} {...beside}>
        {content}
      </Link>
    );
  }
  return (
    <a {...root} href={href} download={download} className={className} {...beside}>
      {content}
    </a>
  );
}

import type { ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import { heading } from "./Heading.css.ts";

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ["title1", "title2", "title3", "title4"] as const;
export type HeadingSize = (typeof headingSizes)[number];
export const headingTones = ["ink", "muted", "onInverse", "inherit"] as const;
export type HeadingTone = (typeof headingTones)[number];
export const headingAligns = ["start", "center"] as const;
export type HeadingAlign = (typeof headingAligns)[number];

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** Outline level: h1 to h4. */
  level: HeadingLevel;
  /** Type level, if it differs from the outline's. Default: the title of the same number. */
  size?: HeadingSize;
  /** Colour by role. Default: ink. */
  tone?: HeadingTone;
  /** Text alignment. Default: start. */
  align?: HeadingAlign;
  /** Whether scripts may focus it, as after a screen change. Default: false. */
  focusable?: boolean;
  /** A few words, without a full stop. */
  children: ReactNode;
}

/** A title whose outline level and size are independent. */
export function Heading({
  level,
  size = `title${level}`,
  tone = "ink",
  align,
  focusable = false,
  children,
  ...root
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...root} tabIndex={focusable ? -1 : undefined} className={heading({ size, tone, align })}>
      {children}
    </Element>
  );
}

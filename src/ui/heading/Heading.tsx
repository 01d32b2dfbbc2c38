import type { ReactNode, Ref } from "react";
import { classNames } from "../classNames.ts";
import * as css from "../text/Text.css.ts";

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ["title1", "title2", "title3", "title4"] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps {
  /** Place in the document's outline: h1 to h4. */
  level: HeadingLevel;
  /** Level of type, where it differs from the outline. Default: the title of the same number. */
  size?: HeadingSize;
  /** Default: ink. */
  tone?: "ink" | "muted" | "onInverse" | "inherit";
  /** Default: start. */
  align?: "start" | "center";
  /** Target of aria-labelledby. */
  id?: string;
  /** Makes it focusable from code, for a focus moved on a change of screen. Default: false. */
  focusable?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** A title: its outline level and its size are chosen apart. */
export function Heading({
  level,
  size = `title${level}`,
  tone = "ink",
  align,
  id,
  focusable = false,
  children,
  ref,
}: HeadingProps) {
  const Element = `h${level}` as const;
  const className = classNames(css.title, css.size[size], css.tones[tone], align && css.aligns[align]);
  return (
    <Element ref={ref} id={id} tabIndex={focusable ? -1 : undefined} className={className}>
      {children}
    </Element>
  );
}

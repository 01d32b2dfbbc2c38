import type { ReactNode, Ref } from "react";
import type { RootProps } from "../rootProps.ts";
import { text } from "./Text.css.ts";

export const textSizes = ["caption", "small", "body", "lead"] as const;
export type TextSize = (typeof textSizes)[number];
export const textTones = [
  "ink",
  "muted",
  "accent",
  "ticked",
  "warning",
  "critical",
  "onInverse",
  "inherit",
] as const;
export type TextTone = (typeof textTones)[number];
export const textWeights = ["regular", "medium", "strong"] as const;
export type TextWeight = (typeof textWeights)[number];
export const textAligns = ["start", "center", "end"] as const;
export type TextAlign = (typeof textAligns)[number];
export const textElements = ["p", "span", "div", "li", "strong"] as const;
export type TextElement = (typeof textElements)[number];
export const textLines = [1, 2] as const;
export type TextLines = (typeof textLines)[number];

export interface TextProps extends RootProps {
  /** Type level. Default: body, 16 px on the main site and 19 px at the stand. */
  size?: TextSize;
  /** Colour by role. Default: ink. */
  tone?: TextTone;
  /** Font weight: strong for a few key words only. Default: regular. */
  weight?: TextWeight;
  /** Text alignment; end is for amounts. Default: start. */
  align?: TextAlign;
  /** Element rendered. Default: p. */
  as?: TextElement;
  /** Whether to use tabular figures, for prices and counts in columns. Default: false. */
  figures?: boolean;
  /** Maximum number of lines before an ellipsis; screen readers get the whole text. Default: all. */
  lines?: TextLines;
  /** Text with inline content: links, prices, badges. */
  children: ReactNode;
}

/** Running text. */
export function Text({
  size = "body",
  tone = "ink",
  weight = "regular",
  align,
  as = "p",
  figures = false,
  lines,
  children,
  ref,
  ...root
}: TextProps) {
  // One tag name for all five, so that a single ref type fits.
  const Element = as as "p";
  return (
    <Element
      {...root}
      ref={ref as Ref<HTMLParagraphElement>}
      className={text({ size, tone, weight, align, figures, lines })}
    >
      {children}
    </Element>
  );
}

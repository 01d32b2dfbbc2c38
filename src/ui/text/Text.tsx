import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import * as css from "./Text.css.ts";

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

export interface TextProps {
  /** Level of type. Default: body. */
  size?: TextSize;
  /** Colour by role. Default: ink. */
  tone?: TextTone;
  /** Default: regular. */
  weight?: TextWeight;
  /** Default: start. */
  align?: "start" | "center" | "end";
  /** Element rendered. Default: p. */
  as?: "p" | "span" | "div" | "li" | "strong";
  /** Figures of one width, for prices and counts in columns. Default: false. */
  figures?: boolean;
  /** Lines shown before an ellipsis. Default: all. */
  lines?: 1 | 2;
  /** Target of aria-describedby or of a focus. */
  id?: string;
  children: ReactNode;
}

/** Running text. */
export function Text({
  size = "body",
  tone = "ink",
  weight = "regular",
  align,
  as: Element = "p",
  figures = false,
  lines,
  id,
  children,
}: TextProps) {
  const className = classNames(
    css.size[size],
    css.tones[tone],
    css.weights[weight],
    align && css.aligns[align],
    figures && css.figures,
    lines && css.clamp,
    lines === 2 && css.clampTwo,
  );
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}

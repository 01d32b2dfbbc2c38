import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import * as css from "./Card.css.ts";

export const cardTones = ["surface", "sunken", "accent"] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps {
  /** On the page, dug into it, or chosen. Default: surface. */
  tone?: CardTone;
  /** Room inside. Default: lg. */
  space?: "none" | "sm" | "md" | "lg";
  /** Element rendered. Default: div. */
  as?: "div" | "section" | "article" | "aside" | "li";
  /** Name of a section, an article or an aside. Default: none. */
  label?: string;
  children: ReactNode;
}

/** Things that belong together, on a ground of their own. */
export function Card({ tone = "surface", space = "lg", as: Element = "div", label, children }: CardProps) {
  return (
    <Element aria-label={label} className={classNames(css.base, css.tones[tone], css.spaces[space])}>
      {children}
    </Element>
  );
}

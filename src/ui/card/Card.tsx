import type { ReactNode } from "react";
import { card } from "./Card.css.ts";

export const cardTones = ["surface", "sunken", "accent"] as const;
export type CardTone = (typeof cardTones)[number];

export const cardSpaces = ["none", "sm", "md", "lg"] as const;
export type CardSpace = (typeof cardSpaces)[number];

interface Common {
  /** On the page, dug into it, or chosen. Default: surface. */
  tone?: CardTone;
  /** Room inside, by step of space. Default: lg. */
  space?: CardSpace;
  /** What belongs together. */
  children: ReactNode;
}

/** A name is only heard on an element that has a role of its own. */
export type CardProps = Common &
  (
    | { as?: "div" | "li"; label?: never }
    | {
        /** Element rendered. Default: div. */
        as: "section" | "article" | "aside";
        /** Name of a section, an article or an aside. Default: none. */
        label?: string;
      }
  );

/** Things that belong together, on a ground of their own. */
export function Card({ tone = "surface", space = "lg", as: Element = "div", label, children }: CardProps) {
  return (
    <Element aria-label={label} className={card({ tone, space })}>
      {children}
    </Element>
  );
}

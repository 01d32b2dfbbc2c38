import type { ReactNode, Ref } from "react";
import type { RootProps } from "../rootProps.ts";
import { card } from "./Card.css.ts";

export const cardTones = ["surface", "sunken", "accent"] as const;
export type CardTone = (typeof cardTones)[number];

export const cardSpaces = ["none", "sm", "md", "lg"] as const;
export type CardSpace = (typeof cardSpaces)[number];

interface Common extends RootProps {
  /** Raised, sunken, or selected. Default: surface. */
  tone?: CardTone;
  /** Inner padding, by step of space. Default: lg. */
  space?: CardSpace;
  /** Content of the card. */
  children: ReactNode;
}

/** Screen readers only read a name on elements with their own role. */
export type CardProps = Common &
  (
    | { as?: "div" | "li"; label?: never }
    | {
        /** Element rendered. Default: div. */
        as: "section" | "article" | "aside";
        /** Accessible name of a section, article or aside. Default: none. */
        label?: string;
      }
  );

/** Groups related content on its own background. */
export function Card({
  tone = "surface",
  space = "lg",
  as = "div",
  label,
  children,
  ref,
  ...root
}: CardProps) {
  // One tag name for all, so that a single ref type fits.
  const Element = as as "div";
  return (
    <Element {...root} ref={ref as Ref<HTMLDivElement>} aria-label={label} className={card({ tone, space })}>
      {children}
    </Element>
  );
}

import { breakpoints } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

/** Media queries on the window's width, only for parts that span it; all others use `room`. */
export const windowWidth = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phoneOnly: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** A phone on which a bar of four icons leaves no room for text. */
  narrowPhone: "(max-width: 419.98px)",
} as const;

/** Typical width of a scrollbar. */
const scrollbar = "1.0625rem";

/**
 * Gutters of what spans the window. The end gutter includes the scrollbar if there is one, so that content does not
 * shift when a page becomes long enough to scroll.
 */
export const gutters = (gutter: string) => ({
  paddingInlineStart: gutter,
  // Leaves room for a focus ring beside a scrollbar too.
  paddingInlineEnd: `max(${vars.space.xxs}, ${gutter} - min(100vw - 100%, ${scrollbar}))`,
});

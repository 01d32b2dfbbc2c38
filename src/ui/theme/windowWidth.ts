import { breakpoints } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

/** Media queries on the window's width, for the parts that span it and for nothing else; all others ask their `room`. */
export const windowWidth = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phoneOnly: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** A phone on which a bar of four icons has no room for words. */
  narrowPhone: "(max-width: 419.98px)",
} as const;

/** As wide as scrollbars are. */
const scrollbar = "1.0625rem";

/**
 * Room on both sides of what spans the window. The end's holds the scrollbar where there is one, so that content stands where it
 * stood when a page becomes long enough to scroll.
 */
export const gutters = (gutter: string) => ({
  paddingInlineStart: gutter,
  // A focus ring has room beside a scrollbar too.
  paddingInlineEnd: `max(${vars.space.xxs}, ${gutter} - min(100vw - 100%, ${scrollbar}))`,
});

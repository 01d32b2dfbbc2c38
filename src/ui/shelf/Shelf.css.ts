import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";
import { room } from "../theme/room.ts";

const { space } = vars;

/** Space for a focus ring, which the shelf's edge would clip. */
const ring = space.xxs;

export const shelf = style({
  ...bare,
  display: "flex",
  gap: space.xs,
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingInline: ring,
  scrollbarWidth: "thin",
});

/** Wide enough for a pack's name, narrow enough that the next card is visible on a phone. */
export const place = style({
  flex: "1 0 15rem",
  maxWidth: "20rem",
  // There a card may have its text on one line.
  "@container": { [room.phoneOnly]: { flexBasis: "auto", minWidth: "15rem", maxWidth: "22rem" } },
});

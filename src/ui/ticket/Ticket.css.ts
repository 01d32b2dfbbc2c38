import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { scanned } from "../theme/scanned.ts";

const { border, color, radius, space } = vars;

/** As wide as the stand’s largest code; an 80 mm roll, or narrower paper, makes it narrower. */
export const ticket = style({
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  // The code's letters are as large as the ticket lets them be.
  containerType: "inline-size",
  padding: space.lg,
  border: `${border.thick} dashed ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
  textAlign: "center",
  overflowWrap: "anywhere",
  "@media": {
    print: {
      maxWidth: "24rem",
      padding: 0,
      border: "none",
      // A receipt printer has one colour, and no ground to spare.
      background: scanned.paper,
      color: scanned.ink,
      breakInside: "avoid",
    },
  },
});

/** What is pressed has no place on paper. */
export const actions = style({
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  marginBlockStart: space.lg,
  "@media": { print: { display: "none" } },
});

import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { scanned } from "../../theme/scanned.ts";

const { border, color, radius, space } = vars;

/** As wide as the stand’s largest code; shrinks on an 80 mm roll or narrower paper. */
export const ticket = style({
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  // The code's letters scale with the ticket.
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
      // A receipt printer has a single colour and no backgrounds.
      background: scanned.paper,
      color: scanned.ink,
      breakInside: "avoid",
    },
  },
});

/** Controls are not printed. */
export const actions = style({
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  marginBlockStart: space.lg,
  "@media": { print: { display: "none" } },
});

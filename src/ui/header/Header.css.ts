import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { unseen } from "../theme/hidden.ts";
import { gutters, windowWidth } from "../theme/windowWidth.ts";

const { color, space } = vars;

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.header,
  ...gutters(space.sm),
  background: color.canvas,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  // Navigation and banner are not printed.
  "@media": {
    print: { display: "none" },
    [windowWidth.tablet]: gutters(space.lg),
    [windowWidth.desktop]: gutters(space.xl),
  },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  // The stand's large targets on a narrow screen: the icons wrap rather than overflow the page.
  "@media": { [windowWidth.phoneOnly]: { columnGap: 0 } },
  maxWidth: vars.size.pageWide,
  minHeight: `calc(${vars.size.target} + ${space.sm})`,
  marginInline: "auto",
});

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: vars.size.target,
  marginInlineEnd: "auto",
  borderRadius: vars.radius.sm,
  color: color.ink,
  textDecoration: "none",
  fontFamily: vars.font.title,
  fontSize: vars.type.title3.size,
  fontWeight: "800",
  letterSpacing: "-0.03em",
});

/** On white paper in the dark too, where most logos would disappear. */
export const image = style({
  height: vars.size.target,
  maxWidth: "min(14rem, 40vw)",
  padding: space.xxs,
  borderRadius: vars.radius.sm,
  background: color.paper,
  objectFit: "contain",
});

/** At 320 px four icons leave no room for the word: the logo alone stands for it. */
export const word = style({
  "@media": {
    [windowWidth.narrowPhone]: unseen,
  },
});

export const name = style({
  overflow: "hidden",
  maxWidth: "16rem",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  "@media": { [windowWidth.phoneOnly]: { display: "none" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  minWidth: 0,
});

export const skip = style({
  position: "absolute",
  insetInlineStart: space.sm,
  top: space.xs,
  zIndex: vars.layer.raised,
  padding: space.sm,
  borderRadius: vars.radius.md,
  background: color.inverse,
  color: color.onInverse,
  selectors: {
    "&:not(:focus)": unseen,
  },
});

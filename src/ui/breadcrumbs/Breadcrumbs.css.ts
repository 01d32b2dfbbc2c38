import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";

/** Beside other content it is what gives way. */
export const place = style({ minWidth: 0 });

export const list = style({
  ...bare,
  display: "flex",
  alignItems: "center",
  columnGap: vars.space.xxs,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minWidth: 0,
  flexShrink: 1,
  color: vars.color.inkMuted,
  // The way back stays whole; the names after it share what is left.
  ":first-child": { flexShrink: 0 },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minWidth: 0,
  minHeight: vars.size.targetSmall,
  borderRadius: vars.radius.sm,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: vars.color.ink, textDecoration: "underline", textUnderlineOffset: "0.22em" },
});

/** One line, whatever the names. */
export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const current = style([name, { color: vars.color.ink, fontWeight: vars.weight.strong }]);

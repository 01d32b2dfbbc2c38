import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color, space, type } = vars;

export const form = style({ display: "grid", gap: space.lg });

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.sm,
  rowGap: space.xxs,
  padding: space.md,
  borderRadius: vars.radius.md,
  borderInlineStart: `${space.xxs} solid currentColor`,
  background: color.criticalSoft,
  color: color.critical,
});

/** Aligned with the title's first line. */
export const mark = style({ display: "grid", alignItems: "center", height: type.body.line });

export const errors = style({ display: "grid", gridColumn: 2, paddingInlineStart: space.md });

/** The whole line is clickable, with the bullet next to its text. */
export const error = style({
  paddingBlock: `calc((${vars.size.targetSmall} - ${type.body.line}) / 2)`,
});

export const link = style({
  // A block, so that the bullet aligns with its first line.
  display: "block",
  marginBlock: `calc((${type.body.line} - ${vars.size.targetSmall}) / 2)`,
  paddingBlock: `calc((${vars.size.targetSmall} - ${type.body.line}) / 2)`,
  color: "inherit",
  textUnderlineOffset: "0.22em",
});

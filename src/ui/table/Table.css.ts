import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { unseen } from "../theme/hidden.ts";
import { asksRoom } from "../theme/room.ts";
import { stacked } from "./stacked.ts";

const { color, space } = vars;
const line = `${vars.border.hairline} solid ${color.line}`;

const aligns = {
  start: { textAlign: "start" },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
} as const;

export const table = style({
  width: "100%",
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  ...stacked({ display: "block" }),
});

export const whole = style({ display: "grid", gap: space.sm, minWidth: 0 });

/** A table wider than its container scrolls here rather than with the page. */
export const frame = style({ ...asksRoom, overflowX: "auto", borderRadius: vars.radius.sm });

export const head = style(stacked(unseen));

export const body = style(stacked({ display: "grid", gap: space.sm }));

export const header = recipe({
  base: {
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderBlockEnd: `${vars.border.thick} solid ${color.ink}`,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    whiteSpace: "nowrap",
  },
  variants: { align: aligns },
});

export const row = style({
  borderBlockEnd: line,
  ...stacked({
    display: "block",
    padding: space.md,
    border: line,
    borderRadius: vars.radius.lg,
    background: color.surface,
  }),
});

/** As tall as a cell with a link, which most have: skeleton rows have the final size. */
export const cell = recipe({
  base: {
    height: `calc(${vars.size.target} + 2 * ${space.sm})`,
    paddingBlock: space.sm,
    paddingInline: space.sm,
    fontWeight: "inherit",
    verticalAlign: "middle",
    ...stacked({
      display: "flex",
      height: "auto",
      justifyContent: "space-between",
      alignItems: "center",
      gap: space.md,
      paddingInline: 0,
      paddingBlock: space.xxs,
      textAlign: "end",
    }),
  },
  variants: { align: aligns },
});

globalStyle(
  `${cell.classNames.base}:first-child`,
  stacked({ minHeight: `calc(${vars.size.target} + 2 * ${space.xxs})` }),
);

/** The column's name: in the head on a wide screen, in each cell on a phone. */
export const name = style({
  display: "none",
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  ...stacked({ display: "block", textAlign: "start", whiteSpace: "normal" }),
});

/** On a phone a long value wraps rather than overflows its row. */
export const value = style(stacked({ minWidth: 0, overflowWrap: "anywhere" }));

/** An amount stays on one line: the name beside it wraps. */
globalStyle(`${cell.classNames.variants.align.end} > ${value}`, { flexShrink: 0 });

export const toCome = style({
  display: "inline-block",
  width: "6rem",
  maxWidth: "100%",
  verticalAlign: "top",
});

import { style } from "@vanilla-extract/css";
import { control } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

/** Grows with its text where browsers can do so; elsewhere it scrolls, and its corner resizes it. */
export const area = style([
  control,
  { display: "block", resize: "vertical", fieldSizing: "content", maxHeight: "24rem" },
]);

export const foot = style({
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

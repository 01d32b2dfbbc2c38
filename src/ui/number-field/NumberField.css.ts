import { style } from "@vanilla-extract/css";
import { control } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

export const group = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.target} minmax(3.5rem, 5rem) ${vars.size.target}`,
  gap: vars.space.xxs,
  justifyContent: "start",
});

export const input = style([control, { textAlign: "center", fontVariantNumeric: "tabular-nums" }]);

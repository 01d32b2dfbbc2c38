import { globalStyle, style } from "@vanilla-extract/css";
import { label } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

/** Side by side where both dates fit. */
export const dates = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.5em), 1fr))",
  gap: vars.space.sm,
});

/** The legend is the title. */
globalStyle(`${dates} ${label}`, { fontWeight: vars.weight.regular });

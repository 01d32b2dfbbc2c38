import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { thumbnailWidth } from "../thumbnail/Thumbnail.css.ts";

const { color, space } = vars;

export const suggestion = style({
  display: "grid",
  gridTemplateColumns: `${thumbnailWidth} minmax(0, 1fr)`,
  columnGap: space.sm,
  alignItems: "center",
  width: "100%",
});

export const words = style({ gridColumn: 2, display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const head = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });

export const label = style({ minWidth: 0, fontWeight: vars.weight.strong });

export const small = style({
  minWidth: 0,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const muted = style([small, { color: color.inkMuted }]);

import { style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { bare } from "../../src/ui/theme/list.ts";
import { room } from "../../src/ui/theme/room.ts";

const { border, color, font, radius, space } = vars;

export const papers = style({
  ...bare,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  "@container": { [room.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const paper = style({ display: "grid", gap: space.xxs, alignContent: "end", minWidth: 0 });

export const sheet = style({
  border: `${border.hairline} solid ${color.lineStrong}`,
  backgroundSize: "cover",
  backgroundPosition: "center",
});

export const place = style({
  aspectRatio: "3 / 2",
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.sm,
  background: color.sunken,
});

export const stacked = style({ display: "grid", gap: space.xs });

export const marked = style({ position: "relative", overflow: "hidden", borderRadius: radius.sm });
export const watermark = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const word = style({
  fontFamily: font.title,
  fontSize: 46,
  fontWeight: 800,
  letterSpacing: 5,
  textAnchor: "middle",
  dominantBaseline: "central",
  fill: "white",
  fillOpacity: 0.34,
  stroke: "black",
  strokeOpacity: 0.3,
  strokeWidth: 2.4,
  paintOrder: "stroke",
});

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";

const { color, space, type, font, weight, border, radius } = vars;

const grid = (column: string, repeat: "auto-fill" | "auto-fit" = "auto-fill") =>
  style({
    display: "grid",
    gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${column}), 1fr))`,
    gap: space.md,
    margin: 0,
    marginBlock: space.lg,
  });

export const small = style({ fontSize: type.small.size, lineHeight: type.small.line, margin: 0 });
export const muted = style({ color: color.inkMuted });

export const card = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  background: color.surface,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.md,
  padding: space.md,
});
// Storybook styles its headings by class: one more class wins.
export const cardTitle = style({
  selectors: { [`${card} &`]: { fontSize: type.title4.size, lineHeight: type.title4.line, margin: 0 } },
});
export const part = style({
  fontFamily: font.title,
  fontWeight: weight.title,
  fontSize: type.title3.size,
  lineHeight: type.title3.line,
  marginBlockStart: space.xl,
});
export const parts = grid("18rem");

export const figures = grid("10rem");
export const figure = style([card, { gap: 0 }]);
export const count = style({
  margin: 0,
  fontFamily: font.title,
  fontWeight: weight.title,
  fontSize: type.title3.size,
  lineHeight: type.title3.line,
});
export const note = style([small, muted]);

export const states = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  paddingInlineStart: space.md,
  listStyle: "disc",
  fontSize: type.small.size,
  lineHeight: type.small.line,
});

export const filter = style({ display: "grid", gap: space.xs, maxWidth: "24rem", fontSize: type.small.size });
globalStyle(`${filter} input`, {
  font: "inherit",
  padding: space.sm,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.ink,
});

export const news = style({ maxWidth: vars.size.reading });

export const kin = style({ display: "grid", gap: space.sm, margin: 0, marginBlock: space.lg });
export const kinRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(min(100%, 10rem), auto) minmax(min(100%, 20rem), 1fr)",
  gap: space.sm,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  "@media": { "(max-width: 40rem)": { gridTemplateColumns: "1fr", gap: 0 } },
});
export const kinWords = style({ fontWeight: weight.strong });
export const kinLinks = style({ margin: 0 });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const link = style({
  background: color.surface,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.sm,
  paddingInline: space.sm,
});
globalStyle(`${card} a, ${link} a`, { color: color.accent });
globalStyle(`${link} a`, { textDecoration: "none" });

export const badges = style({ display: "flex", flexWrap: "wrap", gap: space.xs, marginBlockStart: space.sm });

export const pair = grid("18rem", "auto-fit");
const example = style([card, { borderTopWidth: border.thick }]);
export const good = style([example, { borderTopColor: color.accent }]);
export const bad = style([example, { borderTopColor: color.critical }]);
export const drawing = style({ paddingBlock: space.md, minWidth: 0, overflow: "hidden" });

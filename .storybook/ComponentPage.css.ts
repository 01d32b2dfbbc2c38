import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../src/ui/theme/contract.css.ts";

const { color, space, type, font, weight, border, radius } = vars;

export const page = style({ fontFamily: font.text, color: color.ink });

// Storybook styles its headings by class: one more class wins.
globalStyle(`${page} h1`, {
  fontFamily: font.title,
  fontWeight: weight.title,
  fontSize: type.title1.size,
  lineHeight: type.title1.line,
  letterSpacing: type.title1.tracking,
});
globalStyle(`${page} h2, ${page} h3`, { fontFamily: font.title, fontWeight: weight.title, border: 0 });
globalStyle(`${page} > div > p, ${page} > p`, {
  fontSize: type.lead.size,
  lineHeight: type.lead.line,
  color: color.inkMuted,
  maxWidth: vars.size.reading,
});

export const usage = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
  gap: space.lg,
  marginBlock: space.xl,
});

const words = style({
  background: color.surface,
  borderRadius: radius.md,
  border: `${border.hairline} solid ${color.line}`,
  borderTopWidth: border.thick,
  padding: space.md,
});
export const when = style([words, { borderTopColor: color.accentInk }]);
export const whenNot = style([words, { borderTopColor: color.critical }]);
export const accessibility = style([words, { borderTopColor: color.ink }]);

export const heading = style({
  selectors: {
    [`${page} &`]: {
      fontSize: type.title4.size,
      lineHeight: type.title4.line,
      margin: 0,
      padding: 0,
    },
  },
});

export const list = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  marginTop: space.sm,
  paddingInlineStart: space.md,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});

/** Reserves space for a story that is not drawn yet, so that content below does not jump. */
export const unseen = style({ minHeight: "40rem" });

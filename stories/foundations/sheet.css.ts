import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { level } from "../../src/ui/theme/level.ts";
import { bare } from "../../src/ui/theme/list.ts";
import { room } from "../../src/ui/theme/room.ts";

const { border, color, font, radius, size, space, weight } = vars;
const hairline = `${border.hairline} solid ${color.line}`;

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxl,
  maxWidth: size.page,
  marginInline: "auto",
  paddingBlock: space.lg,
});

export const masthead = style({
  display: "grid",
  gap: space.sm,
  paddingBottom: space.lg,
  borderBlockEnd: `${border.thick} solid ${color.ink}`,
});

export const lead = style({ maxWidth: size.measure });

/** The text on the left, its subject on the right; stacked on a phone. */
export const chapter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  "@container": {
    [room.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: space.xxl },
  },
});

export const note = style({ display: "grid", gap: space.xs, alignContent: "start", maxWidth: size.measure });
export const content = style({ display: "grid", gap: space.md, minWidth: 0, alignContent: "start" });

const columns = (least: string) =>
  style({
    ...bare,
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    gap: space.md,
    alignItems: "start",
  });
export const narrowColumns = columns("8.5rem");
export const roomyColumns = columns("13rem");
export const mediumColumns = columns("10rem");
export const wideColumns = columns("19rem");

export const panel = style({
  minWidth: 0,
  overflow: "hidden",
  border: hairline,
  borderRadius: radius.lg,
  background: color.surface,
});
export const panelBody = style({
  display: "grid",
  gap: space.xxs,
  padding: space.md,
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** Names of tokens and files, in one of our fonts: a machine's own would change the pictures. */
export const code = style({
  fontFamily: vars.font.text,
  fontVariantNumeric: "tabular-nums",
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});

/** List items separated by a hairline. */
export const rows = style({ ...bare, display: "grid", minWidth: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  alignItems: "center",
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: hairline } },
});

/** A sample beside its name and its use. */
export const pairRow = style([
  row,
  { display: "flex", flexWrap: "wrap", columnGap: space.sm, paddingBlock: space.xs },
]);

export const named = style({ flex: "1 1 9em", minWidth: 0 });

export const titledRow = style([
  row,
  {
    "@container": {
      [room.tablet]: { gridTemplateColumns: "min(14rem, 40%) minmax(0, 1fr)", columnGap: space.lg },
    },
  },
]);

export const swatch = style({ height: space.xxxl, borderBlockEnd: hairline });

export const chip = style({
  display: "grid",
  placeItems: "center",
  width: size.targetLarge,
  height: size.targetSmall,
  border: hairline,
  borderRadius: radius.sm,
  fontWeight: weight.strong,
});

/** A drawing of a control's focus ring. */
export const ring = style({
  width: size.icon,
  height: size.icon,
  border: `${border.thick} solid currentColor`,
  borderRadius: radius.full,
});

export const bar = style({ height: space.md, borderRadius: radius.sm, background: color.accent });

export const specimen = style({ fontFamily: font.title, fontWeight: weight.title, ...level("title2") });

/** A visible no-break space, underlined too, in case backgrounds are removed. */
export const wideSpace = style({
  paddingInline: "0.15em",
  background: color.promo,
  borderBlockEnd: `${border.thick} solid ${color.ink}`,
});
export const narrowSpace = style({
  paddingInline: "0.05em",
  background: color.ticked,
  borderBlockEnd: `${border.thick} dotted ${color.ticked}`,
});

export const twoSides = style({
  display: "grid",
  gap: space.xs,
  "@container": { [room.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
const side = style({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  padding: space.sm,
  borderInlineStart: `${border.thick} solid`,
  background: color.surface,
});
export const right = style([side, { borderInlineStartColor: color.accentInk }]);
export const wrong = style([side, { borderInlineStartColor: color.critical }]);
globalStyle(`${side} > dt`, {
  ...level("caption"),
  fontWeight: weight.strong,
});
globalStyle(`${right} > dt`, { color: color.accentInk });
globalStyle(`${wrong} > dt`, { color: color.critical });

/** Values under their column heads; on a phone each row is a block. */
export const table = style({ width: "100%", fontVariantNumeric: "tabular-nums" });
globalStyle(`${table} :is(th, td)`, {
  padding: space.xs,
  paddingInlineStart: 0,
  textAlign: "start",
  verticalAlign: "baseline",
  borderBlockEnd: hairline,
});
globalStyle(`${table} thead th`, { ...level("small"), color: color.inkMuted, fontWeight: weight.medium });
globalStyle(`${table} tbody th`, { fontWeight: weight.regular });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
export const listing = style([
  code,
  {
    display: "block",
    padding: space.md,
    borderRadius: radius.md,
    background: color.sunken,
    whiteSpace: "pre-wrap",
    lineHeight: "1.5",
  },
]);

export const numbered = style({
  display: "grid",
  gap: space.sm,
  maxWidth: size.measure,
  paddingInlineStart: space.lg,
});

export const atEnd = style({ selectors: { [`${table} &`]: { textAlign: "end", whiteSpace: "nowrap" } } });
globalStyle(`${table} td`, level("lead"));

/** Each title has a number. */
export const steps = style({ ...bare, display: "grid", gap: space.xl });

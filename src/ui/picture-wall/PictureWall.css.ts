import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { covering } from "../theme/covering.ts";
import { bare } from "../theme/list.ts";
import { room as asked } from "../theme/room.ts";

const { color, space, type } = vars;

/** By the shape of the wall: three rows of four across, five rows of two on end, one column on a phone, whose captions need its width. */
const across = "(min-aspect-ratio: 1 / 1)";
const placesOnEnd = 7;
const placesAcross = 9;
const placesOnPhone = 3;

export const wall = recipe({
  base: {
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    width: "100%",
    background: color.inverse,
    color: color.onInverse,
  },
  variants: { fills: { parent: { height: "100%" }, window: { height: "100dvh" } } },
});

export const room = style({ containerType: "size", minWidth: 0, minHeight: 0 });

export const list = style({
  ...bare,
  display: "grid",
  gap: space.xxs,
  height: "100%",
  gridTemplate: "repeat(5, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))",
  "@container": {
    [across]: { gridTemplate: "repeat(3, minmax(0, 1fr)) / repeat(4, minmax(0, 1fr))" },
    [asked.phoneOnly]: { gridTemplate: "repeat(4, minmax(0, 1fr)) / minmax(0, 1fr)" },
  },
});

export const item = recipe({
  base: {
    minWidth: 0,
    selectors: { [`&:nth-child(n + ${placesOnEnd + 1})`]: { display: "none" } },
    "@container": {
      [across]: {
        selectors: {
          [`&:nth-child(n + ${placesOnEnd + 1})`]: { display: "block" },
          [`&:nth-child(n + ${placesAcross + 1})`]: { display: "none" },
        },
      },
      [asked.phoneOnly]: {
        selectors: { [`&:nth-child(n + ${placesOnPhone + 1})`]: { display: "none" } },
      },
    },
  },
  variants: {
    isFirst: {
      true: {
        gridArea: "span 2 / span 2",
        "@container": { [asked.phoneOnly]: { gridArea: "span 2 / span 1" } },
      },
    },
  },
});

export const figure = style({ position: "relative", width: "100%", height: "100%" });

export const image = style(covering);

export const caption = recipe({
  base: {
    position: "absolute",
    insetInlineStart: space.xs,
    bottom: space.xs,
    maxWidth: `calc(100% - 2 * ${space.xs})`,
    paddingInline: space.xs,
    borderRadius: vars.radius.sm,
    background: color.inverse,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // A bib and an hour stand last: on a phone they take a further line.
    "@container": { [asked.phoneOnly]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    isFirst: {
      true: { fontSize: type.title3.size, lineHeight: type.title3.line, fontWeight: vars.weight.strong },
      false: { fontSize: type.small.size, lineHeight: type.small.line },
    },
  },
});

export const foot = style({ padding: space.md });

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { covering } from "../../theme/covering.ts";
import { asksRoom } from "../../theme/room.ts";

const { space } = vars;

/** Minimum width of the text: a title's longest word, such as « numérique », stays whole. */
const narrowest = `calc(5.5 * ${vars.type.title4.size})`;

/** Minimum widths for text beside the picture and remove button, and for everything on one line. */
const beside = "(min-width: 19em)";
const oneLine = "(min-width: 42em)";

export const item = style(asksRoom);

export const line = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "5.5rem minmax(0, 1fr)",
    gridTemplateAreas: '"media action" "body body" "foot foot"',
    gap: space.md,
    alignItems: "start",
    "@container": {
      [beside]: {
        gridTemplateColumns: "5.5rem minmax(0, 1fr) auto",
        gridTemplateAreas: '"media body action" "foot foot foot"',
      },
      [oneLine]: {
        gridTemplateColumns: "7rem minmax(0, 1fr) auto minmax(6.5rem, auto) auto",
        gridTemplateAreas: '"media body controls price action"',
        columnGap: space.lg,
        alignItems: "center",
      },
    },
  },
  variants: {
    /** Without controls the price goes beside the text, if both fit. */
    brief: {
      true: {
        gridTemplateColumns: "4rem minmax(0, 1fr)",
        gridTemplateAreas: '"media wordsAndPrice"',
        "@container": {
          [beside]: {
            gridTemplateColumns: "5.5rem minmax(0, 1fr)",
            gridTemplateAreas: '"media wordsAndPrice"',
          },
          [oneLine]: {
            gridTemplateColumns: "7rem minmax(0, 1fr)",
            gridTemplateAreas: '"media wordsAndPrice"',
          },
        },
      },
    },
    size: {
      medium: {},
      small: {
        gridTemplateColumns: "4rem minmax(0, 1fr)",
        columnGap: space.sm,
        alignItems: "center",
        "@container": {
          [beside]: { gridTemplateColumns: "4rem minmax(0, 1fr)" },
          [oneLine]: { gridTemplateColumns: "4rem minmax(0, 1fr)", columnGap: space.sm },
        },
      },
    },
  },
});

/** If the text would be narrower than a title's longest word, the price goes below it. */
export const wordsAndPrice = style({
  gridArea: "wordsAndPrice",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "inherit",
  columnGap: "inherit",
  rowGap: space.xxs,
  minWidth: 0,
});

export const media = style({
  gridArea: "media",
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "1 / 1",
  overflow: "hidden",
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const image = style(covering);
/** The paper, whole: the image fills it. */
export const cropped = recipe({
  base: { position: "absolute", inset: 0, margin: "auto", objectFit: "cover" },
  variants: { lies: { true: { width: "100%" }, false: { height: "100%" } } },
});
export const body = style({
  gridArea: "body",
  display: "grid",
  gap: space.xxs,
  justifyItems: "start",
  minWidth: 0,
  flex: `1 1 ${narrowest}`,
  // A file name has no break opportunity.
  overflowWrap: "anywhere",
});
/** Quantity and price share a line, or take two if the figures are long; with more room each has its column. */
export const foot = style({
  gridArea: "foot",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.sm,
  "@container": { [oneLine]: { display: "contents" } },
});

export const controls = style({ gridArea: "controls" });
export const price = style({
  gridArea: "price",
  marginInlineStart: "auto",
  textAlign: "end",
  "@container": { [oneLine]: { alignSelf: "center" } },
});
export const action = style({ gridArea: "action", justifySelf: "end" });

export const bodySkeleton = style({
  gridArea: "body",
  display: "grid",
  gap: space.xxs,
  flex: `1 1 ${narrowest}`,
  minWidth: 0,
});
export const priceSkeleton = style({
  gridArea: "price",
  width: "4.5rem",
  "@container": { [oneLine]: { width: "5.5rem" } },
});

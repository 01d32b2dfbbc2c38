import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { asksRoom, room } from "../theme/room.ts";

const { space } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@container": {
    [room.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 24rem)", columnGap: space.xxl },
  },
});

/** Its descendants query the width of the column, not of the page. */
export const content = style(asksRoom);

/** Sticky while the content scrolls, below the top bar. */
export const aside = recipe({
  base: {
    minWidth: 0,
    "@container": {
      [room.desktop]: { position: "sticky", top: `calc(${vars.size.target} + ${space.sm} + ${space.lg})` },
    },
  },
  variants: {
    /** An aside taller than the screen scrolls on its own: its end would otherwise show at the page's end only. */
    scrolls: {
      true: {
        "@container": {
          [room.desktop]: {
            maxHeight: `calc(100vh - ${vars.size.target} - ${space.sm} - 2 * ${space.lg})`,
            overflowY: "auto",
          },
        },
      },
    },
  },
});

import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";
import { gutters, windowWidth } from "../theme/windowWidth.ts";

const { size, space } = vars;

export const page = recipe({
  base: {
    ...gutters(space.md),
    paddingTop: space.lg,
    paddingBottom: space.xxl,
    "@media": {
      [windowWidth.tablet]: { ...gutters(space.lg), paddingTop: space.xl, paddingBottom: space.xxxl },
      [windowWidth.desktop]: gutters(space.xl),
      // Keeps a ticket on one page.
      print: { paddingBlock: 0 },
    },
  },
  variants: {
    compact: {
      true: { paddingTop: space.xxs, "@media": { [windowWidth.tablet]: { paddingTop: space.xs } } },
    },
  },
});

export const content = recipe({
  base: {
    ...asksRoom,
    display: "flex",
    flexDirection: "column",
    gap: space.lg,
    marginInline: "auto",
    // A container cannot break across printed pages: it would start on the second.
    "@media": { [windowWidth.tablet]: { gap: space.xl }, print: { containerType: "normal" } },
  },
  variants: {
    compact: { true: { gap: space.xs, "@media": { [windowWidth.tablet]: { gap: space.xs } } } },
    width: {
      form: { maxWidth: size.form },
      reading: { maxWidth: size.reading },
      page: { maxWidth: size.page },
      wide: { maxWidth: size.pageWide },
    },
  },
});

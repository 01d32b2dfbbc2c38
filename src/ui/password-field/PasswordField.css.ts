import { style } from "@vanilla-extract/css";
import { control, roomAtEnd } from "../field/Field.css.ts";

/** Hides Edge's own reveal button next to ours. */
export const password = style([
  control,
  roomAtEnd,
  {
    selectors: { "&::-ms-reveal, &::-ms-clear": { display: "none" } },
  },
]);

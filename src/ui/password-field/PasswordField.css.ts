import { style } from "@vanilla-extract/css";
import { control, roomAtEnd } from "../field/Field.css.ts";

/** Edge draws an eye of its own beside ours. */
export const password = style([
  control,
  roomAtEnd,
  {
    selectors: { "&::-ms-reveal, &::-ms-clear": { display: "none" } },
  },
]);

import { style } from "@vanilla-extract/css";

/** Edge draws an eye of its own beside ours. */
export const password = style({
  selectors: { "&::-ms-reveal, &::-ms-clear": { display: "none" } },
});

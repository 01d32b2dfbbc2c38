import { style } from "@vanilla-extract/css";
import { control, roomAtEnd } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

export const select = style([
  control,
  roomAtEnd,
  {
    appearance: "none",
    cursor: "pointer",
    textOverflow: "ellipsis",
    selectors: {
      // The placeholder is not a value.
      "&:has(option[value='']:checked):enabled": { color: vars.color.inkMuted },
    },
  },
]);

/** Options in the system's list keep the normal text colour. */
export const option = style({ color: vars.color.ink });

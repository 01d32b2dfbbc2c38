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
      // The placeholder is no answer.
      "&:has(option[value='']:checked):enabled": { color: vars.color.inkMuted },
    },
  },
]);

/** The system's list is not the field: its lines keep the ink. */
export const option = style({ color: vars.color.ink });

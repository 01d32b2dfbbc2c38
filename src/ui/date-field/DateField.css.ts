import { style } from "@vanilla-extract/css";
import { control } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

const { size, space } = vars;

export const input = style([
  control,
  {
    // Safari on iOS draws a centred button of its own width otherwise.
    appearance: "none",
    height: size.target,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&::-webkit-date-and-time-value": { textAlign: "start" },
      // The browser's calendar, as large as any other target.
      "&::-webkit-calendar-picker-indicator": {
        width: size.icon,
        height: size.icon,
        padding: `calc((${size.target} - ${size.icon}) / 2)`,
        marginBlock: `calc(-1 * ${space.sm})`,
        marginInlineEnd: `calc(-1 * ${space.sm})`,
        cursor: "pointer",
      },
    },
  },
]);

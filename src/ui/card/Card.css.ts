import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { room } from "../theme/room.ts";

export const card = recipe({
  base: {
    minWidth: 0,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
  },
  variants: {
    tone: {
      surface: {},
      sunken: { background: vars.color.sunken, borderColor: "transparent" },
      accent: { borderColor: vars.color.accentInk, background: vars.color.accentSoft },
    },
    space: {
      none: { padding: vars.space.none },
      sm: { padding: vars.space.sm },
      md: { padding: vars.space.md },
      lg: { padding: vars.space.lg, "@container": { [room.narrowPhone]: { padding: vars.space.sm } } },
    },
  },
});

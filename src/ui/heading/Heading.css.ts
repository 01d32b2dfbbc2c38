import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { level } from "../theme/level.ts";

const { color, font, weight } = vars;

export const heading = recipe({
  base: { fontFamily: font.title, fontWeight: weight.title, textWrap: "balance" },
  variants: {
    size: {
      title1: level("title1"),
      title2: level("title2"),
      title3: level("title3"),
      title4: level("title4"),
    },
    tone: {
      ink: { color: color.ink },
      muted: { color: color.inkMuted },
      onInverse: { color: color.onInverse },
      inherit: { color: "inherit" },
    },
    align: { start: { textAlign: "start" }, center: { textAlign: "center" } },
  },
});

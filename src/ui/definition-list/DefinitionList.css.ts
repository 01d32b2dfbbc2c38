import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";

export const list = style({ ...asksRoom, display: "grid" });

export const pair = style({
  display: "grid",
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@container": { "(min-width: 20em)": { gridTemplateColumns: "minmax(7rem, 1fr) minmax(0, 2fr)" } },
});

/** An e-mail address has no space to break at. */
globalStyle(`${pair} > dd`, { overflowWrap: "anywhere" });

export const term = style({
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.body.line,
});
